// Measures Quizly beside the bare limits of the same machine: `npm run bench`, or `npm run bench -- --quick` to see
// whether it works. The results are kept in results/; those of a quick run are not, as they mean nothing.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { separateCores } from './processes/cores.ts'
import { describeSetting } from './report/machine.ts'
import { toMarkdown } from './report/markdown.ts'
import { measureSheets } from './scenarios/sheets.ts'
import { measureSubmissions } from './scenarios/submissions.ts'
import { fullSizes, quickSizes } from './sizes.ts'

const isQuick = process.argv.includes('--quick')
const sizes = isQuick ? quickSizes : fullSizes
const cache = fileURLToPath(new URL('.cache', import.meta.url))
const results = isQuick ? join(cache, 'quick') : fileURLToPath(new URL('results', import.meta.url))

mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'run-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

try {
  // A browser needs more than one core.
  const sheets = await measureSheets(folder, sizes)
  const place = { cores: separateCores(), folder }
  const setting = describeSetting(place.cores, folder)
  const sections = [await measureSubmissions(place, sizes), ...sheets]
  const text = toMarkdown(setting, sections)
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, 'latest.json'), `${JSON.stringify({ setting, sections }, null, 2)}\n`)
  writeFileSync(join(results, 'latest.md'), text)
  console.log(text)
} catch (error) {
  console.error(error)
  process.exit(1)
}
