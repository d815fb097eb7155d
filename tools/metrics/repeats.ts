import type { Source } from './sources.ts'

const shortest = 6

const tells = (line: string) => /\w/.test(line) && !/^(import |export \{|\/?\*|\/\/)/.test(line)

/** The pairs of files that share six lines in a row. Imports, comments and lone brackets do not count. */
export function repeatedPairs(sources: readonly Source[]): string[] {
  const places = new Map<string, Set<string>>()
  for (const { path, text } of sources) {
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter(tells)
    for (let first = 0; first + shortest <= lines.length; first += 1) {
      const run = lines.slice(first, first + shortest).join('\n')
      places.set(run, (places.get(run) ?? new Set()).add(path))
    }
  }
  const pairs = new Set<string>()
  for (const paths of places.values()) {
    const all = [...paths].toSorted()
    for (const [index, one] of all.entries())
      for (const other of all.slice(index + 1)) pairs.add(`${one} ~ ${other}`)
  }
  return [...pairs]
}
