import { readFileSync } from 'node:fs'
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApiDocument } from '@quizly/contract'
import { markBy, type Question } from '@quizly/domain'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readConfig, readDatabase } from '../../config/config.ts'
import { moveData } from '../../db/copies/move-data.ts'
import { migrations } from '../../db/migrations/all-migrations.ts'
import { makeScratch, type Scratch } from '../../db/upgrades/scratch.ts'
import { inFile, unpackFixtureDatabase } from '../../testing/fixture-databases/fixture-database.ts'
import { createDatabase, newDatabaseName } from '../../testing/postgres/databases.ts'
import { urlOf } from '../../testing/postgres/long-lived-server.ts'
import { serverArguments } from '../../../../../scripts/server-program.mjs'
import { runServerProcess } from '../../testing/processes/server-process.ts'
import { regradeAll } from './marks.ts'
import { differencesOf, runDry } from './dry-run.ts'
import { reportOf } from './report.ts'

let folder: string
let fixture: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizly-dry-tests-'))
  fixture = join(folder, 'kept.db')
  await unpackFixtureDatabase(fixture)
})
afterAll(() => rm(folder, { recursive: true }))

const api = openApiDocument({ title: 'Quizly', version: '0.3.0' })
const program = { to: '0.3.0', api, defaults: readConfig({}) }

async function on<T>(
  from: Parameters<typeof makeScratch>[0],
  use: (scratch: Scratch) => Promise<T>,
  known?: Record<string, Migration>,
): Promise<T> {
  const scratch = await makeScratch(from, { known })
  try {
    return await use(scratch)
  } finally {
    await scratch.remove()
  }
}

/** The fixture database, changed by a statement. */
async function changed(name: string, ...statements: string[]): Promise<string> {
  const file = join(folder, `${name}.db`)
  await copyFile(fixture, file)
  inFile(file, (database) => {
    for (const statement of statements) database.prepare(statement).run()
  })
  return file
}

const dryRunFile = (file: string, known?: Record<string, Migration>) =>
  on({ engine: 'sqlite', file }, (scratch) => runDry(scratch, program), known)

describe('with the store of the version before', () => {
  test('nothing would change for anybody, and the store is only read', async () => {
    const before = readFileSync(fixture)
    const dryRun = await dryRunFile(fixture)
    expect(differencesOf(dryRun)).toEqual([])
    const [first, ...rest] = reportOf(dryRun, fixture).split('\n')
    expect(first).toBe('Nothing would change for anybody.')
    expect(rest.join('\n')).toContain('Marked again         1,039 results')
    expect(dryRun.questions).toMatchObject({ revisions: 18, texts: 1 })
    expect(dryRun.apiOf).toBe('0.2.0')
    expect(readFileSync(fixture).equals(before)).toBe(true)
    expect((await readdir(tmpdir())).filter((name) => name.startsWith('quizly-dry-run-'))).toEqual([])
  })

  const host = inject('postgresHost')
  test.runIf(host)('nothing would change either if it is on postgres', async () => {
    const name = newDatabaseName()
    await createDatabase(host, name)
    const database = readDatabase(urlOf(host, name))
    const { target } = await moveData({ from: { engine: 'sqlite', file: fixture }, to: database })
    // A server goes on with it meanwhile.
    await on(database, async (scratch) => {
      const dryRun = await runDry(scratch, program)
      expect([differencesOf(dryRun), dryRun.marks.results, dryRun.from]).toEqual([[], 1_039, '0.2.0'])
    })
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      target.db,
    )
    expect(rows.at(-1)?.name).toBe('0005-draft-marks')
    await target.close()
  })

  test('a rule that marks otherwise is found, with exactly those whom it concerns', async () => {
    // It takes Roma for Rome, where nobody has marked by hand.
    const lenient: typeof markBy = (key, seen, answers, byHand) => {
      const questions = key.questions.map((question): Question =>
        question.correctAnswers[0] === 'Rome' && question.type === 'write'
          ? { ...question, marking: { ...question.marking, also: [['Roma']] } }
          : question,
      )
      return markBy({ ...key, questions }, seen, answers, byHand)
    }
    const concerned = inFile(fixture, (database) =>
      database
        .prepare<[], { id: string }>(
          `select attempts.id from attempts, json_each(answers) as answer
           where state = 'submitted' and answer.value ->> 'selectedOption' = 'Roma'
             and coalesce(by_hand, '') not like '%' || (answer.value ->> 'questionId') || '%' order by attempts.id`,
        )
        .all(),
    )
    expect(concerned.length).toBeGreaterThan(50)
    await on({ engine: 'sqlite', file: fixture }, async (scratch) => {
      const marks = await regradeAll(scratch.after.db, lenient)
      expect(marks.scores.map(({ attemptId }) => attemptId)).toEqual(concerned.map(({ id }) => id))
      expect(marks.scores[0]).toMatchObject({
        quiz: 'Cells',
        questions: [5],
        before: '4 of 6',
        after: '5 of 6',
      })
      expect([marks.outcomes, marks.unreadable]).toEqual([[], []])
      const whole = { ...(await runDry(scratch, program)), marks }
      const report = reportOf(whole, fixture).split('\n')
      expect(report[0]).toBe(`${concerned.length} scores would change.`)
      expect(report).toContainEqual(
        expect.stringMatching(/^ {2}Student \d+, “Cells”: \d of 6 → \d of 6 \(question 5\)$/),
      )
    })
  })
})

