import { readFileSync } from 'node:fs'

/** The commands that the page about operating gives for a way, below its mark. */
export function commandsOf(way: string): string[] {
  const page = readFileSync('docs/operating.md', 'utf8')
  const [, block = ''] = page.split(`<!-- way: ${way} -->`)[1]?.split(/```(?:sh)?\n/) ?? []
  const lines = block.split('\n').filter(Boolean)
  if (lines.length === 0) throw new Error(`docs/operating.md has no commands for the way ${way}.`)
  return lines
}
