// Plan mode of the card game, loaded when somebody first plans.
export { Scores as Planner } from './planner.svelte'
export { default as Panel } from './PlanPanel.svelte'
