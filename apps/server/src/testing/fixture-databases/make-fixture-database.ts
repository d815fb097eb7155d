// Makes a store as a version leaves it after some weeks: node apps/server/src/testing/fixture-databases/make-fixture-database.ts FILE
// The same in every run. A release keeps one, packed, as `<version>.db.br`.
import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import {
  deleteAccount,
  deleteAttempt,
  getQuestions,
  giveExtraTime,
  listStudents,
  moveQuiz,
  nextAnswerToMark,
  putDraftMark,
  releaseMarks,
  setAllowance,
  undoRegrade,
  updateQuiz,
  verifyCode,
} from '@quizly/contract'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'
import { openToServe } from '../../db/open-store.ts'
import { createLog } from '../../log/log.ts'
import { createMovableClock } from '../movable-clock.ts'
import { seed, seededPassword } from '../seed.ts'
import { createSeededRandom } from '../seeded-random.ts'
import { createDesk } from './fixture-desk.ts'
import { plain, plainAnswers, weighted, weightedAnswers } from './fixture-school.ts'

const [, , file = ''] = process.argv
assert(file && !existsSync(file), 'Name a file that is not there yet')
const minuteMs = 60_000
const dayMs = 1_440 * minuteMs
const students = 310

const clock = createMovableClock()
const random = createSeededRandom('kept store')
const config = readConfig({ DATABASE_URL: `sqlite:${file}`, HOST: '127.0.0.1', RATE_LIMITS: 'off' })
const store = await openToServe(config.database, {})
const app = await buildApp({ store, clock, random, config, log: createLog('fatal'), sweepEveryMs: 3_600_000 })
const names = Array.from({ length: students }, (_, at) => `student${at + 1}`)
const { users } = await seed(
  store.db,
  {
    users: {
      ada: { role: 'admin', name: 'Ada' },
      mia: { role: 'admin', name: 'Mia' },
      ...Object.fromEntries(names.map((name) => [name, { name: `Student ${name.slice(7)}` }])),
    },
  },
  { clock, random },
)
const { ada } = users
const everybody = names.map((name) => users[name as 'ada'])

const desk = createDesk({ app, db: store.db, clock, ada })
const { send, asAda, openQuiz, begin, take, settings, revisionOf, regrade, attemptsOf, mark } = desk

// A plain quiz that was marked again in every way, edited, and marked by hand.
const cells = await openQuiz('Cells', plain)
for (const [turn, student] of everybody.entries()) await take(student, cells, plainAnswers, turn)
clock.advance(dayMs)
await regrade(cells, 0, { mode: 'new-key', correctAnswers: ['Rome'] })
await regrade(cells, 1, { mode: 'either-key', correctAnswers: ['2'] })
await regrade(cells, 2, { mode: 'answers', accepted: ['Green stuff', 'Chlorophyl'] })
await regrade(cells, 2, { mode: 'answers', refused: ['Chlorophyl'], mayLower: true })
await regrade(cells, 3, { mode: 'left-out' })
const { remarkingId: regradeId } = await regrade(cells, 5, { mode: 'full-marks' })
await send(undoRegrade, {
  ...asAda,
  params: { ...cells.params, remarkingId: regradeId },
  body: { baseRevision: await revisionOf(cells) },
})
const asStored = await send(getQuestions, { ...asAda, params: cells.params })
await send(updateQuiz, {
  ...asAda,
  params: cells.params,
  body: {
    questions: asStored.questions.map((question, index) =>
      index === 5
        ? { ...question, options: ['1', '2', '3', 'four'], correctAnswers: ['2', 'four'] }
        : question,
    ),
    baseRevision: asStored.revision,
  },
})
await mark(cells, 4, 3, 'correct')
await mark(cells, 4, 5, 'incorrect')
await mark(cells, 4, 7, { points: 0.5 })
await mark(cells, 4, 5, null)

