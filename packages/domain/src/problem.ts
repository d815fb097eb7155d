import type { CodedProblem } from '@quizly/words/problems.ts'

/** `path` has dots ("questions.2.options.0"). The sentence for `code` and `params` is in `@quizly/words/problems`. */
export type Problem = CodedProblem & { path: string }
