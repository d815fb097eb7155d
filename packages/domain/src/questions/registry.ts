import {
  shownFieldsOf,
  type Question,
  type QuestionContent,
  questionFields,
  type StudentQuestion,
} from './question.ts'
import type { RenderedText } from './text/rich-text.ts'
import { comparableAnswer } from './text/comparable-answer.ts'
import type { SelectedOption } from './selected-option.ts'
import type { CreditRule } from './credit-rules.ts'
import { essay } from './essay/essay.ts'
import { multiple } from './choice/multiple.ts'
import type { QuestionType } from './question-type.ts'
import { seenText } from './text/seen-text.ts'
import { single } from './choice/single.ts'
import type { TypeRules } from './type-rules.ts'
import type { Random } from '../random.ts'
import { matching } from './matching/matching.ts'
import { numeric } from './numeric/numeric.ts'
import { ordering } from './ordering/ordering.ts'
import { write } from './write/write.ts'

const allTypes = { single, multiple, write, numeric, matching, ordering, essay } satisfies Record<
  QuestionType,
  TypeRules
>

export function rulesOf(type: QuestionType): TypeRules {
  return allTypes[type]
}

/** Whether several answers to a question of this type can be correct together. */
export const takesSeveral = (type: QuestionType): boolean => rulesOf(type).takesSeveral

/** By which an answer to a question of this type can earn a part of the points. */
export const possibleRules = (type: QuestionType): readonly CreditRule[] => rulesOf(type).possibleRules

/** The same for one question: a list needs two decisions. */
export function rulesFor(question: Pick<QuestionContent, 'type' | 'options'>): readonly CreditRule[] {
  const { possibleRules: rules, decisions, answer } = rulesOf(question.type)
  return answer === 'list' && (decisions?.(question) ?? 0) < 2 ? [] : rules
}

/** Whether students answer a question of this type in writing, instead of choosing options. */
export const isWritten = (type: QuestionType): boolean => rulesOf(type).answer === 'text'

/** Whether they choose options, which are marked by their letters. */
export const isChoice = (type: QuestionType): boolean => rulesOf(type).answer === 'options'

/** Whether only a person can mark an answer to it. */
export const isMarkedByPerson = (type: QuestionType): boolean => rulesOf(type).answer === 'essay'

/** Whether the order of a list answer to it means something. */
export const keepsOrder = (type: QuestionType): boolean => rulesOf(type).keepsOrder === true

/** The form in which answers to it are the same. Options are told apart as they are seen, because nobody types them. */
export const formOfAnswers = (type: QuestionType): ((text: string) => string) =>
  isChoice(type) ? seenText : comparableAnswer

/** Whether an answer to this question says nothing, or has the form of its type. */
export const hasAnswerForm = (question: Question, selected: SelectedOption): boolean =>
  !selected?.length || rulesOf(question.type).hasForm(question, selected)

/** A new question of this type. */
export function blankQuestion(type: QuestionType): QuestionContent {
  return { text: '', type, ...rulesOf(type).blank() }
}

/** A question changed to another type: the text, its format and the explanation stay, all else starts anew. */
export function changeQuestionType<Q extends QuestionContent>(question: Q, type: QuestionType): Q {
  const nothing = Object.fromEntries(Object.keys(questionFields).map((name) => [name, undefined]))
  const { text, format, explanation } = question
  return {
    ...question,
    ...nothing,
    text,
    type,
    ...(format && { format }),
    ...(explanation && { explanation }),
    ...rulesOf(type).blank(),
  }
}

/** What is chosen for each option of a question, where its type has such a thing; sorted, so it says nothing of the key. */
export const partnersIn = (question: QuestionContent): readonly string[] =>
  rulesOf(question.type).partners?.(question) ?? []

/** An answer as one text. */
export function describeAnswer(question: QuestionContent, selected: SelectedOption): string {
  const { describe } = rulesOf(question.type)
  return describe ? describe(question, selected) : [selected ?? []].flat().join(', ')
}

/** The question without its answers; drawn where options are shuffled. */
export function studentQuestion(question: Question, random?: Random): StudentQuestion {
  const shown = { ...shownFieldsOf(question), ...rulesOf(question.type).present?.(question, random) }
  return shown.drawn ? { ...shown, drawn: inOrderShown(shown, shown.drawn) } : shown
}

/** In the order in which the texts are shown: any other would say in which they were written. */
function inOrderShown(
  { text, options, partners = [] }: StudentQuestion,
  drawn: readonly RenderedText[],
): RenderedText[] {
  const shown = [text, ...options, ...partners]
  const placeOf = ({ source }: RenderedText) => shown.indexOf(source)
  return drawn.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The question with its answers, without what is for those who mark. */
export function answeredQuestion(question: Question): Question {
  const { presentAnswered } = rulesOf(question.type)
  return presentAnswered ? { ...question, ...presentAnswered(question) } : question
}
