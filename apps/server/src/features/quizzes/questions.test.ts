import type { Question, UncheckedQuestion } from '@quizly/domain'
import { expect, test } from 'vitest'
import { AppError } from '../../app-error.ts'
import { prepareQuestions, type QuestionDraft } from './questions.service.ts'

const question: UncheckedQuestion = {
  text: ' Why? ',
  type: 'single',
  options: ['a', 'b'],
  correctAnswers: ['a'],
}
const list = (count: number, change: Partial<UncheckedQuestion> = {}) =>
  Array.from({ length: count }, (): QuestionDraft => ({ ...question, ...change }))
let ids = 0
const prepare = (drafts: QuestionDraft[], present: Question[] = []) =>
  prepareQuestions(() => `new-${(ids += 1)}`, drafts, present)

/** How many turns of the event loop others get before something is done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const takeTurn = () => {
    turns += 1
    if (!isOver) setImmediate(takeTurn)
  }
  setImmediate(takeTurn)
  await work
  isOver = true
  return turns
}

test('a large quiz is looked at in slices, between which others are answered', async () => {
  expect(await turnsDuring(prepare(list(500)))).toBeGreaterThanOrEqual(8)
})

test('after the hundredth problem no question is looked at', async () => {
  let looked = 0
  const drafts = list(500, { correctAnswers: [] }).map((draft) =>
    Object.defineProperty(draft, 'text', {
      enumerable: true,
      get: () => {
        looked += 1
        return ' '
      },
    }),
  )
  const error = await prepare(drafts).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AppError)
  expect((error as AppError).details.problems).toHaveLength(100)
  expect(looked).toBeLessThanOrEqual(2 * 50)
})

test('what is kept is trimmed and has an ID; one that is given must be the quiz’s own, once', async () => {
  const present = [{ ...question, _id: 'old' } as Question]
  const [old, other] = await prepare([{ ...question, _id: 'old' }, question], present)
  expect(old).toMatchObject({ _id: 'old', text: 'Why?' })
  expect(other?._id).toMatch(/^new-/)
  const wrong = prepare([...present, ...present, { ...question, _id: 'unknown' }], present)
  await expect(wrong).rejects.toMatchObject({
    details: { problems: [{ code: 'repeated-question' }, { code: 'question-gone' }] },
  })
  await expect(prepare(list(501))).rejects.toMatchObject({
    details: { problems: [{ code: 'too-many-questions' }] },
  })
})