describe('what is stored otherwise than this version would store it is found', () => {
  test('results, questions, texts and what a quiz is', async () => {
    const ofFormatted = `where questions like '%"format"%' and revision = 1`
    const file = await changed(
      'otherwise',
      `update attempts set score = score - 1 where id = (select min(id) from attempts where score > 0)`,
      `update attempts set answers = 'x' where id = (select max(id) from attempts where score > 0)`,
      `update attempts set outcomes = (select outcomes from attempts as other where other.quiz_id = attempts.quiz_id
         and other.score = attempts.score and other.outcomes <> attempts.outcomes limit 1)
       where id = (select max(one.id) from attempts as one, attempts as two where one.by_hand is null
         and two.quiz_id = one.quiz_id and two.score = one.score and two.outcomes <> one.outcomes
         and one.quiz_id = (select id from quizzes where title = 'Cells'))`,
      `update quiz_revisions set questions = replace(questions, '\\"leaves\\"', '\\"trees\\"') ${ofFormatted}`,
      `update quiz_revisions set questions = replace(questions, 'are prime?"', 'are prime? "') ${ofFormatted}`,
      `update quizzes set traits = null where title = 'Points of every kind'`,
    )
    const dryRun = await dryRunFile(file)
    expect(differencesOf(dryRun).map(({ kind, count }) => [kind, count])).toEqual([
      ['scores', 1],
      ['outcomes', 1],
      ['unreadable', 1],
      ['revisions', 1],
      ['texts', 1],
      ['traits', 1],
    ])
  })

  test('what a change of tables does to rows', async () => {
    const up: Migration['up'] = async (db) => {
      await sql`delete from sessions where token_hash = (select min(token_hash) from sessions)`.execute(db)
      await sql`update quiz_roles set role = 'viewer' where quiz_id = (select min(quiz_id) from quiz_roles)`.execute(
        db,
      )
      await sql`update quizzes set result_release = 'by-hand' where title = 'Cells'`.execute(db)
    }
    const dryRun = await dryRunFile(fixture, { ...migrations, '9999-next': { up } })
    expect(differencesOf(dryRun).map(({ kind, count }) => [kind, count])).toEqual([
      ['sessions', 1],
      ['roles', 1],
      ['quiz-settings', 1],
    ])
    expect(reportOf(dryRun, fixture)).toMatch(
      /^1 person would have to log in again; 1 role would change; 1 quiz would have other settings\.\n/,
    )
  })
})

test('the command ends with 3 if anything would be otherwise, else with 0; with 1 if it could not be done', async () => {
  const run = (...args: string[]) =>
    runServerProcess({}, [...serverArguments({}), 'upgrade-dry-run', ...args])
  const scored = `update attempts set score = score + 1 where score = 1 and total_questions = 2`
  const file = await changed('command', scored)
  const [out, metrics] = [join(folder, 'report.json'), join(folder, 'dry-run.prom')]
  const [found, same, none] = await Promise.all([
    run('--from', file, '--out', out, '--metrics', metrics),
    run('--from', `sqlite:${fixture}`),
    run('--from', join(folder, 'none.db')),
  ])
  const report = JSON.parse(readFileSync(out, 'utf8')) as { isSame: boolean; marks: { scores: object[] } }
  const { length } = report.marks.scores
  expect([found.code, report.isSame]).toEqual([3, false])
  expect(found.output).toMatch(new RegExp(`^${length} scores would change\\.\n`))
  expect(readFileSync(metrics, 'utf8')).toContain(
    `quizly_rehearsal_differences{kind="all",version="0.3.0"} ${length}\n`,
  )
  expect(same).toEqual({ code: 0, output: expect.stringMatching(/^Nothing would change for anybody\.\n/) })
  expect(none).toEqual({ code: 1, output: `There is no file ${join(folder, 'none.db')}.\n` })
})
