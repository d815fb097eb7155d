import {
  factsOf,
  fieldNames,
  type Question,
  type QuestionContent,
  type QuestionType,
  shownFieldsOf,
  type StudentQuestion,
  type UncheckedQuestion,
  withFields,
} from './question.ts'
import type { RenderedText } from './text/rich-text.ts'
import { comparableAnswer } from './text/comparable-answer.ts'
import type { SelectedOption } from './selected-option.ts'
import type { CreditRule } from './credit-rules.ts'
import { essay } from './essay/essay.ts'
import { gap } from './gap/gap.ts'
import { multiple } from './choice/multiple.ts'
import { seenText } from './text/seen-text.ts'
import { single } from './choice/single.ts'
import { isOlderVersion } from '../version.ts'
import type { TypeRules } from './define-type.ts'
import type { Random } from '../random.ts'
import { matching } from './matching/matching.ts'
import { numeric } from './numeric/numeric.ts'
import { ordering } from './ordering/ordering.ts'
import { write } from './write/write.ts'

const allTypes: { [Type in QuestionType]: TypeRules<Type> } = {
  single,
  multiple,
  write,
  numeric,
  matching,
  ordering,
  essay,
  gap,
}

export function rulesOf(type: QuestionType): TypeRules {
  return allTypes[type]
}

/** Whether several answers to a question of this type can be correct together. */
export const takesSeveral = (type: QuestionType): boolean => rulesOf(type).takesSeveral

/** By which an answer to a question of this type can earn a part of the points. */
export const possibleRules = (type: QuestionType): readonly CreditRule[] => rulesOf(type).possibleRules

/** The same for one question: a list needs two decisions. A single gap is a part that is the whole. */
export function rulesFor(
  question: Pick<QuestionContent, 'type' | 'options' | 'correctAnswers'>,
): readonly CreditRule[] {
  const { possibleRules: rules, decisions, answer } = rulesOf(question.type)
  if (answer === 'options' || (decisions?.(question) ?? 2) >= 2) return rules
  return answer === 'texts' ? rules.filter((rule) => rule === 'each-decision') : []
}

/** Whether students answer a question of this type in writing, instead of choosing options. */
export const isWritten = (type: QuestionType): boolean => rulesOf(type).answer === 'text'

/** Whether they choose options, which are marked by their letters. */
export const isChoice = (type: QuestionType): boolean => rulesOf(type).answer === 'options'

/** Whether students type answers to it, which are texts without signs in a formatted question too. */
export const areAnswersTyped = (type: QuestionType): boolean =>
  ['text', 'open-ended', 'texts'].includes(rulesOf(type).answer)

/** Whether only a person can mark an answer to it. */
export const isMarkedByPerson = (type: QuestionType): boolean => rulesOf(type).answer === 'open-ended'

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
  return { text: '', type, ...rulesOf(type).blank() } as QuestionContent
}

/** A question changed to another type: the text, its format and the explanation stay, all else starts anew. */
export function changeQuestionType(question: UncheckedQuestion, type: QuestionType): QuestionContent {
  const { format, explanation } = question
  const text = type === question.type ? question.text : listedText(question, question.text)
  return { ...blankQuestion(type), text, ...(format && { format }), ...(explanation && { explanation }) }
}

/** What is chosen for each option of a question, where its type has such a thing; sorted, so it says nothing of the key. */
export const partnersIn = (question: UncheckedQuestion): readonly string[] =>
  rulesOf(question.type).partners?.(question) ?? []

/** A text of a question where its gaps cannot be drawn. */
export const listedText = ({ type }: Pick<UncheckedQuestion, 'type'>, text: string): string =>
  rulesOf(type).withoutAnswers?.(text) ?? text

/** An answer as one text. */
export function describeAnswer(question: UncheckedQuestion, selected: SelectedOption): string {
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
  const answered = rulesOf(question.type).presentAnswered?.(question) ?? question
  const isOwn = answered.from === undefined && answered.slot === undefined
  return isOwn ? answered : withFields(answered, ['from', 'slot'], {})
}

/** A question, or one that is being written: `others` are then the further texts that are accepted. */
export type WithLaterFields = { type: QuestionType; others?: unknown } & {
  [Name in keyof UncheckedQuestion]?: unknown
}

/** The oldest version of Quizly that understands these questions; undefined if every one does. */
export const versionFor = (questions: readonly WithLaterFields[]): string | undefined =>
  questions
    .flatMap(versionsNeeded)
    .reduce<string | undefined>(
      (newest, since) => (since && (!newest || isOlderVersion(newest, since)) ? since : newest),
      undefined,
    )

function versionsNeeded(question: WithLaterFields): (string | undefined)[] {
  const { since, severalTextsSince } = rulesOf(question.type)
  const { correctAnswers, others } = question
  const hasSeveral = hasMoreThan(correctAnswers, 1) || hasMoreThan(others, 0)
  const fields = fieldNames.filter((name) => question[name] !== undefined).map((name) => factsOf(name).since)
  return [since, ...(hasSeveral ? [severalTextsSince] : []), ...fields]
}

const hasMoreThan = (list: unknown, count: number) => Array.isArray(list) && list.length > count
