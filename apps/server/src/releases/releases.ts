import { readFileSync } from 'node:fs'
import { isOlderVersion } from '@quizly/domain'

/**
 * What a version promised: the description of its API, without prose, and what its settings are if nobody sets them. A
 * release adds its own: `commands/describe-release.ts` writes it.
 */
export type Release = { api: object; defaults: Record<string, unknown> }

const files: Record<string, URL> = { '0.2.0': new URL('./0.2.0.txt', import.meta.url) }

/** That of the newest release that is not newer than this version; undefined if there is none. */
export function findRelease(version: string): { version: string; release: Release } | undefined {
  const found = Object.entries(files)
    .filter(([each]) => !isOlderVersion(version, each))
    .reduce<[string, URL] | undefined>(
      (newest, each) => (newest && isOlderVersion(each[0], newest[0]) ? newest : each),
      undefined,
    )
  return found && { version: found[0], release: JSON.parse(readFileSync(found[1], 'utf8')) as Release }
}
