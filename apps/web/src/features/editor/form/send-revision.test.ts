import type { QuizChanges } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { expect, test } from 'vitest'
import { CallError } from '../../../lib/failures.ts'
import { draftsOf } from '../question/question-list.ts'
import { type Choice, sendRevision } from './send-revision.ts'

const question = (id: string): Question => ({
  _id: id,
  text: `Question ${id}`,
  type: 'write',
  options: [],
  correctAnswers: ['so'],
})
const mine = draftsOf([question('a'), question('b')])
const theirs = (revision: number): QuizChanges => ({
  base: [question('a'), question('b')],
  questions: [question('b')],
  revision,
  changes: [],
})
const conflict = (revision: number) =>
  new CallError(409, { success: false, code: 'quiz-changed', message: 'Changed', theirs: theirs(revision) })

/** Saves `mine`, made from revision 1, while others save `newer` revisions; notes each step. */
async function save(options: {
  scoresChanged?: number
  running?: number
  newer?: number[]
  isConfirmed?: boolean
  choice?: Choice
}) {
  const { scoresChanged = 0, running = 0, newer = [], isConfirmed = true, choice = 'neither' } = options
  const refusals = [...newer]
  const steps: string[] = []
  const outcome = await sendRevision(mine, 1, {
    preview: async ({ questions, baseRevision }) => {
      steps.push(`preview on ${baseRevision}: ${questions.map(({ _id = 'new' }) => _id).join(' ')}`)
      const revision = refusals.shift()
      if (revision !== undefined) throw conflict(revision)
      return { results: 3, scoresChanged, raised: scoresChanged, lowered: 0, running }
    },
    update: async ({ baseRevision }) => steps.push(`update on ${baseRevision}`),
    confirm: async ({ changes, added }) => {
      steps.push(`confirm ${changes.scoresChanged} scores, ${changes.running} working, ${added} new`)
      return isConfirmed
    },
    choose: async ({ revision }, questions) => {
      steps.push(`choose at ${revision} for ${questions.length}`)
      return choice
    },
    take: (merged, { revision }) => steps.push(`take ${merged.length} on ${revision}`),
  })
  return { steps, outcome }
}

test('questions that change no score are saved without a question', async () => {
  expect(await save({})).toMatchObject({
    steps: ['preview on 1: a b', 'update on 1'],
    outcome: { isSaved: true },
  })
})

test('scores change only after the educator has said so', async () => {
  const beforeUpdate = ['preview on 1: a b', 'confirm 2 scores, 0 working, 0 new']
  expect(await save({ scoresChanged: 2 })).toMatchObject({
    steps: [...beforeUpdate, 'update on 1'],
    outcome: { isSaved: true },
  })
  expect(await save({ scoresChanged: 2, isConfirmed: false })).toEqual({
    steps: beforeUpdate,
    outcome: { isSaved: false },
  })
})

test('questions change under students who are working only after the educator has said so', async () => {
  const steps = ['preview on 1: a b', 'confirm 0 scores, 2 working, 0 new']
  expect(await save({ running: 2, isConfirmed: false })).toEqual({ steps, outcome: { isSaved: false } })
})

test('what was chosen is edited from then on and saved on top of the other window’s revision', async () => {
  const merged = [{ ...mine[0]!, _id: undefined }, mine[1]!]
  expect(await save({ newer: [2, 3], choice: { merged } })).toMatchObject({
    steps: [
      'preview on 1: a b',
      'choose at 2 for 2',
      'take 2 on 2',
      'preview on 2: new b',
      'choose at 3 for 2',
      'take 2 on 3',
      'preview on 3: new b',
      'confirm 0 scores, 0 working, 1 new',
      'update on 3',
    ],
    outcome: { isSaved: true },
  })
})

test('if only what they saved is left nothing is sent; without a choice nothing changes', async () => {
  const steps = ['preview on 1: a b', 'choose at 2 for 2']
  expect(await save({ newer: [2], choice: { merged: draftsOf(theirs(2).questions) } })).toEqual({
    steps: [...steps, 'take 1 on 2'],
    outcome: { isSaved: false },
  })
  expect(await save({ newer: [2], choice: 'neither' })).toEqual({ steps, outcome: { isSaved: false } })
})

test('any other failure is passed on', async () => {
  const failing = sendRevision(mine, 1, {
    preview: () =>
      Promise.reject(new CallError(500, { success: false, code: 'internal-error', message: 'Oh' })),
    update: async () => {},
    confirm: async () => true,
    choose: async () => 'neither',
    take: () => {},
  })
  await expect(failing).rejects.toThrow('Oh')
})
