declare module 'game-icon:*' {
  const outline: string
  export default outline
}
declare module 'coin-icon:*' {
  const outline: string
  export default outline
}

/** Where the files of Python lie, of a page without a server (`build/python.js`). */
declare module 'virtual:python' {
  export const folder: string
  export const parts: Record<string, { file: string; modules: string[] }>
  export const sizes: { all: number; info: never }
}

/** What is answered without Python: files by the address of a request. */
declare module 'virtual:answers' {
  export const prepared: Record<string, string>
}
