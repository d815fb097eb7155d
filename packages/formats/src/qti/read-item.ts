import {
  comparableAnswer,
  creditRules,
  type Fraction,
  limits,
  type NumberKey,
  type UncheckedQuestion,
} from '@quizly/domain'
import { type Gap, gapLimits } from '@quizly/domain/questions/gap/gap-fields.ts'
import { bandOfRange, isPlainNumber, keyOfBands, type NumberBand } from '../bands.ts'
import { gapPlace, type HtmlQuestion, Refused } from '../html-question.ts'
import type { Loss } from '../loss.ts'
import { pointsAsRead, shareOfNumber } from '../weights.ts'
import { childOf, childrenOf, descendantsOf, escapedXml, readXml, textIn, type XmlElement } from '../xml.ts'
import { fittingMarking, type Probe, subsetsOf } from './fit.ts'
import {
  type Budget,
  type Declaration,
  declarationOf,
  newBudget,
  processed,
  scalarOf,
  Unsupported,
  type Value,
} from './processing.ts'
import { htmlOfXml } from './tree.ts'

/** A response to one interaction or several, by their identifiers. */
type Given = ReadonlyMap<string, Value>

type Item = {
  id: string
  root: XmlElement
  body: XmlElement
  interactions: readonly XmlElement[]
  responses: readonly Declaration[]
  /** The source of an element. */
  source: (element: XmlElement) => string
  /** What all outcomes are set to for a response. */
  outcomes: (given: Given) => Given
  score: (given: Given) => number
  /** How many times as much the test counts it. */
  weight: number
  lose: (loss: Loss) => void
}

/** A question whose feedback is still to be told from what is shown for these responses, one for each option of a choice. */
type Read = { question: HtmlQuestion; shown: readonly Given[] }

type Surroundings = Pick<Item, 'weight' | 'source' | 'lose'> & { steps: Budget }

/**
 * An item in the names of QTI 2. Throws `Refused` for one that is none of our types. If its response processing cannot be
 * repeated, the right response earns all, with a loss of the kind `refused`.
 */
export function questionOfItem(root: XmlElement, around: Surroundings): HtmlQuestion {
  const responses = childrenOf(root, 'responseDeclaration').map(declarationOf)
  const early: Loss[] = []
  const attempt = (rules: readonly XmlElement[]) => {
    const losses = [...early]
    const question = questionBy(root, responses, rules, { ...around, lose: (loss) => losses.push(loss) })
    losses.forEach(around.lose)
    return question
  }
  try {
    return attempt(rulesIn(root, responses, (loss) => early.push(loss)))
  } catch (error) {
    const [only, ...others] = responses
    const isOfMarking = error instanceof Refused && error.loss.what === 'marking-unknown'
    if (!isOfMarking || !only?.value || others.length > 0) throw error
    const question = attempt(templateFor('match_correct', only.identifier))
    around.lose(error.loss)
    return question
  }
}

function questionBy(
  root: XmlElement,
  responses: readonly Declaration[],
  rules: readonly XmlElement[],
  { weight, steps, source, lose }: Surroundings,
): HtmlQuestion {
  const id = root.attributes['identifier'] ?? ''
  const body = childOf(root, 'itemBody')
  if (!body) throw new Refused('type-unknown', 'type', { type: root.name })
  const unrepeatable = (element: XmlElement) =>
    new Refused('marking-unknown', 'marking', { item: id, fragment: source(element).slice(0, 500) })
  const [template] = [...childrenOf(root, 'templateProcessing'), ...childrenOf(root, 'templateDeclaration')]
  if (template) throw unrepeatable(template)
  const declared = { responses, outcomes: childrenOf(root, 'outcomeDeclaration').map(declarationOf) }
  const budget = newBudget(itemSteps, steps)
  const outcomes = (given: Given) => {
    try {
      return processed(rules, declared, given, budget)
    } catch (error) {
      throw error instanceof Unsupported ? unrepeatable(error.element) : error
    }
  }
  const score = (given: Given) => Number(outcomes(given).get('SCORE')?.[0] ?? 0)
  const interactions = interactionsIn(body)
  const item: Item = { id, root, body, interactions, responses, source, outcomes, score, weight, lose }
  const { question, shown } = readInteractions(item)
  return withFeedback(question, shown, item)
}

/** Those of the item's body, from the first to the last. */
const interactionsIn = (element: XmlElement): XmlElement[] =>
  childrenOf(element).flatMap((each) => (each.name.endsWith('Interaction') ? [each] : interactionsIn(each)))

