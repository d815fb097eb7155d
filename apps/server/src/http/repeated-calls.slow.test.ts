import { allCalls, type CallName } from '@quizly/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tableKeys } from '../db/table-keys.ts'
import { anyEngine } from '../testing/engines.ts'
import { markingLoops } from '../testing/repeated/marking-loops.ts'
import { peopleLoops } from '../testing/repeated/people-loops.ts'
import { quizLoops } from '../testing/repeated/quiz-loops.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const loops = [...markingLoops, ...quizLoops, ...peopleLoops]

/** Calls that only read, or of which each makes something of its own, and how many an account can have of these. */
const notRepeated: Partial<Record<CallName, string>> = {
  signup: 'an account for each address',
  resetPassword: 'a link works once',
  beginSignIn: 'needs a provider; what is begun has a greatest number, and ends',
  takeSignIn: 'a code works once',
  proveAccount: 'a code works once',
  linkAccount: 'a code works once',
  offerSecretAtLogIn: 'reads only',
  completeSecondStep: 'a ticket works once',
  deleteAccount: 'an account is deleted once',
  createQuiz: '10,000 quizzes of an account, in 200 MB',
  duplicateQuiz: '10,000 quizzes of an account, in 200 MB',
  createQuestions: 'a quiz gets its first questions once',
  restoreQuiz: 'a quiz comes back once: its code finds the one that is there',
  saveSpreadsheetQuiz: '10,000 quizzes of an account, in 200 MB',
  uploadPicture: 'a limit for each account; one that is there is not stored again',
  sendContactMessage: '1,000 messages of an account',
  addToBank: '20,000 questions of a bank, in 200 MB',
  findNewest: 'reads only',
  takeFromBank: 'reads only',
  findAlike: 'reads only',
  listDifficulties: 'reads only',
  renderTexts: 'reads only',
  previewQuizUpdate: 'reads only',
  previewRemarking: 'reads only',
  simulateRules: 'reads only',
  findInvitation: 'reads only',
  verifyReceipt: 'reads only',
  compareReceipt: 'reads only',
}

const times = 500
/** What may be added between the half and the whole, in bytes: numbers get longer. */
const slack = 2_000

test('each call that writes is repeated, or named with its reason', () => {
  const writing = Object.entries(allCalls).flatMap(([name, { method }]) => (method === 'GET' ? [] : [name]))
  const known = [...loops.flatMap(({ calls }) => calls), ...Object.keys(notRepeated)]
  expect(known.toSorted()).toEqual(writing.toSorted())
})

describe.each(anyEngine)(`repeated ${times} times, on $name`, (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function storedBytes() {
    const bytes: Record<string, number> = {}
    for (const table of Object.keys(tableKeys)) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(t.store.db)
      bytes[table] = JSON.stringify(rows).length
    }
    return bytes
  }

  test.each(loops.map((loop) => ({ ...loop, names: loop.calls.join(', ') })))(
    '$names: neither what is stored nor what is told grows',
    { timeout: 120_000 },
    async ({ begin, most }) => {
      const { again, read } = await begin(t)
      async function repeat(from: number, to: number) {
        for (let time = from; time <= to; time += 1) {
          t.clock.advance(1_000)
          const { status, raw } = await again(time)
          if (status >= 300) throw new Error(`${time}: ${status} ${raw}`)
        }
        const lengths = (await read()).map(({ raw }) => raw.length)
        return { ...(await storedBytes()), told: Math.max(...lengths) }
      }
      const half: Record<string, number> = await repeat(1, times / 2)
      const whole = await repeat(times / 2 + 1, times)
      const grown = Object.entries(whole).filter(
        ([name, bytes]) => bytes > (half[name] ?? 0) + (most?.[name] ?? slack),
      )
      expect(grown.map(([name, bytes]) => `${name}: ${half[name]} to ${bytes}`)).toEqual([])
    },
  )
})
