import { comparableAnswer, type Fraction, limits, type NumberKey } from '@quizly/domain'
import { bandOfRange, keyOfBands, type NumberBand } from '../bands.ts'
import { gapPlace, type HtmlQuestion, Refused, withoutPlaces } from '../html-question.ts'
import type { Loss } from '../loss.ts'
import { htmlOf } from '../markdown-html.ts'
import { markingOfOne, markingOfSeveral, pointsAsRead, shareOfNumber } from '../weights.ts'
import { childOf, childrenOf, descendantsOf, escapedXml, textIn, type XmlElement } from '../xml.ts'

/** What an item says of itself, the points that it is given, and whom to tell what is lost. */
type About = { fields: ReadonlyMap<string, string>; points: number; lose: (loss: Loss) => void }

/** An item as the readers of its types see it. */
type Item = About & {
  responses: readonly XmlElement[]
  conditions: readonly Condition[]
  feedback: ReadonlyMap<string, string>
}
type Draft = Omit<HtmlQuestion, 'text' | 'explanation'> & {
  /** Of each option, and what an answer's own feedback is called. */
  idents?: readonly string[]
}

/** Throws `Refused` for an item that is none of our types. */
export function draftOf(element: XmlElement, about: About): HtmlQuestion {
  const presentation = childOf(element, 'presentation') ?? element
  const points = pointsAsRead(about.points, about.lose)
  const feedback = childrenOf(element, 'itemfeedback').map(
    (each) => [identOf(each), materialIn(each)] as const,
  )
  const responses = responseNames.flatMap((name) => descendantsOf(presentation, name))
  const item: Item = {
    ...about,
    points,
    responses,
    conditions: conditionsOf(childOf(element, 'resprocessing'), new Set(responses.map(identOf))),
    feedback: new Map(feedback),
  }
  const labels = item.responses.reduce((sum, response) => sum + labelsOf(response).length, 0)
  if (labels > maxLabels || item.conditions.length > maxLabels) {
    const params = {
      code: 'option-count',
      field: 'options',
      least: limits.optionsMin,
      most: limits.optionsMax,
    }
    throw new Refused('problem', 'options', params)
  }
  const text = withoutPlaces(materialIn(presentation))
  const type = typeOf(item)
  const read = readers[type]
  if (!read)
    throw new Refused('type-unknown', 'type', { type: type || item.responses[0]?.name || 'material' })
  const { idents = [], ...draft } = read(item, text)
  const notes =
    draft.type === 'single' || draft.type === 'multiple'
      ? idents.map((id) => item.feedback.get(`${id}_fb`) ?? '')
      : []
  const marked = { ...draft.fields, ...(points !== 1 && { points }) }
  return { text, notes, ...draft, explanation: explanationOf(item, notes), fields: marked }
}

/** Far more than a question can have, prompts times partners included. */
const maxLabels = 1_000

const responseNames = ['response_lid', 'response_str', 'response_num', 'response_grp', 'response_xy']

const plainLine = { isLine: true, picture: () => undefined }

/** Texts and pictures in HTML, those of responses aside. */
export function materialIn(element: XmlElement): string {
  return childrenOf(element)
    .map((each): string => {
      if (/^(?:presentation|flow|flow_mat|material)$/.test(each.name)) return materialIn(each)
      if (each.name === 'mattext' || each.name === 'matemtext') {
        const text = textIn(each)
        const isHtml = each.attributes['texttype'] === 'text/html'
        return `<div>${isHtml ? text : htmlOf(text.trim(), undefined, plainLine)}</div>`
      }
      if (each.name === 'matbreak') return '<br>'
      return each.name === 'matimage' ? `<img src="${escapedXml(each.attributes['uri'] ?? '')}">` : ''
    })
    .join('')
}

/** What goes with every answer, and what goes with right or wrong ones, stands in one explanation here. */
function explanationOf({ feedback, lose }: Item, notes: readonly string[]): string {
  const byOutcome = ['correct_fb', 'general_incorrect_fb'].flatMap((name) => feedback.get(name) ?? [])
  const general = feedback.get('general_fb') ?? ''
  if (byOutcome.length > 0) {
    lose({
      kind: 'changed',
      what: 'feedback-in-explanation',
      field: 'feedback',
      params: { count: byOutcome.length },
    })
  }
  const kept = byOutcome.length + (feedback.has('general_fb') ? 1 : 0) + notes.filter(Boolean).length
  const count = feedback.size - kept
  if (count > 0) lose({ kind: 'dropped', what: 'feedback-of-answer', field: 'feedback', params: { count } })
  return general + byOutcome.join('')
}

