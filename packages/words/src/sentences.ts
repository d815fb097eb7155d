import type { CodedProblem } from '@quizly/domain'
import type { FileFault, FixLabel, SheetFinding, SheetNote } from '@quizly/spreadsheets'
import {
  account,
  changedQuestions,
  essays,
  feedback,
  formatting,
  forms,
  gaps,
  lists,
  numbers,
  points,
  questions,
  quizWindow,
  requests,
} from './en/problems.ts'

/** English, for programs and for pages that do not know a code. A screen shows a problem by `<Sentence>`. */
export const englishProblems = {
  ...account,
  ...changedQuestions,
  ...formatting,
  ...forms,
  ...gaps,
  ...lists,
  ...essays,
  ...feedback,
  ...numbers,
  ...points,
  ...questions,
  ...quizWindow,
  ...requests,
}
export { account, points, questions, quizWindow }
export type Params = Readonly<Record<string, string | number | readonly string[]>>

/** What can be wrong with a question that is being written. */
export const questionProblemWords = {
  ...questions,
  ...points,
  ...numbers,
  ...formatting,
  ...gaps,
  ...lists,
  ...essays,
  ...feedback,
}

/** The English `message`. A part of the browser names the catalogue that it needs, so that it loads no other. */
export function inEnglish(
  problem: CodedProblem | SheetFinding | SheetNote | FixLabel | FileFault,
  catalogue: object = englishProblems,
): string {
  const entry = (catalogue as Record<string, unknown>)[problem.code]
  const sentence: unknown = typeof entry === 'function' ? entry(problem.params) : entry
  if (typeof sentence !== 'string') throw new Error(`There is no sentence for ${problem.code}`)
  return sentence
}

/** What reached us with a code that we may not know, and with parameters that may not fit. */
type Coded = { code: string; params?: Params | undefined }

class UnfitParams extends Error {}

/** The sentence that one of these catalogues has for it; undefined without a code or with parameters that do not fit. */
export function sentenceFrom(catalogue: object, { code, params = {} }: Coded): string | undefined {
  const entry: unknown = Object.hasOwn(catalogue, code)
    ? (catalogue as Record<string, unknown>)[code]
    : undefined
  if (typeof entry !== 'function') return typeof entry === 'string' ? entry : undefined
  try {
    const sentence: unknown = entry(new Proxy(params, { get: readParam }))
    return typeof sentence === 'string' ? sentence : undefined
  } catch (error) {
    if (error instanceof UnfitParams || error instanceof TypeError) return undefined
    throw error
  }
}

function readParam(params: Params, name: string | symbol): Params[string] {
  const value: unknown = typeof name === 'string' && Object.hasOwn(params, name) ? params[name] : undefined
  if (isParam(value)) return value
  throw new UnfitParams()
}

/** Whether a value that was stored or sent may stand in a sentence. */
const isParam = (value: unknown): value is Params[string] =>
  Array.isArray(value)
    ? value.every((each) => typeof each === 'string')
    : typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
