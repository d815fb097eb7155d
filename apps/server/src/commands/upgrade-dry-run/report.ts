import { shownVersion } from '@quizly/domain'
import type { OtherResult } from './marks.ts'
import { differencesOf, type DryRun } from './dry-run.ts'

/** More are only in the file. */
const maxListed = 200

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`

/** For people. The first line says whether anything would change. */
export function reportOf(dryRun: DryRun, location: string): string {
  const { from, to, copySeconds, migrateSeconds, checkSeconds, bytes, steps, marks, questions } = dryRun
  const differences = differencesOf(dryRun)
  const sentences = differences.map(({ count: number, says }) => {
    const [one = '', many = ''] = says.split('|')
    const [, ...verb] = many.split(' would ')
    return `${number.toLocaleString('en')} ${number === 1 && one ? `${one}${verb.length > 0 ? ` would ${verb.join(' would ')}` : many.slice(many.indexOf(' could '))}` : many}`
  })
  const first = sentences.length === 0 ? 'Nothing would change for anybody.' : `${sentences.join('; ')}.`
  return [
    first,
    '',
    `From Quizly ${shownVersion(from)} to ${shownVersion(to)}, on a copy of ${location}, which was only read.`,
    row('Copied and checked', `${inMB(bytes)} in ${seconds(copySeconds)}`),
    row('Brought up to date', `${count(steps.length, 'change')} of tables in ${seconds(migrateSeconds)}`),
    row('Room for that', `${inMB(3 * bytes)}, with the copy that is kept`),
    row('Marked again', count(marks.results, 'result')),
    row(
      'Read and written',
      `${count(questions.revisions, 'revision')}, ${count(questions.questions, 'question')}`,
    ),
    row('Drawn again', count(questions.texts, 'formatted text')),
    row(
      'API compared with',
      dryRun.apiOf ? `Quizly ${shownVersion(dryRun.apiOf)}` : 'nothing: no description is kept',
    ),
    row('All checks', seconds(checkSeconds)),
    ...listOf('Scores that would change', marks.scores.map(resultLine)),
    ...listOf('Results with other questions right', marks.outcomes.map(resultLine)),
    ...listOf('Attempts that could not be read', marks.unreadable),
    ...listOf('Questions that would be stored otherwise', questions.written.map(placeLine)),
    ...listOf('Questions that would look otherwise', questions.drawn.map(placeLine)),
    ...listOf(
      'Questions that could not be saved again',
      questions.refused.map((each) => `${placeLine(each)}: ${each.why}`),
    ),
    ...listOf(
      'Quizzes that would be announced otherwise',
      questions.traits.map(({ quiz }) => `“${quiz}”`),
    ),
    ...listOf(
      'Stored rows that would change',
      dryRun.rows.map(({ table, column, rows }) => `${table}, ${column}: ${count(rows, 'row')}`),
    ),
    ...listOf('The API', dryRun.calls),
    ...listOf('Settings', dryRun.settings),
  ].join('\n')
}

const row = (name: string, value: string) => `  ${name.padEnd(20)} ${value}`
const seconds = (value: number) => `${value.toFixed(1)} s`
const inMB = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

function listOf(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const more = lines.length - maxListed
  return [
    '',
    `${title}:`,
    ...lines.slice(0, maxListed).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]
}

const placeLine = ({ quiz, revision, question }: { quiz: string; revision: number; question: number }) =>
  `“${quiz}”, revision ${revision}, question ${question}`

function resultLine({ quiz, student, attempt, before, after, questions }: OtherResult): string {
  const who = student ?? 'somebody who has deleted the account'
  const which = attempt > 1 ? `, attempt ${attempt}` : ''
  return `${who}, “${quiz}”${which}: ${before} → ${after} (question ${questions.join(', ')})`
}
