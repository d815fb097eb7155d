import { type CodedProblem, inEnglish } from '@quizly/words/problems.ts'

const coded = new Map<string, CodedProblem>()

/** The English sentence of a problem, for a schema: zod hands on a text and nothing beside it. `codedBy` finds the code again. */
/* @__NO_SIDE_EFFECTS__ */
export function said(catalogue: object, problem: CodedProblem): string {
  const sentence = inEnglish(problem, catalogue)
  coded.set(sentence, problem)
  return sentence
}

/** The code and the parameters of a schema’s sentence; undefined for one of zod’s own. */
export const codedBy = (sentence: string): CodedProblem | undefined => coded.get(sentence)
