import { account } from './en/problems/account.ts'
import { changedQuestions } from './en/problems/changed-questions.ts'
import { forms } from './en/problems/forms.ts'
import { questions } from './en/problems/questions.ts'
import { quizWindow } from './en/problems/quiz-window.ts'
import { sheetCells } from './en/problems/sheet-cells.ts'
import { writtenInstead } from './en/problems/written-instead.ts'
import { requests } from './en/problems/requests.ts'

/** English, for programs and for pages that do not know a code. A screen shows a problem by `<Sentence>`. */
export const englishProblems = {
  ...account,
  ...changedQuestions,
  ...forms,
  ...questions,
  ...quizWindow,
  ...requests,
  ...sheetCells,
  ...writtenInstead,
}
export { account, questions, sheetCells, writtenInstead }

export type Params = Readonly<Record<string, string | number>>
type Sentences = typeof englishProblems
export type ProblemCode = keyof Sentences
export type ParamsOf<Code extends ProblemCode> = Sentences[Code] extends (params: infer Given) => string
  ? Given
  : undefined

type PlainCode = { [Code in ProblemCode]: ParamsOf<Code> extends undefined ? Code : never }[ProblemCode]

/** A code of the closed list, with the parameters that its sentence needs. */
export type CodedProblem =
  | { code: PlainCode; params?: undefined }
  | {
      [Code in Exclude<ProblemCode, PlainCode>]: { code: Code; params: ParamsOf<Code> }
    }[Exclude<ProblemCode, PlainCode>]

/** The English `message`. A part of the browser names the catalogue that it needs, so that it loads no other. */
export function inEnglish(problem: CodedProblem, catalogue: object = englishProblems): string {
  const sentence = sentenceFrom(catalogue, problem)
  if (sentence === undefined) throw new Error(`There is no sentence for ${problem.code}`)
  return sentence
}

/** What reached us with a code that we may not know, and with parameters that may not fit. */
type Told = { code: string; params?: Params | undefined }

class UnfitParams extends Error {}

/** The sentence that one of these catalogues has for it; undefined without a code or with parameters that do not fit. */
export function sentenceFrom(catalogue: object, { code, params = {} }: Told): string | undefined {
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

function readParam(params: Params, name: string | symbol): string | number {
  const value = typeof name === 'string' && Object.hasOwn(params, name) ? params[name] : undefined
  if (typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))) return value
  throw new UnfitParams()
}