const templates: Readonly<Record<string, string>> = {
  match_correct: ifElse(
    '<match><variable identifier="?"/><correct identifier="?"/></match>',
    '<baseValue baseType="float">1</baseValue>',
  ),
  CC2_match_basic: ifElse(
    '<match><variable identifier="?"/><correct identifier="?"/></match>',
    '<baseValue baseType="float">1</baseValue>',
  ),
  CC2_match: ifElse(
    '<match><variable identifier="?"/><correct identifier="?"/></match>',
    '<variable identifier="MAXSCORE"/>',
  ),
  map_response: ifElse(
    '<not><isNull><variable identifier="?"/></isNull></not>',
    '<mapResponse identifier="?"/>',
  ),
  CC2_map_response: ifElse(
    '<not><isNull><variable identifier="?"/></isNull></not>',
    '<mapResponse identifier="?"/>',
  ),
}
function ifElse(test: string, score: string): string {
  const set = (value: string) => `<setOutcomeValue identifier="SCORE">${value}</setOutcomeValue>`
  const otherwise = set('<baseValue baseType="float">0</baseValue>')
  return `<r><responseCondition><responseIf>${test}${set(score)}</responseIf><responseElse>${otherwise}</responseElse></responseCondition></r>`
}

/** The rules of the response processing; a template is for the only response, whatever it is called. */
function rulesIn(
  root: XmlElement,
  [first, ...others]: readonly Declaration[],
  lose: (loss: Loss) => void,
): XmlElement[] {
  const processing = childOf(root, 'responseProcessing')
  const { template, templateLocation } = processing?.attributes ?? {}
  const own = processing ? childrenOf(processing) : []
  if (own.length > 0) return own
  const name = (template ?? templateLocation ?? '').replace(/^.*\//, '').replace(/\.xml$/, '')
  if (name === '' && !first?.value && !first?.mapping) return []
  if (name === '') lose({ kind: 'changed', what: 'marking-missing', field: 'marking' })
  else if (!templates[name]) {
    throw new Refused('marking-unknown', 'marking', {
      item: root.attributes['identifier'] ?? '',
      fragment: name,
    })
  }
  const used = name || (first?.mapping ? 'map_response' : 'match_correct')
  return templateFor(used, others.length === 0 ? (first?.identifier ?? '') : 'RESPONSE')
}

function templateFor(name: string, identifier: string): XmlElement[] {
  const read = readXml((templates[name] ?? '').replaceAll('?', escapedXml(identifier)))
  return 'root' in read ? childrenOf(read.root) : []
}

/** Texts in HTML; what is shown by outcomes is not among them. */
function htmlIn(
  element: XmlElement,
  item: Item,
  instead: (element: XmlElement) => string | undefined = () => undefined,
): string {
  const count = new Map<string, number>()
  const html = htmlOfXml(element.children, (each) => {
    const other = instead(each)
    if (other !== undefined) return other
    if (/^(?:feedbackInline|feedbackBlock)$/.test(each.name)) return ''
    if (/^(?:contentBody|prompt)$/.test(each.name)) return `<div>${htmlIn(each, item, instead)}</div>`
    if (each.name === 'rubricBlock') return isForStudents(each) ? `<div>${htmlIn(each, item)}</div>` : ''
    if (each.name.endsWith('Interaction'))
      return htmlIn({ ...each, children: childrenOf(each, 'prompt') }, item)
    if (/^(?:printedVariable|templateInline|templateBlock|stylesheet|include)$/.test(each.name)) {
      count.set(each.name, (count.get(each.name) ?? 0) + 1)
      return ''
    }
    return undefined
  })
  for (const [name, of] of count) {
    if (name !== 'stylesheet')
      item.lose({
        kind: 'dropped',
        what: 'element-dropped',
        field: 'text',
        params: { element: name, count: of },
      })
  }
  return html
}

const isForStudents = ({ attributes: { view = 'candidate' } }: XmlElement) => /\bcandidate\b/.test(view)

const choiceIds = (interaction: XmlElement, name = 'simpleChoice') =>
  descendantsOf(interaction, name).map((element) => ({ element, id: element.attributes['identifier'] ?? '' }))
const nameOf = ({ attributes: { responseIdentifier = '' } }: XmlElement) => responseIdentifier

/** What may be computed for an item. */
const itemSteps = 1_000_000
/** Far more than a question can have. */
const maxNamed = 200

function readInteractions(item: Item): Read {
  const { interactions } = item
  const [first, ...others] = interactions
  if (!first) throw new Refused('type-unknown', 'type', { type: 'itemBody' })
  const choices = ['simpleChoice', 'simpleAssociableChoice', 'inlineChoice'].flatMap((name) =>
    descendantsOf(item.body, name),
  )
  if (choices.length > maxNamed) {
    const params = {
      code: 'option-count',
      field: 'options',
      least: limits.optionsMin,
      most: limits.optionsMax,
    }
    throw new Refused('problem', 'options', params)
  }
  const isInLine = ({ name }: XmlElement) =>
    name === 'textEntryInteraction' || name === 'inlineChoiceInteraction'
  if (others.length > 0 && !interactions.every(isInLine)) {
    throw new Refused('several-interactions', 'type', { count: interactions.length })
  }
  const declaration = item.responses.find(({ identifier }) => identifier === nameOf(first))
  if (!declaration)
    throw new Refused('marking-unknown', 'marking', {
      item: item.id,
      fragment: item.source(first).slice(0, 500),
    })
  switch (first.name) {
    case 'choiceInteraction':
      return readChoice(item, first, declaration)
    case 'orderInteraction':
      return readOrder(item, first, declaration)
    case 'matchInteraction':
      return readMatch(item, first, declaration)
    case 'extendedTextInteraction':
      return readEssay(item, first)
    case 'textEntryInteraction':
    case 'inlineChoiceInteraction':
      return isAlone(item, first) ? readTyped(item, declaration) : readGaps(item)
    default:
      throw new Refused('type-unknown', 'type', { type: first.name })
  }
}

/** The text around an interaction that has a place of its own, and how many points a right response brings. */
function frame(item: Item, full: number) {
  const points = pointsAsRead(round(full * item.weight), item.lose)
  return { text: htmlIn(item.body, item), worth: points === 1 ? {} : { points }, points }
}
/** Without what thirds and sevenths lack in decimals. */
const round = (value: number) => Number(value.toPrecision(6))

const given = (identifier: string, value: Value): Given => new Map([[identifier, value]])
const withoutRight = () => new Refused('no-right-answer', 'key')

/** What it earns as a part of what the right response does. A text that nobody means is wrong. */
const unmeant = '\uFFFC'

/** What a file calls right and does not earn most. */
const loseRight = ({ lose }: Item, texts: readonly string[]) =>
  lose({ kind: 'changed', what: 'right-earns-less', field: 'key', params: { text: texts.join(', ') } })

/** The way of marking that fits, or a loss that needs a person. */
function markingOf(
  item: Item,
  model: UncheckedQuestion,
  candidates: Parameters<typeof fittingMarking>[1],
  probes: readonly Probe[],
) {
  const found = fittingMarking(model, candidates, probes)
  found?.losses.forEach(item.lose)
  if (!found) item.lose(ofOwnMarking(item))
  return found?.marking ?? {}
}

function ofOwnMarking({ id, root, source }: Item): Loss {
  const processing = childOf(root, 'responseProcessing')
  const mapping = descendantsOf(root, 'mapping')[0]
  const shown = processing && childrenOf(processing).length > 0 ? processing : (mapping ?? processing)
  const params = { item: id, fragment: shown ? source(shown).slice(0, 500) : '' }
  return { kind: 'refused', what: 'marking-unknown', field: 'marking', params }
}

function readChoice(
  item: Item,
  interaction: XmlElement,
  { identifier, cardinality, value, mapping }: Declaration,
): Read {
  const choices = choiceIds(interaction)
  const ids = choices.map(({ id }) => id)
  const { shuffle, maxChoices = '0', minChoices = '0' } = interaction.attributes
  const textsOf = (response: Value) =>
    choices.flatMap(({ element, id }) => (response?.includes(id) ? [textIn(element).trim()] : []))
  const singles = ids.map((id) => given(identifier, [id]))
  const options = choices.map(({ element }) => htmlIn(element, item))
  const fixed = choices.flatMap(({ element }, place) =>
    element.attributes['fixed'] === 'true' ? [place] : [],
  )
  const place = shuffle === 'true' && fixed.length > 0 ? { fixedOptions: fixed } : {}
  if (cardinality === 'single') {
    const scores = singles.map(item.score)
    const full = Math.max(0, ...scores)
    if (full === 0) throw withoutRight()
    const { text, worth, points } = frame(item, full)
    const declared = ids.indexOf(String(value?.[0]))
    const best = ids.flatMap((_, index) => (scores[index] === full ? [index] : []))
    if (value && !best.includes(declared)) loseRight(item, textsOf(value))
    const right = best.includes(declared) ? [declared] : best
    if (right.length > 1) {
      item.lose({ kind: 'refused', what: 'two-right-answers', field: 'key', params: { count: right.length } })
    }
    const correctAnswers = right.map((index) => ids[index] ?? '')
    const model: UncheckedQuestion = { type: 'single', text: '', options: ids, correctAnswers, points }
    const shares = scores.map((each): Fraction => shareOfNumber(Math.max(each / full, 0)))
    const probes = ids.map((id, index) => ({ selected: id, share: (scores[index] ?? 0) / full }))
    const marking =
      right.length > 1 ? {} : markingOf(item, model, [{}, { rule: 'by-option', shares }], probes)
    return {
      question: { type: 'single', text, options, right, fields: { ...worth, ...place, ...marking } },
      shown: singles,
    }
  }
  const scoreOf = (some: readonly string[]) => item.score(given(identifier, some))
  const all = subsetsOf(ids).filter(({ length }) => length > 0)
  const best = Math.max(0, ...all.map(scoreOf))
  const isBest = value !== null && scoreOf(value.map(String)) >= best
  if (value && !isBest) loseRight(item, textsOf(value))
  const key = isBest ? value.map(String) : all.find((some) => scoreOf(some) === best)
  if (best === 0 || !key) throw withoutRight()
  for (const [attribute, text, isLost] of [
    ['maxChoices', maxChoices, Number(maxChoices) > 0 && Number(maxChoices) < ids.length],
    ['minChoices', minChoices, Number(minChoices) > 1],
  ] as const) {
    if (isLost)
      item.lose({
        kind: 'dropped',
        what: 'attribute-dropped',
        field: 'options',
        params: { attribute, value: text },
      })
  }
  const { text, worth, points } = frame(item, best)
  const mapped = ids.map((id): Fraction => {
    const to = mapping?.entries.find((entry) => entry.key === id)?.to ?? mapping?.otherwise ?? 0
    return shareOfNumber(Math.max(-1, Math.min(to / best, 1)))
  })
  const seen = ids.map((id): Fraction => {
    const alone = scoreOf([id])
    return shareOfNumber(alone > 0 ? alone / best : scoreOf([...key, id]) / best - 1)
  })
  const rules = [{}, ...creditRules.filter((rule) => rule !== 'by-option').map((rule) => ({ rule }))]
  const candidates = [...rules, ...[mapped, seen].map((shares) => ({ rule: 'by-option' as const, shares }))]
  // Without more than one response allowed nobody can choose several.
  const possible = maxChoices === '1' ? all.filter(({ length }) => length === 1) : all
  const probes = possible.map((some) => ({ selected: some, share: scoreOf(some) / best }))
  const model: UncheckedQuestion = { type: 'multiple', text: '', options: ids, correctAnswers: key, points }
  const marking = markingOf(item, model, candidates, probes)
  const right = ids.flatMap((id, index) => (key.includes(id) ? [index] : []))
  return {
    question: {
      type: 'multiple',
      text,
      options,
      right,
      fields: { ...worth, ...place, ...marking },
    },
    shown: singles,
  }
}

function readOrder(item: Item, interaction: XmlElement, { identifier, value }: Declaration): Read {
  const choices = choiceIds(interaction)
  const key = value?.map(String) ?? []
  if (key.length !== choices.length) throw withoutRight()
  const best = item.score(given(identifier, key))
  if (best <= 0) throw withoutRight()
  const { text, worth, points } = frame(item, best)
  const swapped = key
    .slice(1)
    .map((_, at) =>
      key.map((id, place) => (place === at ? key[at + 1] : place === at + 1 ? key[at] : id) ?? ''),
    )
  const turned = key.map((_, at) => [...key.slice(at), ...key.slice(0, at)])
  const probes = [key, ...swapped, ...turned, key.toReversed()].map((order) => ({
    selected: order,
    share: item.score(given(identifier, order)) / best,
  }))
  const model: UncheckedQuestion = { type: 'ordering', text: '', options: key, correctAnswers: key, points }
  const marking = markingOf(
    item,
    model,
    [{}, { rule: 'each-decision' }, { rule: 'half-for-one-slip' }],
    probes,
  )
  const ids = choices.map(({ id }) => id)
  const right = key.map((id) => ids.indexOf(id))
  if (right.includes(-1)) throw withoutRight()
  const options = choices.map(({ element }) => htmlIn(element, item))
  // Where it is shuffled, the right order may be the one that is written.
  const isMixed =
    interaction.attributes['shuffle'] === 'true' && right.every((place, index) => place === index)
  return {
    question: {
      type: 'ordering',
      text,
      options,
      right,
      isMixed,
      fields: { ...worth, ...marking },
    },
    shown: [given(identifier, key), given(identifier, key.toReversed())],
  }
}

/** The prompts are in the first set, the partners in the second; each prompt has one. */
function readMatch(item: Item, interaction: XmlElement, { identifier, value }: Declaration): Read {
  const [prompts = [], partners = []] = childrenOf(interaction, 'simpleMatchSet').map((set) =>
    choiceIds(set, 'simpleAssociableChoice'),
  )
  const pairs = value?.map((pair) => String(pair).split(' ')) ?? []
  const of = prompts.map(({ id }) => {
    const right = pairs.filter(([prompt]) => prompt === id)
    if (right.length !== 1)
      throw right.length === 0
        ? withoutRight()
        : new Refused('two-right-answers', 'key', { count: right.length })
    return partners.findIndex((each) => each.id === right[0]?.[1])
  })
  if (of.includes(-1) || of.length === 0) throw withoutRight()
  const keyOf = (place: number) => partners[of[place] ?? -1]?.id ?? ''
  const key = prompts.map((_, place) => keyOf(place))
  const responseOf = (answer: readonly string[]) =>
    given(
      identifier,
      answer.flatMap((partner, place) => (partner === '' ? [] : [`${prompts[place]?.id} ${partner}`])),
    )
  const best = item.score(responseOf(key))
  if (best <= 0) throw withoutRight()
  const { text, worth, points } = frame(item, best)
  const other = (place: number) => partners.find(({ id }) => id !== keyOf(place))?.id ?? ''
  const probes = subsetsOf(prompts.map((_, place) => place)).flatMap((right) =>
    [other, () => ''].map((wrong) => {
      const selected = prompts.map((_, place) => (right.includes(place) ? keyOf(place) : wrong(place)))
      return { selected, share: item.score(responseOf(selected)) / best }
    }),
  )
  const distractors = partners.map(({ id }) => id).filter((id) => !key.includes(id))
  const model: UncheckedQuestion = {
    type: 'matching',
    text: '',
    options: prompts.map(({ id }) => id),
    correctAnswers: key,
    distractors,
    points,
  }
  const answered = probes.filter(({ selected }) => selected.some((each) => each !== ''))
  const marking = markingOf(
    item,
    model,
    [{ rule: 'each-decision' }, {}, { rule: 'half-for-one-slip' }],
    answered,
  )
  return {
    question: {
      type: 'matching',
      text,
      options: prompts.map(({ element }) => htmlIn(element, item)),
      partners: partners.map(({ element }) => htmlIn(element, item)),
      of,
      fields: { ...worth, ...marking },
    },
    shown: [responseOf(key), responseOf(key.map((_, place) => other(place)))],
  }
}

function readEssay(item: Item, interaction: XmlElement): Read {
  const score = childrenOf(item.root, 'outcomeDeclaration').find(
    ({ attributes }) => attributes['identifier'] === 'SCORE',
  )
  const { text, worth } = frame(item, Number(score?.attributes['normalMaximum'] ?? 1))
  const rubric = descendantsOf(item.body, 'rubricBlock').filter((each) => !isForStudents(each))
  const sample = rubric.map((each) => htmlIn(each, item)).join('')
  const { patternMask } = interaction.attributes
  if (patternMask)
    item.lose({
      kind: 'dropped',
      what: 'attribute-dropped',
      field: 'other',
      params: { attribute: 'patternMask', value: patternMask },
    })
  return {
    question: { type: 'essay', text, ...(sample && { sample }), fields: { ...worth, essay: {} } },
    shown: [new Map()],
  }
}

/** Whether nothing but the interaction stands in its paragraph, or it ends the text. */
function isAlone({ interactions, body }: Item, interaction: XmlElement): boolean {
  if (interactions.length > 1 || interaction.name !== 'textEntryInteraction') return false
  const around = childrenOf(body).find(
    (each) => each === interaction || interactionsIn(each).includes(interaction),
  )
  return around !== undefined && textIn(around).trim() === ''
}

/** All that a response is compared with anywhere, and what a mapping knows. */
function namedValues(
  { root, responses }: Item,
  { identifier, baseType, value, mapping }: Declaration,
): string[] {
  const isOnly = responses.length === 1
  const processing = childOf(root, 'responseProcessing')
  const compared = (processing ? comparisonsIn(processing) : []).filter(
    (each) =>
      isOnly ||
      descendantsOf(each, 'variable').some(({ attributes }) => attributes['identifier'] === identifier),
  )
  const base = compared.flatMap((each) =>
    descendantsOf(each, 'baseValue').map((inside) => String(scalarOf(textIn(inside), baseType))),
  )
  return [
    ...new Set([
      ...(value ?? []).map(String),
      ...(mapping?.entries.map(({ key }) => String(key)) ?? []),
      ...base,
    ]),
  ].slice(0, maxNamed)
}
const comparisonsIn = (element: XmlElement) =>
  ['match', 'stringMatch', 'equal', 'member', 'gt', 'gte', 'lt', 'lte'].flatMap((name) =>
    descendantsOf(element, name),
  )

function readTyped(item: Item, declaration: Declaration): Read {
  const { identifier, baseType } = declaration
  const scoreOf = (text: string) => item.score(given(identifier, [scalarOf(text, baseType)]))
  const named = namedValues(item, declaration)
  const best = Math.max(0, ...named.map(scoreOf))
  if (best === 0) throw withoutRight()
  const { text, worth, points } = frame(item, best)
  const shown = [
    given(identifier, [scalarOf(named.find((each) => scoreOf(each) === best) ?? '', baseType)]),
    given(identifier, [unmeant]),
  ]
  if (baseType === 'float' || baseType === 'integer') {
    return {
      question: {
        type: 'numeric',
        text,
        fields: {
          ...worth,
          ...numbersOf(item, declaration, points, (each) => item.score(given(identifier, [each])) / best),
        },
      },
      shown,
    }
  }
  const shares = named.map((each) => scoreOf(each) / best)
  const declared = declaration.value?.map(String) ?? []
  if (declared.some((each) => scoreOf(each) < best)) loseRight(item, declared)
  const correctAnswers = acceptedOf(item, named, shares)
  checkCase(item, correctAnswers, (each) => scoreOf(each) / best)
  const wrong = scoreOf(unmeant) / best
  if (wrong > 0) item.lose(ofOwnMarking(item))
  const deduction = Math.round(-wrong * points * 100) / 100
  return {
    question: {
      type: 'write',
      text,
      fields: { ...worth, correctAnswers, ...(deduction > 0 && { deduction }) },
    },
    shown,
  }
}

/** The texts that earn all; those that earn a part are losses. */
function acceptedOf(item: Item, texts: readonly string[], shares: readonly number[]): string[] {
  const forms = new Set<string>()
  return texts.filter((text, index) => {
    const share = shares[index] ?? 0
    if (share > 0 && Math.abs(share - 1) > 1e-6) {
      const params = { text, weight: Number((100 * share).toFixed(2)) }
      item.lose({ kind: 'approximated', what: 'text-weight', field: 'marking', params })
    }
    return share > 1 - 1e-6 && forms.size < forms.add(comparableAnswer(text)).size
  })
}

function checkCase({ lose }: Item, texts: readonly string[], shareOf: (text: string) => number): void {
  const turned = texts.map((text) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase()))
  if (turned.some((text, index) => text !== texts[index] && shareOf(text) < 1)) {
    lose({ kind: 'approximated', what: 'case-ignored', field: 'key' })
  }
}

