import type { TextToDraw } from '@quizly/domain'
import type { Answered, Asked } from './child.ts'
import { drawText } from './draw-text.ts'
import type { DrawnOrNot } from './drawn.ts'

/** The process that draws: it answers one message for each text, and ends with its parent. */
process.on('message', ({ id, job }: Asked<TextToDraw>) => {
  process.send?.({ id, found: drawText(job) } satisfies Answered<DrawnOrNot>)
})
// What it needs is loaded now, which the first text does not pay for.
process.send?.('ready')
process.on('disconnect', () => process.exit())