const labelsOf = (response: XmlElement) => descendantsOf(response, 'response_label')
const identOf = ({ attributes: { ident = '' } }: XmlElement) => ident
/** Of what students type. */
const plainIn = (element: XmlElement) => textIn(descendantsOf(element, 'mattext')[0]).trim()
const valueIn = (element: XmlElement) => textIn(element).trim()

/** What an answer is compared with, and what it earns then. */
type Condition = { test: XmlElement; earns: number; isAdded: boolean; equal: readonly XmlElement[] }

function conditionsOf(processing: XmlElement | undefined, responses: ReadonlySet<string>): Condition[] {
  return (processing ? childrenOf(processing, 'respcondition') : []).flatMap((each) => {
    const [test, set] = [childOf(each, 'conditionvar'), childOf(each, 'setvar')]
    if (!test || !set) return []
    const not = descendantsOf(test, 'not').flatMap((inside) => descendantsOf(inside, 'varequal'))
    const equal = descendantsOf(test, 'varequal').filter(
      (one) => !not.includes(one) && responses.has(one.attributes['respident'] ?? ''),
    )
    return [{ test, earns: Number(textIn(set)), isAdded: set.attributes['action'] === 'Add', equal }]
  })
}

const positive = ({ conditions }: Item) => conditions.filter(({ earns }) => earns > 0)
const isFor = (response: XmlElement) => (each: XmlElement) =>
  each.attributes['respident'] === identOf(response)

const typesOfProfiles: Readonly<Record<string, string>> = {
  multiple_choice: 'multiple_choice_question',
  true_false: 'true_false_question',
  multiple_response: 'multiple_answers_question',
  fib: 'short_answer_question',
  essay: 'essay_question',
}

/** As the file names it, or as its responses are. */
function typeOf({ fields, responses, conditions }: Item): string {
  const profile = /^cc\.(\w+)\.v/.exec(fields.get('cc_profile') ?? '')?.[1] ?? ''
  const named = fields.get('question_type') ?? typesOfProfiles[profile]
  const [first, ...others] = responses
  if (named || !first) return named ?? ''
  const cardinality = first.attributes['rcardinality']
  if (first.name === 'response_lid') {
    if (others.length > 0) return others.every(({ name }) => name === first.name) ? 'matching_question' : ''
    if (cardinality === 'Ordered') return 'ordering_question'
    return cardinality === 'Multiple' ? 'multiple_answers_question' : 'multiple_choice_question'
  }
  if (others.length > 0 || first.name === 'response_xy' || first.name === 'response_grp') return ''
  const kind = descendantsOf(first, 'render_fib')[0]?.attributes['fibtype'] ?? ''
  if (/^(?:Decimal|Integer|Scientific)$/.test(kind) || first.name === 'response_num')
    return 'numerical_question'
  return conditions.some(({ earns }) => earns > 0) ? 'short_answer_question' : 'essay_question'
}

const readers: Readonly<Record<string, (item: Item, text: string) => Draft & { text?: string }>> = {
  multiple_choice_question: oneOf,
  true_false_question: oneOf,
  multiple_answers_question: severalOf,
  short_answer_question: typedText,
  numerical_question: typedNumber,
  essay_question: essayOf,
  matching_question: matchingOf,
  ordering_question: orderOf,
  fill_in_multiple_blanks_question: gapsOf,
  multiple_dropdowns_question: gapsOf,
}

type ReadMarks = ReturnType<typeof markingOfOne>

function choice(item: Item, type: 'single' | 'multiple', { fields, losses }: ReadMarks): Draft {
  const labels = item.responses.flatMap(labelsOf)
  const idents = labels.map(identOf)
  losses.forEach(item.lose)
  const { correctAnswers, ...marking } = fields
  const right = correctAnswers.map((ident) => idents.indexOf(ident))
  return { type, options: labels.map(materialIn), right, idents, fields: marking }
}

/** What each option earns where a condition names it. */
function earnedBy(item: Item): { idents: string[]; earns: number[] } {
  const idents = item.responses.flatMap(labelsOf).map(identOf)
  const names = (ident: string) => (each: Condition) => each.equal.some((one) => valueIn(one) === ident)
  return { idents, earns: idents.map((ident) => item.conditions.find(names(ident))?.earns ?? 0) }
}

/** New Quizzes writes points where they vary by answer, per cent elsewhere: the greatest is the whole in either. */
function oneOf(item: Item): Draft {
  const { idents, earns } = earnedBy(item)
  const most = Math.max(0, ...earns)
  const shares = earns.map((each): Fraction => (most > 0 ? shareOfNumber(each / most) : [0, 1]))
  return choice(item, 'single', markingOfOne(idents, shares, item.points))
}

/**
 * Canvas divides the points by the right options and takes as much for each wrong one, whatever the conditions say. Items that
 * only Common Cartridge has a profile for are marked as they say.
 */