type Numbers = { correctAnswers: string[]; number: NumberKey }

/** The right numbers, each with the widest band in which all is right, and the widest in which something is. */
function numbersOf(
  item: Item,
  declaration: Declaration,
  points: number,
  shareOf: (value: number) => number,
): Numbers {
  const processing = childOf(item.root, 'responseProcessing')
  const inside = (name: string) => (processing ? descendantsOf(processing, name) : [])
  const equals = inside('equal').filter(({ attributes }) => attributes['tolerance'] !== undefined)
  const isRelative =
    equals.length > 0 && equals.every(({ attributes }) => attributes['toleranceMode'] === 'relative')
  const widths = equals
    .flatMap(({ attributes }) => (attributes['tolerance'] ?? '').trim().split(/\s+/))
    .filter(isPlainNumber)
  const bounds = ['gt', 'gte', 'lt', 'lte']
    .flatMap(inside)
    .flatMap((each) => descendantsOf(each, 'baseValue'))
    .map((each) => textIn(each).trim())
  const ranges = inside('and').flatMap((each) => {
    const [low, high] = ['gte', 'gt', 'lte', 'lt']
      .flatMap((name) => childrenOf(each, name))
      .flatMap((one) => descendantsOf(one, 'baseValue'))
    const range = low && high && bandOfRange(textIn(low).trim(), textIn(high).trim())
    return range ? [range] : []
  })
  const named = [
    ...namedValues(item, declaration).filter((each) => !bounds.includes(each)),
    ...ranges.map((range) => range.value),
  ]
    .filter(isPlainNumber)
    .filter((each, index, all) => all.findIndex((other) => Number(other) === Number(each)) === index)
  const bands = named.flatMap((value): NumberBand[] => {
    const at = Number(value)
    const distance = (bound: string) => String(Number(Math.abs(Number(bound) - at).toPrecision(12)))
    const widthOf = (text: string) => (isRelative ? (Number(text) / 100) * Math.abs(at) : Number(text))
    const widest = (is: (share: number) => boolean) =>
      [...widths, ...ranges.map((range) => range.tolerance), ...bounds.map(distance)]
        .filter((text) => [1, -1].every((side) => is(shareOf(at + side * widthOf(text) * inner))))
        .toSorted((one, other) => Number(other) - Number(one))[0]
    const own = shareOf(at)
    if (own < 1) return own > 0 ? [{ value, tolerance: '0', share: shareOfNumber(own) }] : []
    const [narrow = '0', wide = '0'] = [widest((share) => share >= 1), widest((share) => share > 0)]
    const right: NumberBand = { value, tolerance: narrow, share: [1, 1] }
    if (Number(wide) <= Number(narrow)) return [right]
    return [
      right,
      {
        value,
        tolerance: wide,
        share: shareOfNumber(Math.min(...[1, -1].map((side) => shareOf(at + side * widthOf(wide) * inner)))),
      },
    ]
  })
  const { correctAnswers, number: absolute, losses } = keyOfBands(bands)
  losses.forEach(item.lose)
  const { tolerance, near } = absolute
  const number: NumberKey = isRelative
    ? {
        decimal: '.',
        ...(tolerance && { tolerance: { kind: 'relative', value: `${tolerance.value}%` } }),
        ...(near && { near: { ...near, value: `${near.value}%` } }),
      }
    : absolute
  const probed = correctAnswers.flatMap((value) => {
    const all = [tolerance?.value ?? '0', near?.value ?? '0'].map((text) =>
      isRelative ? (Number(text) / 100) * Math.abs(Number(value)) : Number(text),
    )
    return [
      0,
      ...all.flatMap((width) => [
        width * inner,
        (width || Math.abs(Number(value)) || 1) * (width ? 2 - inner : 1e-3),
      ]),
    ].flatMap((off) => [Number(value) + off, Number(value) - off])
  })
  const probes = [...probed, 987_654_321].map((value) => ({ selected: String(value), share: shareOf(value) }))
  const found = fittingMarking(
    { type: 'numeric', text: '', options: [], correctAnswers, number, points },
    [{}],
    probes,
  )
  if (!found && losses.length === 0) item.lose(ofOwnMarking(item))
  found?.losses.forEach(item.lose)
  for (const { attributes } of equals) {
    if (attributes['includeLowerBound'] === 'false' || attributes['includeUpperBound'] === 'false') {
      item.lose({
        kind: 'approximated',
        what: 'bound-included',
        field: 'key',
        params: { number: correctAnswers[0] ?? '' },
      })
    }
  }
  return { correctAnswers, number, ...found?.marking }
}
/** Just inside a bound, where numbers in binary are not exact. */
const inner = 1 - 1e-9

