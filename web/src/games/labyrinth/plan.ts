// Plan mode of Labyrinth, loaded when somebody first plans.
export { Planner } from './planner.svelte'
export { default as Panel } from './PlanPanel.svelte'
