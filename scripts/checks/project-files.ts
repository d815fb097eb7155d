import { globSync } from 'node:fs'

const madeByTools = /(^|\/)(node_modules|dist|test-results)(\/|$)/

/**
 * The project's own files that match a pattern, as paths from its root, without generated and installed ones.
 */
export function projectFiles(pattern: string): string[] {
  return globSync(pattern, { exclude: (path) => madeByTools.test(path) })
}