/** A text with gaps: each is typed, or chosen from a list. */
function readGaps(item: Item): Read {
  const { interactions, responses, lose } = item
  if (interactions.length > gapLimits.gaps) {
    throw new Refused('problem', 'text', { code: 'too-many-gaps', field: 'text', most: gapLimits.gaps })
  }
  const blanks = interactions.map((interaction) => {
    const declaration = responses.find(({ identifier }) => identifier === nameOf(interaction))
    if (!declaration)
      throw new Refused('marking-unknown', 'marking', {
        item: item.id,
        fragment: item.source(interaction).slice(0, 500),
      })
    const { baseType, value, mapping } = declaration
    const best = mapping?.entries.toSorted((one, other) => other.to - one.to)[0]?.key
    const right = String(value?.[0] ?? best ?? namedValues(item, declaration)[0] ?? '')
    const choices = choiceIds(interaction, 'inlineChoice').map(({ element, id }) => ({
      id,
      text: textIn(element).replaceAll(/\s+/g, ' ').trim(),
    }))
    if (baseType === 'float' || baseType === 'integer') {
      lose({ kind: 'approximated', what: 'number-as-text', field: 'key', params: { number: right } })
    }
    const isChosen = interaction.name === 'inlineChoiceInteraction'
    const wrong = isChosen ? (choices.find(({ id }) => id !== right)?.id ?? '') : unmeant
    return { declaration, right, wrong, isChosen, choices }
  })
  const responseOf = (answer: readonly string[]): Given =>
    new Map(
      blanks.map(({ declaration: { identifier, baseType } }, index) => {
        const text = answer[index] ?? ''
        return [identifier, text === '' ? null : [scalarOf(text, baseType)]] as const
      }),
    )
  const key = blanks.map(({ right }) => right)
  const full = item.score(responseOf(key))
  if (full <= 0) throw withoutRight()
  const points = pointsAsRead(round(full * item.weight), lose)
  const shareOf = (answer: readonly string[]) => item.score(responseOf(answer)) / full
  const gaps = blanks.map(
    ({ declaration, right, wrong, isChosen, choices }, index): { answer: string; gap: Gap } => {
      const answer = choices.find(({ id }) => id === right)?.text ?? ''
      if (isChosen) return { answer, gap: { choices: choices.map(({ text }) => text) } }
      const instead = (text: string) => shareOf(key.map((each, place) => (place === index ? text : each)))
      const [none, texts] = [instead(wrong), namedValues(item, declaration)]
      const shares = texts.map((text) => (none < 1 ? (instead(text) - none) / (1 - none) : 1))
      const accepted = acceptedOf(item, [right, ...texts], [1, ...shares])
      checkCase(item, [right], instead)
      return { answer: right, gap: accepted.length > 1 ? { accepted: accepted.slice(1) } : {} }
    },
  )
  const places = blanks.map((_, index) => index)
  const probes = subsetsOf(places).flatMap((some) =>
    [false, true].map((isBlank) => {
      const selected = blanks.map(({ right, wrong }, index) =>
        some.includes(index) ? right : isBlank ? '' : wrong,
      )
      return { selected, share: shareOf(selected) }
    }),
  )
  const model: UncheckedQuestion = {
    type: 'gap',
    text: '',
    options: [],
    correctAnswers: key,
    gaps: blanks.map(({ isChosen, choices }) => (isChosen ? { choices: choices.map(({ id }) => id) } : {})),
    points,
  }
  const answered = probes.filter(({ selected }) => selected.some((each) => each !== ''))
  const marking = markingOf(
    item,
    model,
    [{ rule: 'each-decision' }, {}, { rule: 'half-for-one-slip' }],
    answered,
  )
  const text = htmlIn(item.body, item, (each) => {
    const index = interactions.indexOf(each)
    return index < 0 ? undefined : gapPlace(index + 1)
  })
  const correctAnswers = gaps.map(({ answer }) => answer)
  const fields = {
    ...(points !== 1 && { points }),
    correctAnswers,
    gaps: gaps.map(({ gap }) => gap),
    ...marking,
  }
  return {
    question: { type: 'gap', text, fields },
    shown: [responseOf(key), responseOf(blanks.map(({ wrong }) => wrong))],
  }
}

