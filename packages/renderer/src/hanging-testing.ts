import type { Job, Reply } from './drawn.ts'

/** A process that does what the text says. */
const acts: Record<string, () => unknown> = {
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
process.on('message', ({ id, text }: Job) => {
  acts[text.source]?.()
  process.send?.({ id, drawn: { nodes: [text.source], formulas: [] } } satisfies Reply)
})
