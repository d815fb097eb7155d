import { drawText } from './draw-text.ts'
import type { Job, Reply } from './drawn.ts'

/** The process that draws: it answers one message for each text, and ends with its parent. */
process.on('message', ({ id, text }: Job) => {
  process.send?.({ id, drawn: drawText(text) } satisfies Reply)
})
// What it needs is loaded now, which the first text does not pay for.
process.send?.('ready')
process.on('disconnect', () => process.exit())
