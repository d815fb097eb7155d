import { blankChoice, carryChoice, choiceProblems, markChoice, markChoiceAgain } from './choice.ts'
import type { TypeRules } from './type-rules.ts'

/** The student chooses one or more of the options. */
export const multiple: TypeRules = {
  takesSeveral: true,
  blank: blankChoice,
  problems: choiceProblems,
  mark: (selected) => (question) => markChoice(question, selected),
  markAgain: markChoiceAgain,
  carry: carryChoice,
}
