declare module 'game-icon:*' {
  const outline: string
  export default outline
}
