import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const dayMs = 24 * 60 * 60_000

/**
 * Keeps the files of earlier builds beside those of the new one for a day, because pages that were opened before an update
 * still ask for them. A list says since when each is replaced.
 */
export function keepReplacedFiles(now = Date.now): Plugin {
  return {
    name: 'keep-replaced-files',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    writeBundle({ dir = '' }, bundle) {
      const list = join(dir, '.replaced.json')
      const known = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, number>) : {}
      const replaced: Record<string, number> = {}
      for (const file of readdirSync(join(dir, 'assets')).map((name) => `assets/${name}`)) {
        if (file in bundle) continue
        const since = known[file] ?? now()
        if (now() - since > dayMs) rmSync(join(dir, file))
        else replaced[file] = since
      }
      writeFileSync(list, JSON.stringify(replaced))
    },
  }
}
