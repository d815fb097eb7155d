import type { ReadItem, WrittenItem } from './item.ts'
import type { Loss } from './loss.ts'
import { acceptedNumbers, comparableAnswer, type QuestionContent, rulesOf } from '@quizly/domain'
import {
  documentOf,
  type DocumentNode,
  formulaOf,
  formulaSource,
  plainDocument,
} from '@quizly/renderer/document.ts'

/** A text as students see it: what is plain, and what is formatted and looks so, is the same; a formula has one way to be written. */
function seen(text: string, format: 'markdown' | undefined, isLine: boolean): unknown {
  const usual = (node: DocumentNode): DocumentNode => {
    if (node.isText) return node
    const { type, attrs, marks } = node
    if (type.name !== 'formula') return type.create(attrs, node.children.map(usual), marks)
    const formula = formulaOf(String(attrs['source']))
    return formula.isDisplayed ? node : type.create({ source: formulaSource(formula) }, null, marks)
  }
  return usual(format ? documentOf(text, { isLine }) : plainDocument(text, { isLine })).toJSON()
}

/** What each choice earns, which is the same for two ways to write the same marks. */
function creditsOf(content: QuestionContent): unknown {
  const question = { ...content, _id: 'q' }
  const { options, type } = content
  const choices = Array.from({ length: 2 ** options.length }, (_, bits) =>
    options.filter((_each, index) => (bits >> index) & 1),
  ).filter(({ length }) => length > 0 && (type === 'multiple' || length === 1))
  return choices.map((chosen) => {
    const { verdict, share } = rulesOf(type).mark(type === 'multiple' ? chosen : (chosen[0] ?? ''))(question)
    return [verdict, share]
  })
}

const limitsOf = (band: { from: Rational; to: Rational } | undefined) =>
  band && [band.from, band.to].map(({ num, den }) => (Number(num) / Number(den)).toPrecision(12))
type Rational = { num: bigint; den: bigint }

/** All that is seen and counted of a question, so that two can be compared. */
function meaningOf(content: QuestionContent): Record<string, unknown> {
  const { type, format, text, options, correctAnswers, explanation = '', optionNotes = [] } = content
  const lines = (texts: readonly string[]) => texts.map((each) => seen(each, format, true))
  const isChoice = type === 'single' || type === 'multiple'
  return {
    type,
    text: seen(text, format, false),
    explanation: seen(explanation, format, false),
    ...(isChoice && { options: lines(options), notes: lines(optionNotes), credits: creditsOf(content) }),
    ...(type === 'write' && { accepted: correctAnswers.map(comparableAnswer), lenient: content.lenient }),
    ...(type === 'numeric' && {
      accepted: acceptedNumbers(content).map((each) => [each.right, each.near].map(limitsOf)),
      near: content.number?.near?.share,
      precision: content.number?.precision,
      unit: content.number?.unit,
    }),
    ...(type === 'matching' && {
      prompts: lines(options),
      partners: lines(correctAnswers),
      distractors: lines(content.distractors ?? []),
      rule: content.rule,
    }),
    ...(type === 'ordering' && { right: lines(correctAnswers), rule: content.rule }),
    ...(type === 'essay' && { essay: content.essay }),
    points: content.points,
    // Where every choice earns something, nothing costs anything.
    deduction:
      isChoice && !JSON.stringify(creditsOf(content)).includes('incorrect') ? undefined : content.deduction,
    fixedOptions: content.fixedOptions,
  }
}

/** What may be otherwise after these losses, by the names of `meaningOf`. */
const otherwise: Readonly<Record<string, readonly string[]>> = {
  points: ['points', 'deduction'],
  deduction: ['deduction'],
  fixedOptions: ['fixedOptions'],
  explanation: ['explanation'],
  optionNotes: ['notes'],
  byOption: ['credits'],
  lenient: ['lenient'],
  severalTexts: ['accepted'],
  tolerance: ['accepted'],
  near: ['accepted', 'near'],
  precision: ['precision'],
  unit: ['unit', 'accepted'],
  distractors: ['distractors'],
  essayLength: ['essay'],
  spelling: ['essay'],
  rubric: ['essay'],
  sample: ['essay'],
  'blank-added': ['text'],
  pictures: ['text', 'explanation', 'options', 'notes', 'prompts', 'partners', 'distractors', 'right'],
  formatting: ['text', 'options'],
  'lines-joined': ['text', 'options'],
  allOrNothing: ['credits', 'rule'],
  eachDecision: ['credits', 'rule'],
  halfForOneSlip: ['credits', 'rule'],
  'weight-rounded': ['credits', 'near', 'deduction'],
  'partner-plain': ['partners', 'distractors'],
  'number-rounded': ['accepted'],
  'gap-as-blank': ['type', 'text', 'credits', 'options', 'notes', 'accepted', 'rule', 'lenient'],
}
const nameOf = ({ what, params }: Loss) => (what === 'not-held' ? String(params?.['feature']) : what)
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** A question before it was written and after it was read again, without what the losses name. They have to be equal. */
export function beforeAndAfter(
  { content, title = '', tags = [] }: WrittenItem,
  read: ReadItem | undefined,
  named: readonly Loss[],
) {
  const names = named.map(nameOf)
  const left = new Set(names.flatMap((name) => otherwise[name] ?? []))
  const meaning = (of: QuestionContent) =>
    Object.fromEntries(Object.entries(meaningOf(of)).filter(([name]) => !left.has(name)))
  // A deduction is a part of the points, which the file may not have.
  const isNamed = ({ what }: Loss) =>
    names.includes(what) || (what === 'weight-rounded' && names.includes('points'))
  const isTitleLost = names.includes('title') || named.some(({ params }) => params?.['as'] === 'other-title')
  return {
    before: {
      ...meaning(content),
      title: isTitleLost ? undefined : spaced(title),
      tags: names.includes('tags') ? [] : tags.map(spaced),
      losses: [],
    },
    after: {
      ...(read?.content && meaning(read.content as QuestionContent)),
      title: isTitleLost ? undefined : spaced(read?.title ?? ''),
      tags: read?.tags.map(spaced),
      losses: read?.losses.filter((loss) => !isNamed(loss)),
    },
  }
}
