import type { TextToRender } from '@quizly/domain'
import type { Answered, JobRequest } from './child.ts'
import type { RenderedText } from './rendered.ts'

/** A process that does what the text says. */
const actions: Record<string, () => unknown> = {
  hang: () => {
    for (;;);
  },
  die: () => process.exit(1),
  grow: () => {
    const kept: number[][] = []
    for (;;) kept.push(Array.from({ length: 100_000 }, () => kept.length))
  },
}

process.send?.('ready')
process.on('message', ({ id, job: { source } }: JobRequest<TextToRender>) => {
  actions[source]?.()
  process.send?.({
    id,
    found: { nodes: JSON.stringify([source]), formulas: [], count: 1 },
  } satisfies Answered<RenderedText>)
})
