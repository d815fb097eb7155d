export type { DrawnOrNot, Place, TextProblem } from './drawn.ts'
export { createRenderer, RendererBusy } from './renderer.ts'
