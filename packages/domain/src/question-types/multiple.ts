import {
  blankChoice,
  carryChoice,
  choiceProblems,
  isSameChoice,
  markChoice,
  markChoiceAgain,
} from './choice.ts'
import { creditRules } from '../question/credit-rules.ts'
import type { TypeRules } from './type-rules.ts'

/** The student chooses one or more of the options. */
export const multiple: TypeRules = {
  answer: 'options',
  takesSeveral: true,
  possibleRules: creditRules,
  blank: blankChoice,
  problems: choiceProblems,
  mark: (selected) => (question) => markChoice(question, selected),
  markAgain: markChoiceAgain,
  isSameKey: isSameChoice,
  carry: carryChoice,
}
