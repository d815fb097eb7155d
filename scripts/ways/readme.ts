import { readFileSync } from 'node:fs'

/** The commands that the README gives for a way, below its mark. */
export function commandsOf(way: string): string[] {
  const readme = readFileSync('README.md', 'utf8')
  const [, block = ''] = readme.split(`<!-- way: ${way} -->`)[1]?.split(/```(?:sh)?\n/) ?? []
  const lines = block.split('\n').filter(Boolean)
  if (lines.length === 0) throw new Error(`The README has no commands for the way ${way}.`)
  return lines
}
