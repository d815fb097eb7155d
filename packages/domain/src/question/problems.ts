import { limits } from './limits.ts'
import { optionLetter } from './option-letter.ts'
import { comparableAnswer } from './comparable-answer.ts'
import type { Problem } from '../problem.ts'
import type { QuestionContent } from './question.ts'
import { isBlank } from './visible-text.ts'

/**
 * Everything that is wrong with a list of questions, in their order; an empty list means that they can be saved.
 * Sentences number the questions from 1, paths from 0.
 */
export function questionProblems(questions: readonly QuestionContent[]): Problem[] {
  const problems = questionCountProblems(questions)
  return problems.length > 0 ? problems : questions.flatMap(problemsOfQuestion)
}

/** What is wrong with how many questions there are. */
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

/** What is wrong with the question at this index, from 0. */
export function problemsOfQuestion(question: QuestionContent, index: number): Problem[] {
  return [
    ...textProblems(question, index),
    ...(question.type === 'write' ? writeProblems(question, index) : choiceProblems(question, index)),
  ]
}

function textProblems({ text }: QuestionContent, index: number): Problem[] {
  const path = `questions.${index}.text`
  if (isBlank(text)) {
    return [{ path, code: 'question-empty', message: `Question ${index + 1} cannot be empty.` }]
  }
  return tooLong(path, `The text of question ${index + 1}`, text, limits.questionTextLength)
}

function writeProblems({ correctAnswers, options }: QuestionContent, index: number): Problem[] {
  const path = `questions.${index}.correctAnswers`
  const name = `Question ${index + 1}`
  const [answer = ''] = correctAnswers
  if (isBlank(answer)) {
    return [{ path, code: 'no-written-answer', message: `${name} must have a valid written answer.` }]
  }
  if (correctAnswers.length > 1) {
    return [{ path, code: 'several-written-answers', message: `${name} can have only one written answer.` }]
  }
  if (options.length > 0) {
    return [
      {
        path: `questions.${index}.options`,
        code: 'options-on-written',
        message: `${name} is answered in writing and cannot have options.`,
      },
    ]
  }
  return tooLong(path, `The answer to question ${index + 1}`, answer, limits.optionLength)
}

function choiceProblems({ type, options, correctAnswers }: QuestionContent, index: number): Problem[] {
  const name = `Question ${index + 1}`
  const optionsPath = `questions.${index}.options`
  const correctPath = `questions.${index}.correctAnswers`
  const problems: Problem[] = []

  const emptyOption = options.findIndex(isBlank)
  const marksEmptyOption = emptyOption !== -1 && correctAnswers.some(isBlank)
  if (correctAnswers.every(isBlank) && !marksEmptyOption) {
    const message = `${name} must have at least one correct answer.`
    problems.push({ path: correctPath, code: 'no-correct-answer', message })
  } else if (type === 'single' && correctAnswers.length > 1) {
    const message = `${name} can have only one correct answer.`
    problems.push({ path: correctPath, code: 'several-correct-answers', message })
  }

  if (options.length < limits.optionsMin || options.length > limits.optionsMax) {
    const message = `${name} must have ${limits.optionsMin} to ${limits.optionsMax} options.`
    return [...problems, { path: optionsPath, code: 'option-count', message }]
  }
  if (emptyOption !== -1) {
    const message = `${name} has an empty option.`
    problems.push({ path: `${optionsPath}.${emptyOption}`, code: 'option-empty', message })
  }

  const comparable = options.map(comparableAnswer)
  const repeated = comparable.findIndex((option, i) => option !== '' && comparable.indexOf(option) < i)
  if (repeated !== -1) {
    const message = `${name} has the same option twice.`
    problems.push({ path: `${optionsPath}.${repeated}`, code: 'option-repeated', message })
  }
  if (!correctAnswers.every((answer) => isBlank(answer) || comparable.includes(comparableAnswer(answer)))) {
    const message = `${name} has a correct answer that is not one of its options.`
    problems.push({ path: correctPath, code: 'correct-answer-not-an-option', message })
  }

  options.forEach((option, i) => {
    const what = `Option ${optionLetter(i)} of question ${index + 1}`
    problems.push(...tooLong(`${optionsPath}.${i}`, what, option, limits.optionLength))
  })
  return problems
}

function tooLong(path: string, what: string, text: string, limit: number): Problem[] {
  if (text.length <= limit) return []
  const message = `${what} is longer than ${limit.toLocaleString('en')} characters.`
  return [{ path, code: 'too-long', message }]
}
