import { questions } from './en/problems/questions.ts'

/** English, for programs and for pages that do not know a code. A screen shows a problem by `<Sentence>`. */
export const englishProblems = { ...questions }

export type Params = Readonly<Record<string, string | number>>
type Sentences = typeof englishProblems
export type ProblemCode = keyof Sentences
export type ParamsOf<Code extends ProblemCode> = Sentences[Code] extends (params: infer Given) => string
  ? Given
  : undefined

/** A code of the closed list, with the parameters that its sentence needs. */
export type CodedProblem = {
  [Code in ProblemCode]: ParamsOf<Code> extends undefined
    ? { code: Code; params?: undefined }
    : { code: Code; params: ParamsOf<Code> }
}[ProblemCode]

export const inEnglish = (problem: CodedProblem): string => sentenceFrom(englishProblems, problem) ?? ''

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
