import { type Fraction, fractionOf, limits, type QuestionContent } from '@quizly/domain'
import { replaceGaps } from '@quizly/domain/questions/gap/gap-text.ts'
import { bandsOfKey, type NumberBand, percentOf, rangeOfBand } from '../bands.ts'
import type { WritingContext } from '../format.ts'
import { type Holds, lostFeatures } from '../holds.ts'
import { gapPlace, gapPlaces } from '../html-question.ts'
import type { Part, WrittenFile, WrittenItem } from '../item.ts'
import type { Loss } from '../loss.ts'
import { htmlOf } from '../markdown-html.ts'
import { escapedXml } from '../xml.ts'

/** What items of QTI can hold, each marked by rules of its own where no template is enough. */
export const holds: Holds = {
  single: 'kept',
  multiple: 'kept',
  write: 'kept',
  numeric: 'kept',
  matching: 'kept',
  ordering: 'kept',
  essay: 'kept',
  gap: 'kept',
  title: 'kept',
  tags: 'kept',
  formatting: 'kept',
  formulas: 'partly',
  pictures: 'kept',
  points: 'kept',
  deduction: 'kept',
  explanation: 'kept',
  optionNotes: 'kept',
  fixedOptions: 'kept',
  allOrNothing: 'kept',
  rightMinusWrong: 'kept',
  eachDecision: 'kept',
  listDecisions: 'partly',
  halfForOneSlip: 'partly',
  byOption: 'kept',
  lenient: 'lost',
  severalTexts: 'kept',
  tolerance: 'kept',
  decimalComma: 'lost',
  near: 'kept',
  precision: 'lost',
  unit: 'lost',
  distractors: 'kept',
  essayLength: 'lost',
  spelling: 'lost',
  rubric: 'lost',
  sample: 'kept',
  slot: 'lost',
  regraded: 'lost',
}

type Version = 2 | 3
type Attributes = Readonly<Record<string, string | undefined>>
/** An element with an attribute for each that has a value. */
type Element = (name: string, attributes?: Attributes, inside?: string) => string

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const elementsOf =
  (version: Version): Element =>
  (name, attributes = {}, inside = '') => {
    const own = (key: string) => (version === 3 && !key.includes(':') && key !== 'xmlns' ? kebab(key) : key)
    const called = version === 3 ? `qti-${kebab(name)}` : name
    const written = Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ` ${own(key)}="${escapedXml(value ?? '')}"`)
    return `<${called}${written.join('')}${inside === '' ? '/>' : `>${inside}</${called}>`}`
  }

const namespaces = {
  2: {
    items: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
    package: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    templates: 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/',
    ending: '',
    type: 'v2p1',
    schema: ['QTIv2.1 Package', '1.0.0'],
  },
  3: {
    items: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    package: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    templates: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/',
    ending: '.xml',
    type: 'v3p0',
    schema: ['QTI Package', '3.0.0'],
  },
} as const

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const bytesOf = (text: string) => new TextEncoder().encode(declaration + text)

/** A package with a test and a file for each question. Its items score 0 to 1; the test multiplies that by the points. */
export const writeQti =
  (version: Version) =>
  (items: readonly WrittenItem[], { title, pictures }: WritingContext): WrittenFile => {
    const element = elementsOf(version)
    const used = new Map<string, Part>()
    const written: WrittenQuestion[] = []
    const allLosses = items.map((item, index) => {
      const losses = lostFeatures(item, holds)
      if (losses.some(({ kind }) => kind === 'refused')) return losses
      const picture = (hash: string) => {
        const found = pictures.get(hash)
        if (!found)
          losses.push({
            kind: 'dropped',
            what: 'picture-missing',
            field: 'pictures',
            params: { name: hash.slice(0, 8) },
          })
        else
          used.set(hash, {
            path: `pictures/${hash}${/\.\w+$/.exec(found.name)?.[0] ?? ''}`,
            bytes: found.bytes,
          })
        return used.get(hash)?.path && `../${used.get(hash)?.path}`
      }
      const name = `item${index + 1}`
      const xml = itemOf(item, name, { version, element, picture, lose: (loss) => losses.push(loss) })
      written.push({ name, path: `items/${name}.xml`, xml, item, points: item.content.points ?? 1 })
      return losses
    })
    const parts = [
      { path: 'imsmanifest.xml', bytes: bytesOf(manifestOf(version, written, [...used.values()])) },
      { path: 'test.xml', bytes: bytesOf(assessmentOf(version, title, written)) },
      ...written.map(({ path, xml }) => ({ path, bytes: bytesOf(xml) })),
      ...used.values(),
    ]
    return { parts, losses: allLosses }
  }