function severalOf(item: Item): Draft {
  const { idents, earns } = earnedBy(item)
  const [whole] = positive(item).filter(({ isAdded }) => !isAdded)
  const right = idents.filter((ident) => whole?.equal.some((each) => valueIn(each) === ident))
  if (!whole) {
    const full = earns.reduce((sum, each) => sum + Math.max(each, 0), 0)
    const shares = earns.map((each): Fraction => (full > 0 ? shareOfNumber(each / full) : [0, 1]))
    return choice(item, 'multiple', markingOfSeveral(idents, shares))
  }
  if (!item.fields.has('question_type')) {
    return choice(item, 'multiple', { fields: { correctAnswers: right }, losses: [] })
  }
  const shares = idents.map((ident): Fraction => [right.includes(ident) ? 1 : -1, Math.max(right.length, 1)])
  return choice(item, 'multiple', markingOfSeveral(idents, shares))
}

const withoutRight = () => new Refused('no-right-answer', 'key')

/** Each once, as answers are compared. */
const unlike = (texts: readonly string[]) => {
  const forms = texts.map(comparableAnswer)
  return texts.filter((text, index) => text.trim() !== '' && forms.indexOf(forms[index] ?? '') === index)
}

function typedText(item: Item): Draft {
  const given = positive(item).flatMap(({ equal }) => equal)
  if (given.some(({ attributes }) => attributes['case'] === 'Yes')) item.lose(caseIgnored)
  const correctAnswers = unlike(given.map(valueIn))
  if (correctAnswers.length === 0) throw withoutRight()
  return { type: 'write', fields: { correctAnswers } }
}

const caseIgnored: Loss = { kind: 'approximated', what: 'case-ignored', field: 'key' }

function typedNumber(item: Item): Draft {
  const read = positive(item).map((each) => numberOf(each, item))
  if (read.length === 0) throw withoutRight()
  const [first] = read
  const isRelative = read.every(({ percent }) => percent !== undefined && percent === first?.percent)
  const { correctAnswers, number, losses } = keyOfBands(
    read.flatMap(({ bands }) => (isRelative ? bands.map((band) => ({ ...band, tolerance: '0' })) : bands)),
  )
  losses.forEach(item.lose)
  const precision = first?.precision
  if (read.some((each) => String(each.precision?.count) !== String(precision?.count))) {
    item.lose({
      kind: 'approximated',
      what: 'attribute-dropped',
      field: 'marking',
      params: { attribute: 'precision', value: '' },
    })
  }
  const key: NumberKey = {
    ...number,
    ...(isRelative && { tolerance: { kind: 'relative' as const, value: `${first?.percent}%` } }),
    ...(precision && { precision }),
  }
  return { type: 'numeric', fields: { correctAnswers, number: key } }
}

type ReadNumber = { bands: NumberBand[]; percent?: string | undefined; precision?: NumberKey['precision'] }

/** A number with a margin, a range, or one that is right if it is so when it is rounded. */
function numberOf({ test, equal: [exact] }: Condition, { lose, responses }: Item): ReadNumber {
  const bound = (...names: string[]) =>
    names
      .flatMap((name) => descendantsOf(test, name))
      .find((each) => responses.some((response) => isFor(response)(each)))
  const [low, high] = [bound('vargte', 'vargt'), bound('varlte', 'varlt')]
  const number = exact && valueIn(exact)
  const range = bandOfRange(low ? valueIn(low) : (number ?? ''), high ? valueIn(high) : (number ?? ''))
  const value = number === undefined ? range?.value : bandOfRange(number, number)?.value
  if (value === undefined || !range)
    throw new Refused('problem', 'key', { code: 'not-a-number', field: 'correctAnswers', text: number ?? '' })
  const { margin, margintype, precision = '', precisiontype } = exact?.attributes ?? {}
  if (/^\d{1,2}$/.test(precision)) {
    const kind = precisiontype === 'decimals' ? 'decimals' : 'significant'
    return {
      bands: [{ value, tolerance: '0', share: [1, 1] }],
      precision: { kind, count: Number(precision), share: [0, 1] },
    }
  }
  const percent = margintype === 'percent' ? margin : undefined
  if (low?.name === 'vargt' || high?.name === 'varlt') {
    lose({
      kind: 'approximated',
      what: 'bound-included',
      field: 'key',
      params: { number: valueIn(low?.name === 'vargt' ? low : (high as XmlElement)) },
    })
  }
  const band: NumberBand = { ...range, share: [1, 1] }
  // A number that is not in the middle is named as one with another tolerance.
  return { bands: value === range.value ? [band] : [band, { value, tolerance: '0', share: [1, 1] }], percent }
}

