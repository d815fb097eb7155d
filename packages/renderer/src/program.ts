import type { TextToDraw } from '@quizly/domain'
import type { Answered, Asked } from './child.ts'
import { drawAsJson } from './draw-text.ts'
import type { DrawnText } from './drawn.ts'

/** The process that draws: it answers one message for each text, and ends with its parent. */
process.on('message', ({ id, job }: Asked<TextToDraw>) => {
  process.send?.({ id, found: drawAsJson(job) } satisfies Answered<DrawnText>)
})
// What it needs is loaded now, which the first text does not pay for.
process.send?.('ready')
process.on('disconnect', () => process.exit())
