// Tries each way of running Quizly from nothing to the first result: `npm run distributions`, or `npm run distributions -- single-file`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLongLivedServer } from '../../apps/server/src/testing/postgres/long-lived-server.ts'
import { tryImage } from './image.ts'
import { tryPacked } from './packed.ts'
import { trySingleFile } from './single-file.ts'
import { tryTwice } from './twice.ts'

const distributions: Record<string, (folder: string) => Promise<string[]>> = {
  packed: tryPacked,
  'single-file': async (folder) => {
    const server = await startLongLivedServer().catch(() => undefined)
    try {
      return await trySingleFile(folder, server?.host)
    } finally {
      await server?.remove()
    }
  },
  image: tryImage,
  twice: tryTwice,
}

const requested = process.argv.slice(2)
const unknown = requested.find((name) => !(name in distributions))
if (unknown) {
  console.error(`There is no distribution "${unknown}": ${Object.keys(distributions).join(', ')}.`)
  process.exit(2)
}
const counts = { passed: 0, failed: 0 }
for (const [name, attempt] of Object.entries(distributions)) {
  if (requested.length > 0 && !requested.includes(name)) continue
  const folder = mkdtempSync(join(tmpdir(), `quizly-distributions-`))
  try {
    const findings = await attempt(folder)
    console.log([`✓ ${name}`, ...findings.map((finding) => `    ${finding}`)].join('\n'))
    counts.passed += 1
  } catch (error) {
    console.log(`✗ ${name}\n    ${error instanceof Error ? error.message : String(error)}`)
    counts.failed += 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed > 0 ? 1 : 0)
