// Plan mode of Traps, loaded when somebody first plans.
export { Answers as Planner } from '../answers.svelte'
export { default as Panel } from './PlanPanel.svelte'