/** What is shown after any response is the explanation, what is shown for one option alone is its note. */
function withFeedback(question: HtmlQuestion, shown: readonly Given[], item: Item): HtmlQuestion {
  const { root, body, lose } = item
  const all = [
    ...descendantsOf(body, 'feedbackInline'),
    ...descendantsOf(body, 'feedbackBlock'),
    ...childrenOf(root, 'modalFeedback'),
  ]
  if (all.length === 0) return question
  const outcomes = shown.map(item.outcomes)
  const isChoice = question.type === 'single' || question.type === 'multiple'
  const notes = shown.map(() => '')
  let [explanation, byOutcome, unseen] = ['', 0, 0]
  for (const feedback of all) {
    const { outcomeIdentifier = '', identifier = '', showHide } = feedback.attributes
    const isSeen = outcomes.map(
      (each) =>
        (each.get(outcomeIdentifier) ?? []).map(String).includes(identifier) === (showHide !== 'hide'),
    )
    const html = htmlIn(feedback, item)
    const seen = isSeen.filter(Boolean).length
    if (seen === 0) unseen += 1
    else if (isChoice && seen === 1) notes[isSeen.indexOf(true)] += `<div>${html}</div>`
    else explanation += `<div>${html}</div>`
    if (seen > 0 && seen < shown.length && !(isChoice && seen === 1)) byOutcome += 1
  }
  if (byOutcome > 0)
    lose({
      kind: 'changed',
      what: 'feedback-in-explanation',
      field: 'feedback',
      params: { count: byOutcome },
    })
  if (unseen > 0)
    lose({ kind: 'dropped', what: 'feedback-of-answer', field: 'feedback', params: { count: unseen } })
  return { ...question, ...(explanation && { explanation }), ...(isChoice && { notes }) }
}
