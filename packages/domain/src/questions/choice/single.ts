import { isOneAnswer } from '../answer-set.ts'
import type { Problem } from '../../problem.ts'
import type { UncheckedQuestion } from '../question.ts'
import {
  blankChoice,
  carryChoice,
  choiceProblems,
  isPossibleChoice,
  isSameChoice,
  markChoice,
  regradeChoice,
  noCorrectAnswer,
  presentChoice,
  rightOptions,
} from './choice.ts'
import { guessOne } from '../guess.ts'
import { defineQuestionType } from '../define-type.ts'

/** The student chooses one of the options. */
export const single = defineQuestionType<'single'>({
  answer: 'options',
  takesSeveral: false,
  possibleRules: ['by-option'],
  hasForm: isOneAnswer,
  blank: blankChoice,
  problems,
  mark: (selected) => (question) => markChoice(question, selected),
  regrade: regradeChoice,
  guess: (question, rule) => guessOne(question, rightOptions(question), rule),
  isSameKey: isSameChoice,
  isPossibleKey: isPossibleChoice,
  present: presentChoice,
  carry: carryChoice,
})

function problems(question: UncheckedQuestion, index: number): Problem[] {
  const found = choiceProblems(question, index)
  if (question.correctAnswers.length < 2 || found[0]?.code === noCorrectAnswer) return found
  const params = { question: index + 1 }
  return [{ path: `questions.${index}.correctAnswers`, code: 'several-correct-answers', params }, ...found]
}