// Several attempts, of which the last counts.
const tries = await openQuiz('Three tries', plain.slice(0, 4))
await settings(tries, { attempts: 3, attemptCounts: 'last' })
for (let round = 1; round <= 3; round += 1) {
  for (const [turn, student] of everybody.slice(0, 100).entries()) {
    await take(student, tries, plainAnswers, turn + round, round)
  }
  clock.advance(dayMs)
}
await regrade(tries, 0, { mode: 'either-key', correctAnswers: ['London'] })

// Points, parts of them, essays that wait or were marked, shuffled.
const points = await openQuiz('Points of every kind', weighted)
await settings(points, { shuffleQuestions: true, shuffleOptions: true, resultRelease: 'by-hand' })
for (const [turn, student] of everybody.slice(0, 280).entries())
  await take(student, points, weightedAnswers, turn)
clock.advance(dayMs)
await regrade(points, 0, { mode: 'either-key', correctAnswers: ['Rome'] })
await regrade(points, 4, { mode: 'left-out' })
await regrade(points, 3, { mode: 'new-key', correctAnswers: ['20'] })
await mark(points, 6, 0, { points: 4.25 })
await mark(points, 2, 4, { points: 0.5 })
for (let marked = 0; marked < 40; marked += 1) {
  const { answer } = await send(nextAnswerToMark, {
    ...asAda,
    params: { ...points.params, questionId: points.ids[6] ?? '' },
  })
  if (!answer) break
  const { attemptId, hash } = answer
  await send(putDraftMark, {
    ...asAda,
    params: { attemptId, questionId: points.ids[6] ?? '' },
    body: { baseVersion: 0, hash, items: ['treaty'], adjustment: marked % 3, comment: '' },
  })
}
await send(releaseMarks, { ...asAda, params: points.params })

// One that still runs, with more time, cut off and closed by time.
const running = await openQuiz('Under way', plain.slice(0, 3))
await settings(running, { pages: 'forward-only', shuffleQuestions: true })
await send(setAllowance, {
  ...asAda,
  params: running.params,
  body: { email: 'student2@example.org', percent: 25, everywhere: true },
})
for (const [turn, student] of everybody.slice(0, 60).entries())
  await take(student, running, plainAnswers, turn)
for (const student of everybody.slice(60, 90)) await begin(student, running)
await send(giveExtraTime, {
  ...asAda,
  params: running.params,
  body: { _id: 'more', reach: 'running', minutes: 5, reason: 'The bell was early' },
})
clock.advance(40 * minuteMs)
for (const student of everybody.slice(90, 120)) await begin(student, running)
for (const student of everybody.slice(120, 125)) {
  await send(verifyCode, { token: student.token, body: { secretCode: running.secretCode } })
}

// What was deleted, archived and put into the bin.
const { students: listed } = await send(listStudents, { ...asAda, params: cells.params })
const gone = listed[0]
assert(gone)
const [goneAttempt] = await attemptsOf(cells)
await send(deleteAttempt, {
  ...asAda,
  params: cells.params,
  body: { attemptId: goneAttempt?.id, reason: 'Took it for somebody else' },
})
for (const student of everybody.slice(40, 52)) {
  await send(deleteAccount, { token: student.token, body: { password: seededPassword } })
}
const old = await openQuiz('Last year', plain.slice(0, 2))
for (const [turn, student] of everybody.slice(200, 260).entries())
  await take(student, old, plainAnswers, turn)
await send(moveQuiz, { ...asAda, params: old.params, body: { to: 'archived' } })
const binned = await openQuiz('In the bin', plain.slice(0, 2))
await send(moveQuiz, { ...asAda, params: binned.params, body: { to: 'bin' } })

// Most sessions have ended, which also keeps the file small.
const fixture = everybody.slice(0, 5).map(({ _id }) => _id)
await store.db
  .deleteFrom('sessions')
  .where('user_id', 'not in', [ada._id, ...fixture])
  .execute()
const states = await store.db
  .selectFrom('attempts')
  .select(({ fn }) => ['state', fn.countAll<number>().as('n')])
  .groupBy('state')
  .execute()
console.log(states)
await app.close()
await store.close()
const packed = brotliCompressSync(readFileSync(file), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
writeFileSync(`${file}.br`, packed)
console.log(`${file}.br has ${Math.ceil(packed.length / 1024)} KiB`)
