import { type QuestionContent, type QuestionType, questionTypes, takesSeveral } from '@quizly/domain'
import type { WrittenItem } from './item.ts'
import type { Loss, LossField } from './loss.ts'

type Feature = { field: LossField; isIn: (item: WrittenItem) => boolean }

const ofContent = (is: (content: QuestionContent) => unknown) => (item: WrittenItem) =>
  Boolean(is(item.content))
const textsOf = ({ text, options, explanation = '', optionNotes = [] }: QuestionContent) =>
  [text, ...options, explanation, ...optionNotes].join('\n')
const isFormatted = ({ format }: QuestionContent) => format === 'markdown'

const types = Object.fromEntries(
  questionTypes.map((known) => [known, { field: 'type', isIn: ofContent(({ type }) => type === known) }]),
) as Record<QuestionType, Feature>

/** All that a question can have and a format may not hold, in the order of the page for educators. */
const features = {
  ...types,
  title: { field: 'title', isIn: ({ title }) => Boolean(title) },
  tags: { field: 'tags', isIn: ({ tags = [] }) => tags.length > 0 },
  formatting: { field: 'text', isIn: ofContent(isFormatted) },
  formulas: { field: 'text', isIn: ofContent((each) => isFormatted(each) && /\$/.test(textsOf(each))) },
  pictures: {
    field: 'pictures',
    isIn: ofContent((each) => isFormatted(each) && /\(image:[\da-f]{64}\)/.test(textsOf(each))),
  },
  points: { field: 'points', isIn: ofContent(({ points = 1 }) => points !== 1) },
  deduction: { field: 'points', isIn: ofContent(({ deduction }) => deduction) },
  explanation: { field: 'feedback', isIn: ofContent(({ explanation }) => explanation) },
  optionNotes: { field: 'feedback', isIn: ofContent(({ optionNotes }) => optionNotes?.some(Boolean)) },
  fixedOptions: { field: 'options', isIn: ofContent(({ fixedOptions }) => fixedOptions?.length) },
  allOrNothing: { field: 'marking', isIn: ofContent(({ type, rule }) => takesSeveral(type) && !rule) },
  rightMinusWrong: { field: 'marking', isIn: ofContent(({ rule }) => rule === 'right-minus-wrong') },
  eachDecision: {
    field: 'marking',
    isIn: ofContent(({ type, rule }) => type === 'multiple' && rule === 'each-decision'),
  },
  listDecisions: {
    field: 'marking',
    isIn: ofContent(({ type, rule }) => type !== 'multiple' && rule === 'each-decision'),
  },
  halfForOneSlip: { field: 'marking', isIn: ofContent(({ rule }) => rule === 'half-for-one-slip') },
  byOption: { field: 'marking', isIn: ofContent(({ rule }) => rule === 'by-option') },
  lenient: { field: 'marking', isIn: ofContent(({ lenient }) => lenient) },
  severalTexts: {
    field: 'key',
    isIn: ofContent(({ type, correctAnswers }) => type === 'write' && correctAnswers.length > 1),
  },
  tolerance: { field: 'key', isIn: ofContent(({ number }) => number?.tolerance) },
  /** Which of two readings of `3,145` counts. */
  decimalComma: { field: 'key', isIn: ofContent(({ number }) => number?.decimal === ',') },
  near: { field: 'marking', isIn: ofContent(({ number }) => number?.near) },
  precision: { field: 'marking', isIn: ofContent(({ number }) => number?.precision) },
  unit: { field: 'key', isIn: ofContent(({ number }) => number?.unit) },
  distractors: { field: 'options', isIn: ofContent(({ distractors }) => distractors?.length) },
  essayLength: { field: 'other', isIn: ofContent(({ essay }) => essay?.most) },
  spelling: { field: 'other', isIn: ofContent(({ essay }) => essay?.spelling) },
  rubric: { field: 'marking', isIn: ofContent(({ essay }) => essay?.rubric?.length) },
  sample: { field: 'marking', isIn: ofContent(({ essay }) => essay?.sample) },
  slot: { field: 'other', isIn: ofContent(({ slot }) => slot) },
  /** Answers that count as well since a regrade, and a question that counts for nobody. */
  regraded: {
    field: 'key',
    isIn: ({ content }) => 'marking' in content && content.marking !== undefined,
  },
} as const satisfies Record<string, Feature>

export type FeatureName = keyof typeof features
export const featureNames = Object.keys(features) as FeatureName[]

/** `partly`: it depends, and the writer says on what in a loss of its own. */
type Held = 'kept' | 'partly' | 'lost'

/** What a format can hold. The page for educators shows it, and writers lose by it. A type that it does not name it cannot hold. */
export type Holds = Readonly<
  Record<Exclude<FeatureName, QuestionType>, Held> & { [Type in QuestionType]?: Held }
>

/** What of a question the format cannot hold at all: a question whose type is among it cannot be written. */
export function lostFeatures(item: WrittenItem, holds: Holds): Loss[] {
  return featureNames
    .filter((name) => (holds[name] ?? 'lost') === 'lost' && features[name].isIn(item))
    .map((name) => {
      const { field } = features[name]
      return {
        kind: field === 'type' ? 'refused' : 'dropped',
        what: 'not-held',
        field,
        params: { feature: name },
      }
    })
}
