import { questionProblems } from '@quizly/domain'
import { inEnglish, questionProblemWords as sentences } from '@quizly/words/sentences.ts'
import { editorParts } from '../../../question-types/editor-parts.ts'
import type { PlacedProblem } from '../../../lib/forms/use-form.ts'
import { contentOf } from '../question/question-draft.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { slotName } from '../slots/slot-drafts.ts'

/**
 * A problem that a check has found. `path` is the id of its field. `question` and `index` say which draft was
 * checked and where it was; a problem of the whole list has neither.
 */
export type FoundProblem = PlacedProblem & { question?: QuestionDraft | undefined; index: number }

const noProblems: readonly FoundProblem[] = []

/** What is wrong with the questions before they are sent. */
export function checkQuestions(questions: readonly QuestionDraft[]): FoundProblem[] {
  const problems = questionProblems(questions.map(contentOf))
  return locateProblems(
    problems.map((problem) => ({ ...problem, message: inEnglish(problem, sentences) })),
    questions,
  )
}

/** Turns problems by place in the list ("questions.2.text") into problems by field. */
export function locateProblems(
  problems: readonly PlacedProblem[],
  questions: readonly QuestionDraft[],
): FoundProblem[] {
  return problems.map((problem) => {
    const [, number, place = ''] = /^questions\.(\d+)\.?(.*)$/.exec(problem.path) ?? []
    const index = Number(number ?? -1)
    const question = questions[index]
    if (question?.slot && place.startsWith('slot')) return atHead(problem, question.slot.name, questions)
    return { ...problem, path: question ? fieldId(question, place) : '', question, index }
  })
}

/** What is wrong with a slot is said at its first head. */
function atHead(problem: PlacedProblem, name: string, questions: readonly QuestionDraft[]): FoundProblem {
  const index = questions.findIndex((draft) => slotName(draft) === name)
  const question = questions[index]
  return { ...problem, path: `${question?.key}-slot`, question, index }
}

function fieldId(draft: QuestionDraft, place: string): string {
  const { key, type } = draft
  const [name = '', ...path] = place.split('.')
  const field = fieldOf(draft, name, path) ?? editorParts[type].fieldOf?.(name, path)
  return field === undefined ? key : `${key}-${field}`
}

/** Of what every type has. */
function fieldOf(draft: QuestionDraft, name: string, path: readonly string[]): string | undefined {
  const { correctField, listField } = editorParts[draft.type]
  const [index = 0] = path
  switch (name) {
    case 'text':
    case 'points':
    case 'deduction':
    case 'rule':
    case 'explanation':
      return name
    case 'options':
      return `option-${index}`
    case 'optionNotes':
      return `note-${index}`
    case 'shares':
      return 'share-0'
    case 'correctAnswers':
      return path.length === 0 ? correctField : (listField?.(draft, Number(index)) ?? `option-${index}`)
    default:
      return undefined
  }
}

/**
 * The problems to show at the fields: those that were found and still exist, with the question's present
 * number. New ones are not shown while the educator writes.
 */
export function openProblems(
  found: readonly FoundProblem[],
  questions: readonly QuestionDraft[],
): readonly FoundProblem[] {
  if (found.length === 0) return noProblems
  const current = new Map(checkQuestions(questions).map((problem) => [nameOf(problem), problem]))
  const unchanged = new Set(questions)
  return found.flatMap((problem) => {
    const now = current.get(nameOf(problem))
    if (now) return [now]
    return problem.question && unchanged.has(problem.question) ? [problem] : []
  })
}

const nameOf = ({ path, code }: PlacedProblem) => `${path} ${code}`

/** Whether the messages still number the right questions: none has been moved or removed since. */
export function isInPlace(problems: readonly FoundProblem[], questions: readonly QuestionDraft[]): boolean {
  return problems.every(({ question, index }) => question?.key === questions[index]?.key)
}
