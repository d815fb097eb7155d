export type { DrawnOrNot, TextProblem } from './drawn.ts'
export { createRenderer, RendererBusy } from './renderer.ts'