type WrittenQuestion = { name: string; path: string; xml: string; item: WrittenItem; points: number }

function manifestOf(version: Version, items: readonly WrittenQuestion[], pictures: readonly Part[]): string {
  const { package: namespace, type, schema } = namespaces[version]
  const tagsOf = ({ item: { tags = [] } }: WrittenQuestion) => {
    const words = tags.map(
      (tag) =>
        `<imsmd:keyword><imsmd:string language="und">${escapedXml(tag)}</imsmd:string></imsmd:keyword>`,
    )
    if (words.length === 0) return ''
    return `<metadata><imsmd:lom xmlns:imsmd="http://ltsc.ieee.org/xsd/LOM"><imsmd:general>${words.join('')}</imsmd:general></imsmd:lom></metadata>`
  }
  const resources = items.map((each) => {
    const own = pictures.filter(({ path }) => each.xml.includes(path))
    const files = [each.path, ...own.map(({ path }) => path)].map((path) => `<file href="${path}"/>`)
    return `<resource identifier="${each.name}" type="imsqti_item_xml${type}" href="${each.path}">${tagsOf(each)}${files.join('')}</resource>`
  })
  const depends = items.map(({ name }) => `<dependency identifierref="${name}"/>`)
  return `<manifest xmlns="${namespace}" identifier="quizly">
<metadata><schema>${schema[0]}</schema><schemaversion>${schema[1]}</schemaversion></metadata>
<organizations/>
<resources>
<resource identifier="test" type="imsqti_test_xml${type}" href="test.xml"><file href="test.xml"/>${depends.join('')}</resource>
${resources.join('\n')}
</resources>
</manifest>
`
}

function assessmentOf(version: Version, title: string, items: readonly WrittenQuestion[]): string {
  const element = elementsOf(version)
  const references = items.map(({ name, path, points }) =>
    element(
      'assessmentItemRef',
      { identifier: name, href: path },
      element('weight', { identifier: 'POINTS', value: String(points) }),
    ),
  )
  const section = element(
    'assessmentSection',
    { identifier: 'questions', title: 'Questions', visible: 'true' },
    `\n${references.join('\n')}\n`,
  )
  const part = element(
    'testPart',
    { identifier: 'part', navigationMode: 'nonlinear', submissionMode: 'simultaneous' },
    section,
  )
  const outcome = element('outcomeDeclaration', {
    identifier: 'SCORE',
    cardinality: 'single',
    baseType: 'float',
  })
  const sum = element(
    'sum',
    {},
    element('testVariables', { variableIdentifier: 'SCORE', weightIdentifier: 'POINTS' }),
  )
  const processing = element(
    'outcomeProcessing',
    {},
    element('setOutcomeValue', { identifier: 'SCORE' }, sum),
  )
  const attributes = { xmlns: namespaces[version].items, identifier: 'test', title: title || 'Quiz' }
  return `${element('assessmentTest', attributes, `${outcome}${part}${processing}`)}\n`
}

