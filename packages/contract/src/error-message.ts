import { inEnglish } from '@quizly/words/sentences.ts'
import type { CodedProblem, ParamsOf, ProblemCode } from '@quizly/domain'

const codes = new Map<string, CodedProblem>()

/** The English sentence of a problem, for a schema: zod hands on a text and nothing beside it. `problemOfMessage` finds its code. */
/* @__NO_SIDE_EFFECTS__ */
export function errorMessage<Code extends ProblemCode>(
  catalogue: { [Each in Code]: unknown },
  code: Code,
  ...[params]: ParamsOf<Code> extends undefined ? [] : [ParamsOf<Code>]
): string {
  const problem = (params === undefined ? { code } : { code, params }) as CodedProblem
  const sentence = inEnglish(problem, catalogue)
  codes.set(sentence, problem)
  return sentence
}

/** The code and the parameters of a schema’s sentence; undefined for one of zod’s own. */
export const problemOfMessage = (sentence: string): CodedProblem | undefined => codes.get(sentence)
