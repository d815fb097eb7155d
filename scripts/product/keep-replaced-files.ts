import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const dayMs = 24 * 60 * 60_000
/** Files that have other names when their content is another one. */
const hashed = '{assets/*,*-????????.cjs}'

/**
 * Of Vite and Rolldown: keeps the files of earlier builds beside those of the new one for a day. Pages that were opened before
 * an update still ask for them, and so does a server that runs on until it is started again. A list says since when each is replaced.
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
      for (const file of globSync(hashed, { cwd: dir }).map((path) => path.replaceAll('\\', '/'))) {
        if (file in bundle) continue
        const since = known[file] ?? now()
        if (now() - since > dayMs) rmSync(join(dir, file))
        else replaced[file] = since
      }
      writeFileSync(list, JSON.stringify(replaced))
    },
  }
}
