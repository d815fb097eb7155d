import type { Problem } from '../problem.ts'
import { isWritten, rulesOf } from './all-types.ts'
import { limits } from '../question/limits.ts'
import type { QuestionContent } from '../question/question.ts'
import { tooLong } from '../question/too-long.ts'
import { isBlank } from '../question/visible-text.ts'

/** If nothing is wrong, the questions can be saved. Messages number them from 1, paths from 0. */
export function questionProblems(questions: readonly QuestionContent[]): Problem[] {
  const problems = questionCountProblems(questions)
  return problems.length > 0 ? problems : questions.flatMap(problemsOfQuestion)
}

export function questionCountProblems(questions: readonly QuestionContent[]): Problem[] {
  if (questions.length === 0) {
    return [{ path: 'questions', code: 'no-questions', message: 'Add at least one question.' }]
  }
  if (questions.length > limits.questionsPerQuiz) {
    const message = `A quiz can have at most ${limits.questionsPerQuiz} questions; this one has ${questions.length}.`
    return [{ path: 'questions', code: 'too-many-questions', message }]
  }
  return []
}

/** `index` is its place, from 0. */
export function problemsOfQuestion(question: QuestionContent, index: number): Problem[] {
  return [
    ...textProblems(question, index),
    ...rulesOf(question.type).problems(question, index),
    ...fixedOptionProblems(question, index),
    ...markingProblems(question, index),
  ]
}

function fixedOptionProblems({ options, fixedOptions = [] }: QuestionContent, index: number): Problem[] {
  const isEachAnOption = fixedOptions.every(
    (place, i) => place in options && fixedOptions.indexOf(place) === i,
  )
  if (isEachAnOption) return []
  const message = `Question ${index + 1} keeps an option in its place that it does not have, or one twice.`
  return [{ path: `questions.${index}.fixedOptions`, code: 'fixed-option-unknown', message }]
}

function markingProblems({ type, options, marking }: QuestionContent, index: number): Problem[] {
  const isPossible = (text: string) => (isWritten(type) ? !isBlank(text) : options.includes(text))
  const also = marking?.also ?? []
  const path = `questions.${index}.marking`
  const isOfItsType = (key: readonly string[]) => (isWritten(type) ? key.length === 1 : key.length > 0)
  if (!also.every((key) => isOfItsType(key) && key.every(isPossible))) {
    const message = `Question ${index + 1} counts answers as correct that it does not have.`
    return [{ path, code: 'marking-unknown', message }]
  }
  const characters = also.flat().reduce((sum, text) => sum + text.length, 0)
  const isWithin = also.length <= limits.acceptedSets && characters <= limits.acceptedSetsCharacters
  if (!isWritten(type) || isWithin) return []
  const message = `Question ${index + 1} accepts too many answers, or too long ones.`
  return [{ path, code: 'too-many-accepted', message }]
}

function textProblems({ text }: QuestionContent, index: number): Problem[] {
  const path = `questions.${index}.text`
  if (isBlank(text)) {
    return [{ path, code: 'question-empty', message: `Question ${index + 1} cannot be empty.` }]
  }
  return tooLong(path, `The text of question ${index + 1}`, text, limits.questionTextLength)
}
