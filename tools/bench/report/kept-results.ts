import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Measured, toMarkdown } from './markdown.ts'

/** Of those that come first; the others follow. */
const order = [
  'submissions',
  'slow-disk',
  'logins',
  'bell',
  'bell-on-all-cores',
  'postgres',
  'growth',
  'quiz-list',
  'exports',
  'regrading',
  'analysis',
  'streams',
  'starts',
  'blocking',
  'sheets',
  'formats',
  'home-page',
  'login-page',
  'signin-page',
  'join-page',
  'quiz-page',
  'result-page',
  'first-press',
  'page-at-once',
  'keys',
]

/** Replaces a scenario's last results, as JSON and for people. */
export function keepResults(folder: string, name: string, measured: Measured): void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'latest.json')
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Measured>) : {}
  const all = { ...kept, [name]: measured }
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
  const names = [...new Set([...order, ...Object.keys(all)])]
  writeFileSync(join(folder, 'latest.md'), toMarkdown(names.flatMap((each) => all[each] ?? [])))
}
