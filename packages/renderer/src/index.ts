export type { DrawnOrNot, Place, TextProblem } from './drawn.ts'
export { createPictureReader } from './pictures/picture-reader.ts'
export { createRenderer } from './renderer.ts'
export { RendererBusy } from './waiting-line.ts'