function essayOf({ fields, responses: [response], lose }: Item): Draft {
  const {
    word_limit_enabled: isLimited,
    word_limit_max: most = '',
    spell_check: spelling,
    word_limit_min: least = '',
  } = response?.attributes ?? {}
  if (isLimited === 'Yes' && Number(least) > 0) {
    const params = { attribute: 'word_limit_min', value: least }
    lose({ kind: 'dropped', what: 'attribute-dropped', field: 'other', params })
  }
  const count = isLimited === 'Yes' && /^\d{1,5}$/.test(most) ? Number(most) : 0
  const essay = {
    ...(count > 0 && { most: { kind: 'words' as const, count } }),
    ...(spelling === 'Yes' && { spelling: true as const }),
  }
  const sample = fields.get('grading_notes')
  return { type: 'essay', ...(sample && { sample }), fields: { essay } }
}

/** Each right pair earns the same part, unless one condition asks for all of them. */
function matchingOf(item: Item): Draft {
  const partners = new Map<string, string>()
  for (const label of item.responses.flatMap(labelsOf)) partners.set(identOf(label), materialIn(label))
  const htmls = [...new Set(partners.values())]
  const added = positive(item)
  const of = item.responses.map((response) => {
    const right = added.flatMap(({ equal }) => equal.filter(isFor(response)))
    if (right.length !== 1)
      throw right.length === 0
        ? withoutRight()
        : new Refused('two-right-answers', 'key', { count: right.length })
    return htmls.indexOf(partners.get(valueIn(right[0] as XmlElement)) ?? '')
  })
  if (of.includes(-1)) throw withoutRight()
  return {
    type: 'matching',
    options: item.responses.map(materialIn),
    partners: htmls,
    of,
    fields: ruleOf(item),
  }
}

function ruleOf(item: Item): Draft['fields'] {
  const earns = positive(item).map((each) => each.earns)
  if (!positive(item).some(({ isAdded }) => isAdded)) return {}
  const isEqual = earns.every((each) => Math.abs(each - (earns[0] ?? 0)) <= 0.02 * each)
  if (!isEqual)
    item.lose({
      kind: 'approximated',
      what: 'parts-made-equal',
      field: 'marking',
      params: { parts: earns.join(' ') },
    })
  return { rule: 'each-decision' }
}

function orderOf(item: Item): Draft {
  const labels = item.responses.flatMap(labelsOf)
  const order = positive(item)[0]?.equal.map(valueIn) ?? []
  const right = order.map((ident) => labels.findIndex((label) => identOf(label) === ident))
  if (right.length === 0 || right.length !== labels.length || right.includes(-1)) throw withoutRight()
  return { type: 'ordering', options: labels.map(materialIn), right, isMixed: true }
}

/** Only the first text of a blank that is typed is in its condition, but all that stand there are right. */
function gapsOf(item: Item, text: string): Draft & { text: string } {
  const isChosen = item.fields.get('question_type') === 'multiple_dropdowns_question'
  const nameOf = (response: XmlElement) => identOf(response).replace(/^response_/, '')
  const placeOf = (response: XmlElement) =>
    text.includes(`[${nameOf(response)}]`) ? text.indexOf(`[${nameOf(response)}]`) : Infinity
  const blanks = item.responses.toSorted((one, other) => placeOf(one) - placeOf(other) || 0)
  const algorithms = new Set<string>()
  const read = blanks.map((response) => {
    const labels = labelsOf(response)
    const right = positive(item).flatMap(({ equal }) => equal.filter(isFor(response)).map(valueIn))
    const { answer_type: kind = isChosen ? 'dropdown' : '', scoring_algorithm: algorithm = '' } =
      labels[0]?.attributes ?? {}
    const texts = unlike(labels.map(plainIn))
    const label = labels.find((each) => right.includes(identOf(each)))
    if (kind === 'dropdown' || kind === 'wordbank') {
      if (!label) throw withoutRight()
      return { answer: plainIn(label), gap: { choices: texts } }
    }
    if (/Regex/.test(algorithm)) throw new Refused('answer-is-pattern', 'key', { pattern: texts[0] ?? '' })
    if (/Contains|CloseEnough/.test(algorithm)) algorithms.add(algorithm)
    const [answer, ...accepted] = texts
    if (answer === undefined) throw withoutRight()
    return { answer, gap: accepted.length > 0 ? { accepted } : {} }
  })
  for (const algorithm of algorithms) {
    item.lose({
      kind: 'approximated',
      what: 'comparison-unknown',
      field: 'marking',
      params: { comparison: algorithm },
    })
  }
  const placed = blanks.reduce(
    (all, response, index) => all.replaceAll(`[${nameOf(response)}]`, gapPlace(index + 1)),
    text,
  )
  const fields = {
    correctAnswers: read.map(({ answer }) => answer),
    gaps: read.map(({ gap }) => gap),
    ...ruleOf(item),
  }
  return { type: 'gap', text: placed, fields }
}
