// Plain JavaScript without dependencies: whatever starts, builds or tests calls it first.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = 'packages/words/src'
const stamp = join(root, 'packages/words/dist/.sources')

/**
 * Compiles the translations unless their modules are those of the sources. False if one cannot be compiled; what is
 * wrong was printed then.
 *
 * @param {string} [node] The path of a Node that runs TypeScript.
 * @returns {boolean}
 */
export function ensureWords(node = process.execPath) {
  const hash = hashOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true
  const { status } = spawnSync(node, [join(root, 'scripts/words/main.ts'), 'compile'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) return false
  writeFileSync(stamp, hash)
  return true
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const folder of ['scripts/words', sources, ...tags().map((tag) => `${sources}/${tag}`)])
    for (const name of readdirSync(join(root, folder)).toSorted())
      if (/(?<!\.test)\.(?:ts|json)$/.test(name)) {
        hash
          .update(`${folder}/${name}\0`)
          .update(readFileSync(join(root, folder, name)))
          .update('\0')
      }
  return hash.digest('hex')
}

/** For what cannot do without them. */
export function requireWords() {
  if (!ensureWords()) throw new Error('The translations could not be compiled; the reasons are above.')
}

const tags = () =>
  readdirSync(join(root, sources), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name)
    .toSorted()
