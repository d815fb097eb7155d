import { isOneAnswer } from '../answer-set.ts'
import type { Problem } from '../../problem.ts'
import { isSkipped } from '../selected-option.ts'
import { essayFields, type EssayTask, type RubricItem } from './essay-task.ts'
import { limits } from '../limits.ts'
import { hundredthsOf, pointsRange } from '../points.ts'
import type { QuestionOf, UncheckedQuestion } from '../question.ts'
import { isBlank } from '../text/visible-text.ts'
import { hopeless } from '../guess.ts'
import { outcomeOf } from '../outcome.ts'
import { defineQuestionType } from '../define-type.ts'

/** The student writes a longer text, which waits until a person marks it. There are no options and no key. */
export const essay = defineQuestionType<'essay'>({
  since: '0.3.0',
  fields: essayFields,
  answer: 'open-ended',
  takesSeveral: false,
  possibleRules: [],
  hasForm: isOneAnswer,
  blank: () => ({ options: [], correctAnswers: [], essay: {} }),
  problems,
  mark: (selected) => {
    const outcome = outcomeOf(isSkipped(selected) ? 'skipped' : 'waiting')
    return () => outcome
  },
  // What counts otherwise, by hand or by a rule for all, does not tell whether anything was written.
  regrade: (_, outcome) => (outcome.verdict === 'waiting' ? outcome : undefined),
  isSameKey: () => true,
  isPossibleKey: (_, key) => key.length === 0,
  present: ({ essay: { most, spelling } = {} }) => ({
    essay: { ...(most && { most }), ...(spelling && { spelling }) },
  }),
  presentAnswered,
  rowProblem: 'row-essay-wrong',
  typed: (cells) => ({ options: [...cells], correctAnswers: [], essay: {} }),
  guess: () => hopeless,
  carry: (_before, _after, selected) => selected,
})

/** A sample answer, and what takes points, would tell the next class what to write. */
function presentAnswered(question: QuestionOf<'essay'>): QuestionOf<'essay'> {
  const { sample: _, rubric = [], ...form } = question.essay ?? {}
  const giving = rubric.filter(({ points }) => points >= 0)
  return { ...question, essay: { ...form, ...(giving.length > 0 && { rubric: giving }) } }
}

function problems({ options, correctAnswers, essay: task }: UncheckedQuestion, index: number): Problem[] {
  const path = `questions.${index}`
  if (options.length > 0) return [{ path: `${path}.options`, code: 'essay-without-key' }]
  if (correctAnswers.length > 0) return [{ path: `${path}.correctAnswers`, code: 'essay-without-key' }]
  if (!task) return [{ path: `${path}.essay`, code: 'essay-task-wanted' }]
  return [...lengthProblems(task, `${path}.essay`), ...rubricProblems(task, `${path}.essay`)]
}

function lengthProblems({ most }: EssayTask, path: string): Problem[] {
  if (!most) return []
  const isPossible = Number.isInteger(most.count) && most.count >= 1 && most.count <= limits.essayLength
  return isPossible
    ? []
    : [{ path: `${path}.most`, code: 'essay-length-wrong', params: { most: limits.essayLength } }]
}

function rubricProblems({ rubric = [] }: EssayTask, path: string): Problem[] {
  if (new Set(rubric.map(({ _id }) => _id)).size < rubric.length) {
    return [{ path: `${path}.rubric`, code: 'essay-task-wanted' }]
  }
  return rubric.flatMap((item, index) => rubricItemProblems(item, index, `${path}.rubric.${index}`))
}

function rubricItemProblems({ text, points }: RubricItem, index: number, path: string): Problem[] {
  const params = { item: index + 1 }
  if (isBlank(text)) return [{ path: `${path}.text`, code: 'rubric-text-missing', params }]
  const hundredths = hundredthsOf(points)
  const isPossible = hundredths !== undefined && Math.abs(hundredths) <= pointsRange.most
  return isPossible ? [] : [{ path: `${path}.points`, code: 'rubric-points-wrong', params }]
}
