import { readFileSync } from 'node:fs'

/** The commands that the page about operating gives for a way, below its mark. */
export function commandsOf(distribution: string): string[] {
  const page = readFileSync('docs/operating.md', 'utf8')
  const [, block = ''] = page.split(`<!-- way: ${distribution} -->`)[1]?.split(/```(?:sh)?\n/) ?? []
  const lines = block.split('\n').filter(Boolean)
  if (lines.length === 0) throw new Error(`docs/operating.md has no commands for the way ${distribution}.`)
  return lines
}
