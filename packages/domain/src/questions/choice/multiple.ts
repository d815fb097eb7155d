import { isSetOfAnswers } from '../answer-set.ts'
import {
  blankChoice,
  carryChoice,
  choiceProblems,
  isPossibleChoice,
  isSameChoice,
  markChoice,
  regradeChoice,
  presentChoice,
  rightOptions,
} from './choice.ts'
import { creditRules } from '../credit-rules.ts'
import { guessSome } from '../guess.ts'
import { defineQuestionType } from '../define-type.ts'

/** The student chooses one or more of the options. */
export const multiple = defineQuestionType<'multiple'>({
  answer: 'options',
  takesSeveral: true,
  possibleRules: creditRules,
  decisions: ({ options }) => options.length,
  hasForm: isSetOfAnswers,
  blank: blankChoice,
  problems: choiceProblems,
  mark: (selected) => (question) => markChoice(question, selected),
  regrade: regradeChoice,
  guess: (question, rule) => guessSome(question, rightOptions(question), rule),
  isSameKey: isSameChoice,
  isPossibleKey: isPossibleChoice,
  present: presentChoice,
  carry: carryChoice,
})