type Writing = {
  version: Version
  element: Element
  picture: (hash: string) => string | undefined
  lose: (loss: Loss) => void
}
/** What an item is made of. `score`: rules that set the score, where no template does. */
type Written = {
  declarations: string
  body: string
  template?: 'match_correct' | 'map_response'
  score?: string
}
type WritingItem = Writing & {
  inLine: (text: string) => string
  block: (text: string) => string
  /** What is shown beside the body. */
  inside: (html: string) => string
}

function itemOf({ content, title = '' }: WrittenItem, name: string, writing: Writing): string {
  const { version, element, lose } = writing
  const xhtml = (text: string, isLine?: true) =>
    asXhtml(htmlOf(text, content.format, { picture: writing.picture, ...(isLine && { isLine }) }))
  const inside = (html: string) => (version === 3 ? element('contentBody', {}, html) : html)
  const written = writers[content.type]?.(content, {
    ...writing,
    inside,
    inLine: (text) => xhtml(text, true),
    block: (text) => xhtml(text),
  })
  if (!written) throw new Error(`QTI has no questions of type ${content.type}`)
  const formulas =
    /\\\(|\\\[|\$\$/.test(written.body) && content.format ? written.body.match(/\\\(|\\\[|\$\$/g)?.length : 0
  if (formulas) lose({ kind: 'changed', what: 'formula-as-tex', field: 'text', params: { count: formulas } })
  const { optionNotes = [], explanation, type } = content
  const notes = optionNotes.map((note, index) =>
    note === ''
      ? ''
      : element(
          'modalFeedback',
          { outcomeIdentifier: 'FEEDBACK', showHide: 'show', identifier: `A${index + 1}` },
          inside(`<div>${xhtml(note, true)}</div>`),
        ),
  )
  const hasNotes = notes.some(Boolean)
  // It is hidden for what the outcome never is, so that it is shown after every response.
  const explained = explanation
    ? element(
        'modalFeedback',
        { outcomeIdentifier: 'FEEDBACK', showHide: 'hide', identifier: 'never' },
        inside(xhtml(explanation)),
      )
    : ''
  const cardinality = type === 'multiple' ? 'multiple' : 'single'
  const outcomes = [
    element(
      'outcomeDeclaration',
      { identifier: 'SCORE', cardinality: 'single', baseType: 'float', normalMaximum: '1' },
      element('defaultValue', {}, element('value', {}, '0')),
    ),
    ...(hasNotes || explained
      ? [element('outcomeDeclaration', { identifier: 'FEEDBACK', cardinality, baseType: 'identifier' })]
      : []),
  ]
  const feedback = hasNotes
    ? element('setOutcomeValue', { identifier: 'FEEDBACK' }, element('variable', { identifier: 'RESPONSE' }))
    : ''
  const { templates, ending, items } = namespaces[version]
  const { template, score } = written
  const inlined =
    template === 'map_response'
      ? scored(element, element('mapResponse', { identifier: 'RESPONSE' }))
      : matched(element)
  const rules = template && !hasNotes ? '' : (template ? inlined : (score ?? '')) + feedback
  const processing =
    type === 'essay'
      ? ''
      : element(
          'responseProcessing',
          { template: rules === '' ? `${templates}${template}${ending}` : undefined },
          rules,
        )
  const attributes = {
    xmlns: items,
    identifier: name,
    title: title || name,
    adaptive: 'false',
    timeDependent: 'false',
  }
  return `${element('assessmentItem', attributes, `\n${written.declarations}\n${outcomes.join('\n')}\n${element('itemBody', {}, written.body)}\n${processing}\n${explained}${notes.join('')}\n`)}\n`
}

/** HTML of ours as XML, with what QTI wants around rows, and its names for what it has no styles for. */
const asXhtml = (html: string) =>
  html
    .replaceAll(/<(br|hr|img)((?: [^<>]*)?)>/g, '<$1$2/>')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('<table>', '<table><tbody>')
    .replaceAll('</table>', '</tbody></table>')
    .replaceAll(/ style="text-align: (\w+)"/g, ' class="qti-align-$1"')
    .replaceAll(/<ol start="(\d+)"/g, '<ol class="quizly-start-$1"')

const number = (value: number) => String(Number(value.toFixed(7)))
const decimal = ([num, den]: Fraction) => number(num / den)

const float = (element: Element, value: string) => element('baseValue', { baseType: 'float' }, value)
const set = (element: Element, expression: string) =>
  element('setOutcomeValue', { identifier: 'SCORE' }, expression)
const response = (element: Element) => element('variable', { identifier: 'RESPONSE' })
const matched = (element: Element, wrong = '0') => {
  const test = element('match', {}, response(element) + element('correct', { identifier: 'RESPONSE' }))
  return conditions(element, [[test, float(element, '1')]], wrong)
}
/** Nothing is earned, and nothing costs anything, without a response. */
const answered = (element: Element) => element('not', {}, element('isNull', {}, response(element)))
const scored = (element: Element, expression: string) =>
  element('responseCondition', {}, element('responseIf', {}, answered(element) + set(element, expression)))

/** The first test that is true decides; a response that fails all earns `otherwise`. */
function conditions(
  element: Element,
  tests: readonly (readonly [test: string, value: string])[],
  otherwise: string,
  isAnswered = answered(element),
): string {
  const branches = tests.map(([test, value], index) =>
    element(index === 0 ? 'responseIf' : 'responseElseIf', {}, test + set(element, value)),
  )
  const last =
    otherwise === '0'
      ? ''
      : element('responseElseIf', {}, isAnswered + set(element, float(element, otherwise)))
  return element('responseCondition', {}, branches.join('') + last)
}

type Declared = {
  identifier?: string
  cardinality: string
  baseType: string
  correct: readonly string[]
  mapping?: string
}
function declare(
  element: Element,
  { identifier = 'RESPONSE', cardinality, baseType, correct, mapping = '' }: Declared,
): string {
  const values = correct.map((value) => element('value', {}, escapedXml(value)))
  const inside = values.length > 0 ? element('correctResponse', {}, values.join('')) : ''
  return element('responseDeclaration', { identifier, cardinality, baseType }, inside + mapping)
}

type Entry = readonly [key: string, value: string]
function mappingOf(
  element: Element,
  entries: readonly Entry[],
  attributes: Attributes = {},
  entry: Attributes = {},
): string {
  const written = entries.map(([mapKey, mappedValue]) =>
    element('mapEntry', { mapKey, mappedValue, ...entry }),
  )
  return element('mapping', { ...attributes, defaultValue: '0' }, written.join(''))
}

/** What a wrong answer costs, as a part of the points. */
const costOf = ({ points = 1, deduction = 0 }: QuestionContent) =>
  number(-deduction / points).replace(/^-0$/, '0')

type Writer = (content: QuestionContent, writing: WritingItem) => Written
/** Of the types that it holds: others were refused before. */
const writers: { readonly [Type in QuestionContent['type']]?: Writer } = {
  single: writeChoice,
  multiple: writeChoice,
  write: writeText,
  numeric: writeNumber,
  matching: writeMatching,
  ordering: writeOrder,
  essay: ({ text, essay }, { element, block, inside }) => {
    const sample = asXhtml(htmlOf(essay?.sample ?? '', undefined, { picture: () => undefined }))
    const rubric = essay?.sample ? element('rubricBlock', { view: 'scorer' }, inside(sample)) : ''
    return {
      declarations: declare(element, { cardinality: 'single', baseType: 'string', correct: [] }),
      body: block(text) + rubric + element('extendedTextInteraction', { responseIdentifier: 'RESPONSE' }),
    }
  },
  gap: writeGaps,
}

const choiceId = (index: number) => `A${index + 1}`

function writeChoice(content: QuestionContent, { element, inLine, block }: WritingItem): Written {
  const { type, text, options, correctAnswers, rule, shares = [], fixedOptions = [] } = content
  const right = options.map((option) => correctAnswers.includes(option))
  const count = right.filter(Boolean).length
  const wrong = Math.max(options.length - count, 1)
  const isShuffled = fixedOptions.length > 0
  const choices = options.map((option, index) =>
    element(
      'simpleChoice',
      { identifier: choiceId(index), fixed: fixedOptions.includes(index) ? 'true' : undefined },
      inLine(option) || ' ',
    ),
  )
  const body =
    block(text) +
    element(
      'choiceInteraction',
      {
        responseIdentifier: 'RESPONSE',
        shuffle: String(isShuffled),
        maxChoices: type === 'single' ? '1' : '0',
      },
      choices.join(''),
    )
  const correct = right.flatMap((is, index) => (is ? [choiceId(index)] : []))
  const declared = (mapping?: string) =>
    declare(element, {
      cardinality: type === 'single' ? 'single' : 'multiple',
      baseType: 'identifier',
      correct,
      ...(mapping && { mapping }),
    })
  const mapped = (of: (is: boolean, index: number) => string, bounds: Attributes = {}) =>
    declared(
      mappingOf(
        element,
        right.map((is, index): Entry => [choiceId(index), of(is, index)]),
        bounds,
      ),
    )
  const cost = costOf(content)
  const map = element('mapResponse', { identifier: 'RESPONSE' })
  /** One more for each decision that is right. */
  const decisions = () => mapped((is) => (is ? '1' : '-1'))
  const all = String(count)
  const equal = (value: string) => element('equal', { toleranceMode: 'exact' }, map + float(element, value))
  const bounds = { lowerBound: '0', upperBound: '1' }
  switch (rule) {
    case undefined:
      if (cost === '0') return { declarations: declared(), body, template: 'match_correct' }
      if (type === 'single')
        return { declarations: mapped((is) => (is ? '1' : cost)), body, template: 'map_response' }
      return { declarations: declared(), body, score: matched(element, cost) }
    case 'by-option':
      if (cost === '0')
        return {
          declarations: mapped((_, index) => decimal(shares[index] ?? [0, 1]), bounds),
          body,
          template: 'map_response',
        }
      break
    case 'right-minus-wrong':
      if (cost === '0') {
        const value = (is: boolean) => decimal(fractionOf(is ? 1 : -1, is ? count : wrong))
        return { declarations: mapped(value, { lowerBound: '0' }), body, template: 'map_response' }
      }
      break
    case 'half-for-one-slip':
      return {
        declarations: decisions(),
        body,
        score: conditions(
          element,
          [
            [equal(all), float(element, '1')],
            [element('and', {}, answered(element) + equal(String(count - 1))), float(element, '0.5')],
          ],
          cost,
        ),
      }
    case 'each-decision':
  }
  // The score, or what is taken away where it is nothing.
  const value = (is: boolean, index: number) =>
    rule === 'by-option'
      ? decimal(shares[index] ?? [0, 1])
      : rule === 'each-decision'
        ? decimal([is ? 1 : -1, options.length])
        : decimal(fractionOf(is ? 1 : -1, is ? count : wrong))
  const start = rule === 'each-decision' ? decimal([options.length - count, options.length]) : '0'
  const sum = element('sum', {}, float(element, start) + map)
  const isSome = element('gt', {}, sum + float(element, '0.000001'))
  const most = element('min', {}, sum + float(element, '1'))
  return {
    declarations: mapped(value),
    body,
    score: conditions(element, [[element('and', {}, answered(element) + isSome), most]], cost),
  }
}

function writeText(content: QuestionContent, { element, block }: WritingItem): Written {
  const { text, correctAnswers } = content
  const entries = correctAnswers.map((answer): Entry => [answer, '1'])
  const mapping = mappingOf(element, entries, {}, { caseSensitive: 'false' })
  const cost = costOf(content)
  const longest = Math.min(Math.max(...correctAnswers.map(({ length }) => length)) * 2, limits.optionLength)
  return {
    declarations: declare(element, {
      cardinality: 'single',
      baseType: 'string',
      correct: correctAnswers.slice(0, 1),
      mapping:
        cost === '0'
          ? mapping
          : mapping.replace(/defaultValue="0"|default-value="0"/, (name) => name.replace('0', cost)),
    }),
    body: `${block(text)}<p>${element('textEntryInteraction', { responseIdentifier: 'RESPONSE', expectedLength: String(longest) })}</p>`,
    template: 'map_response',
  }
}

function writeNumber(content: QuestionContent, { element, block, lose }: WritingItem): Written {
  const { bands, losses } = bandsOfKey(content)
  losses.forEach(lose)
  const { tolerance, near } = content.number ?? {}
  const isRelative = tolerance?.kind === 'relative'
  const testOf = (band: NumberBand): string => {
    const { value, share } = band
    if (Number(band.tolerance) === 0) {
      return element('equal', { toleranceMode: 'exact' }, float(element, value) + response(element))
    }
    if (isRelative) {
      const percent = String(percentOf((share[0] === share[1] ? tolerance.value : near?.value) ?? '0'))
      const attributes = { toleranceMode: 'relative', tolerance: `${percent} ${percent}` }
      return element('equal', attributes, float(element, value) + response(element))
    }
    const { from, to } = rangeOfBand(band)
    const [low, high] = [response(element) + float(element, from), response(element) + float(element, to)]
    return element('and', {}, element('gte', {}, low) + element('lte', {}, high))
  }
  const tests = bands
    .toSorted((one, other) => other.share[0] / other.share[1] - one.share[0] / one.share[1])
    .map((band) => [testOf(band), float(element, decimal(band.share))] as const)
  const correct = bands.filter(({ share: [num, den] }) => num === den).map(({ value }) => value)
  return {
    declarations: declare(element, {
      cardinality: 'single',
      baseType: 'float',
      correct: correct.slice(0, 1),
    }),
    body: `${block(content.text)}<p>${element('textEntryInteraction', { responseIdentifier: 'RESPONSE' })}</p>`,
    score: conditions(element, tests, costOf(content)),
  }
}

function writeMatching(content: QuestionContent, { element, inLine, block }: WritingItem): Written {
  const { text, options, correctAnswers, distractors = [], rule } = content
  const partners = [...new Set([...correctAnswers, ...distractors])]
  const count = options.length
  const pairs = correctAnswers.map((partner, index) => `P${index + 1} M${partners.indexOf(partner) + 1}`)
  const choice = (identifier: string, html: string, matchMax: string) =>
    element('simpleAssociableChoice', { identifier, matchMax }, html || ' ')
  const sets = [
    options.map((option, index) => choice(`P${index + 1}`, inLine(option), '1')),
    partners.map((partner, index) => choice(`M${index + 1}`, inLine(partner), '0')),
  ]
  const attributes = { responseIdentifier: 'RESPONSE', shuffle: 'true', maxAssociations: String(count) }
  const body =
    block(text) +
    element(
      'matchInteraction',
      attributes,
      sets.map((each) => element('simpleMatchSet', {}, each.join(''))).join(''),
    )
  const declared = (value?: string) =>
    declare(element, {
      cardinality: 'multiple',
      baseType: 'directedPair',
      correct: pairs,
      ...(value && {
        mapping: mappingOf(
          element,
          pairs.map((pair): Entry => [pair, value]),
        ),
      }),
    })
  const cost = costOf(content)
  if (rule === undefined) {
    if (cost === '0') return { declarations: declared(), body, template: 'match_correct' }
    return { declarations: declared(), body, score: matched(element, cost) }
  }
  if (rule === 'each-decision' && cost === '0') {
    return { declarations: declared(decimal([1, count])), body, template: 'map_response' }
  }
  const map = element('mapResponse', { identifier: 'RESPONSE' })
  return { declarations: declared('1'), body, score: byCount(element, map, count, { rule, cost }) }
}

type Counted = { rule: QuestionContent['rule']; cost: string; isAnswered?: string }
/** What so many right decisions of all earn. */
function byCount(
  element: Element,
  right: string,
  count: number,
  { rule, cost, isAnswered = answered(element) }: Counted,
): string {
  const equal = (value: number) =>
    element('equal', { toleranceMode: 'exact' }, right + float(element, String(value)))
  const all = [equal(count), float(element, '1')] as const
  const part = element('divide', {}, right + float(element, String(count)))
  const some = [element('gt', {}, right + float(element, '0')), part] as const
  const slip = [element('and', {}, isAnswered + equal(count - 1)), float(element, '0.5')] as const
  const tests = rule === undefined ? [all] : rule === 'each-decision' ? [some] : [all, slip]
  return conditions(element, tests, cost, isAnswered)
}

function writeOrder(content: QuestionContent, { element, inLine, block, lose }: WritingItem): Written {
  const { text, options, correctAnswers, rule } = content
  if (rule !== undefined) {
    const feature = rule === 'each-decision' ? 'listDecisions' : 'halfForOneSlip'
    lose({ kind: 'approximated', what: 'not-held', field: 'marking', params: { feature } })
  }
  const choices = options.map((option, index) =>
    element('simpleChoice', { identifier: choiceId(index) }, inLine(option) || ' '),
  )
  const correct = correctAnswers.map((item) => choiceId(options.indexOf(item)))
  const cost = costOf(content)
  return {
    declarations: declare(element, { cardinality: 'ordered', baseType: 'identifier', correct }),
    body:
      block(text) +
      element('orderInteraction', { responseIdentifier: 'RESPONSE', shuffle: 'false' }, choices.join('')),
    ...(cost === '0' ? { template: 'match_correct' as const } : { score: matched(element, cost) }),
  }
}

/** A response for each gap, of which each right one counts one. */
function writeGaps(content: QuestionContent, { element, block }: WritingItem): Written {
  const { text, format, correctAnswers, gaps = [], rule } = content
  const blanks = correctAnswers.map((answer, index) => {
    const { choices, accepted = [] } = gaps[index] ?? {}
    const responseIdentifier = `RESPONSE${index + 1}`
    const texts = choices ? [choiceId(choices.indexOf(answer))] : [answer, ...accepted]
    const mapping = mappingOf(
      element,
      texts.map((each): Entry => [each, '1']),
      {},
      choices ? {} : { caseSensitive: 'false' },
    )
    const inside = choices?.map((choice, place) =>
      element('inlineChoice', { identifier: choiceId(place) }, escapedXml(choice)),
    )
    return {
      identifier: responseIdentifier,
      declaration: declare(element, {
        identifier: responseIdentifier,
        cardinality: 'single',
        baseType: choices ? 'identifier' : 'string',
        correct: texts.slice(0, 1),
        mapping,
      }),
      interaction: inside
        ? element('inlineChoiceInteraction', { responseIdentifier, shuffle: 'true' }, inside.join(''))
        : element('textEntryInteraction', {
            responseIdentifier,
            expectedLength: String(Math.max(...texts.map(({ length }) => length)) * 2),
          }),
    }
  })
  const right = element(
    'sum',
    {},
    blanks.map(({ identifier }) => element('mapResponse', { identifier })).join(''),
  )
  const empty = blanks.map(({ identifier }) => element('isNull', {}, element('variable', { identifier })))
  const isAnswered = element('not', {}, element('and', {}, empty.join('')))
  return {
    declarations: blanks.map(({ declaration: each }) => each).join('\n'),
    body: block(replaceGaps(text, format, gapPlace)).replaceAll(
      gapPlaces,
      (_, place: string) => blanks[Number(place) - 1]?.interaction ?? '',
    ),
    score: byCount(element, right, blanks.length, { rule, cost: costOf(content), isAnswered }),
  }
}
