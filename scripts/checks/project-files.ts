import { globSync } from 'node:fs'

const madeByTools = /(^|\/)(node_modules|dist|test-results)(\/|$)/

/** The project's own files that fit a pattern, as paths from its root, without what tools have made or installed. */
export function projectFiles(pattern: string): string[] {
  return globSync(pattern, { exclude: (path) => madeByTools.test(path) })
}
