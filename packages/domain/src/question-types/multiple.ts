import { markAnswerSet } from './answer-set.ts'
import { blankChoice, carryChoice, choiceProblems } from './choice.ts'
import type { TypeRules } from './type-rules.ts'

/** The student chooses one or more of the options. */
export const multiple: TypeRules = {
  blank: blankChoice,
  problems: choiceProblems,
  mark: markAnswerSet,
  carry: carryChoice,
}
