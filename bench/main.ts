// Measures Quizly beside the bare limits of the same machine: `npm run bench`, or `npm run bench -- --quick` to see
// whether it works. Names of scenarios (`npm run bench -- bell growth`) measure those alone. The results of everything
// are kept in results/; those of a part are printed, and those of a quick run mean nothing.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { separateCores } from './processes/cores.ts'
import { openSqliteEngine, startPostgresEngine } from './processes/engines.ts'
import { describeSetting } from './report/machine.ts'
import { toMarkdown } from './report/markdown.ts'
import type { Section } from './report/section.ts'
import { measureBell } from './scenarios/bell.ts'
import { measureGrowth } from './scenarios/growth.ts'
import { measureLogins } from './scenarios/logins.ts'
import { measurePages } from './scenarios/pages.ts'
import { measureSheets } from './scenarios/sheets.ts'
import { measureStarts } from './scenarios/starts.ts'
import { measureSubmissions } from './scenarios/submissions.ts'
import { fullSizes, quickSizes } from './sizes.ts'

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isQuick = process.argv.includes('--quick')
const sizes = isQuick ? quickSizes : fullSizes
const cache = fileURLToPath(new URL('.cache', import.meta.url))
const results = isQuick ? join(cache, 'quick') : fileURLToPath(new URL('results', import.meta.url))

mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'run-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

const isWanted = (name: string) => names.length === 0 || names.includes(name)

try {
  // A browser needs more than one core.
  const sheets = isWanted('sheets') ? await measureSheets(folder, sizes) : []
  const pages = isWanted('pages') ? await measurePages(folder, sizes) : []
  const place = { cores: separateCores(), folder }
  const setting = describeSetting(place.cores, folder)
  const sections: Section[] = []
  if (isWanted('submissions')) sections.push(await measureSubmissions(place, sizes))
  if (isWanted('logins')) sections.push(await measureLogins(place, sizes))
  if (isWanted('bell')) {
    sections.push(await measureBell(place, openSqliteEngine(place), sizes))
    const postgres = await startPostgresEngine(place)
    if (postgres) {
      sections.push(await measureBell(place, postgres, sizes))
      await postgres.stop()
    }
  }
  if (isWanted('growth')) sections.push(await measureGrowth(place, sizes))
  if (isWanted('starts')) sections.push(await measureStarts(place, sizes))
  sections.push(...sheets, ...pages)
  const text = toMarkdown(setting, sections)
  if (names.length === 0) {
    mkdirSync(results, { recursive: true })
    writeFileSync(join(results, 'latest.json'), `${JSON.stringify({ setting, sections }, null, 2)}\n`)
    writeFileSync(join(results, 'latest.md'), text)
  }
  console.log(text)
} catch (error) {
  console.error(error)
  process.exit(1)
}
