// Plan mode of The Lady and the Tiger: Labyrinth, loaded when somebody first plans.
export { Swaps as Planner } from './planner.svelte'
export { default as Panel } from './PlanPanel.svelte'
