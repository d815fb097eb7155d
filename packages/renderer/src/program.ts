import type { TextToRender } from '@quizly/domain'
import type { Answered, JobRequest } from './child.ts'
import { renderAsJson } from './render-text.ts'
import type { RenderedText } from './rendered.ts'

/** The process that renders: it answers one message for each text, and ends with its parent. */
process.on('message', ({ id, job }: JobRequest<TextToRender>) => {
  process.send?.({ id, found: renderAsJson(job) } satisfies Answered<RenderedText>)
})
// What it needs is loaded now, which the first text does not pay for.
process.send?.('ready')
process.on('disconnect', () => process.exit())
