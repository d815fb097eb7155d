import { comparableAnswer, isBlank, type QuestionContent } from '@quizly/domain'
import { replaceGaps } from '@quizly/domain/questions/gap/gap-text.ts'
import { asPlain, documentOf } from '@quizly/renderer/document.ts'
import { bandsOfKey, type NumberBand, percentOf, rangeOfBand } from '../bands.ts'
import type { WritingContext } from '../format.ts'
import { type Holds, lostFeatures } from '../holds.ts'
import { seenIn } from '../html.ts'
import { gapPlace, gapPlaces } from '../html-question.ts'
import type { Part, WrittenFile, WrittenItem } from '../item.ts'
import type { Loss } from '../loss.ts'
import { htmlOf } from '../markdown-html.ts'
import { escapedXml } from '../xml.ts'

/** What a classic quiz of Canvas can hold. */
export const holds: Holds = {
  single: 'kept',
  multiple: 'kept',
  write: 'kept',
  numeric: 'kept',
  matching: 'kept',
  essay: 'kept',
  gap: 'partly',
  title: 'kept',
  tags: 'lost',
  formatting: 'kept',
  formulas: 'kept',
  pictures: 'kept',
  points: 'kept',
  deduction: 'lost',
  explanation: 'kept',
  optionNotes: 'kept',
  fixedOptions: 'lost',
  allOrNothing: 'partly',
  rightMinusWrong: 'partly',
  eachDecision: 'lost',
  listDecisions: 'kept',
  halfForOneSlip: 'lost',
  byOption: 'partly',
  lenient: 'lost',
  severalTexts: 'kept',
  tolerance: 'kept',
  decimalComma: 'lost',
  near: 'lost',
  precision: 'lost',
  unit: 'lost',
  distractors: 'kept',
  essayLength: 'lost',
  spelling: 'lost',
  rubric: 'lost',
  sample: 'lost',
  slot: 'lost',
  regraded: 'lost',
}

const [quiz, meta, folder] = ['quizly', 'quizly_meta', 'Quizly']
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const bytesOf = (text: string) => new TextEncoder().encode(declaration + text)

/** A package as Canvas writes one of a classic quiz; New Quizzes reads it, too. */
export function writeCanvas(items: readonly WrittenItem[], { title, pictures }: WritingContext): WrittenFile {
  const used = new Map<string, Part>()
  const written = items.map((item, index): { xml: string; losses: Loss[] } => {
    const losses = lostFeatures(item, holds)
    if (losses.some(({ kind }) => kind === 'refused')) return { xml: '', losses }
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
          path: `${folder}/${hash}${/\.\w+$/.exec(found.name)?.[0] ?? ''}`,
          bytes: found.bytes,
        })
      const path = used.get(hash)?.path
      return path && `$IMS-CC-FILEBASE$/${path}`
    }
    const xml = itemOf(item, index, { picture, lose: (loss) => losses.push(loss) })
    return { xml: losses.some(({ kind }) => kind === 'refused') ? '' : xml, losses }
  })
  const files = [...used.values()].map(({ path, bytes }) => ({ path: `web_resources/${path}`, bytes }))
  const points = items.reduce(
    (sum, { content }, index) => sum + (written[index]?.xml ? (content.points ?? 1) : 0),
    0,
  )
  const parts = [
    { path: 'imsmanifest.xml', bytes: bytesOf(manifestOf(files)) },
    { path: `${quiz}/assessment_meta.xml`, bytes: bytesOf(metaOf(title, points)) },
    {
      path: `${quiz}/${quiz}.xml`,
      bytes: bytesOf(
        assessmentOf(
          title,
          written.map(({ xml }) => xml),
        ),
      ),
    },
    ...files,
  ]
  return { parts, losses: written.map(({ losses }) => losses) }
}

const manifestOf = (
  files: readonly Part[],
) => `<manifest identifier="${quiz}_manifest" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1">
<metadata><schema>IMS Content</schema><schemaversion>1.1.3</schemaversion></metadata>
<organizations/>
<resources>
<resource identifier="${quiz}" type="imsqti_xmlv1p2"><file href="${quiz}/${quiz}.xml"/><dependency identifierref="${meta}"/></resource>
<resource identifier="${meta}" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="${quiz}/assessment_meta.xml"><file href="${quiz}/assessment_meta.xml"/></resource>
${files.map(({ path }, index) => `<resource identifier="picture${index + 1}" type="webcontent" href="${escapedXml(path)}"><file href="${escapedXml(path)}"/></resource>`).join('\n')}
</resources>
</manifest>
`

const metaOf = (
  title: string,
  points: number,
) => `<quiz identifier="${quiz}" xmlns="http://canvas.instructure.com/xsd/cccv1p0">
<title>${escapedXml(title)}</title>
<quiz_type>assignment</quiz_type>
<points_possible>${Math.round(points * 100) / 100}</points_possible>
</quiz>
`

const assessmentOf = (
  title: string,
  items: readonly string[],
) => `<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">
<assessment ident="${quiz}" title="${escapedXml(title)}">
<qtimetadata>${field('cc_maxattempts', '1')}</qtimetadata>
<section ident="root_section">
${items.join('')}</section>
</assessment>
</questestinterop>
`

const field = (label: string, entry: string) =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${escapedXml(entry)}</fieldentry></qtimetadatafield>`
const html = (text: string) =>
  `<material><mattext texttype="text/html">${escapedXml(text)}</mattext></material>`
const plain = (text: string) =>
  `<material><mattext texttype="text/plain">${escapedXml(text)}</mattext></material>`
const equal = (response: string, value: string) =>
  `<varequal respident="${response}">${escapedXml(value)}</varequal>`
const condition = (test: string, earns: string, action = 'Set') =>
  `<respcondition${action === 'Set' ? ' continue="No"' : ''}><conditionvar>${test}</conditionvar><setvar action="${action}" varname="SCORE">${earns}</setvar></respcondition>\n`
const shown = (test: string, feedback: string) =>
  `<respcondition continue="Yes"><conditionvar>${test}</conditionvar><displayfeedback feedbacktype="Response" linkrefid="${feedback}"/></respcondition>\n`

type Writing = { picture: (hash: string) => string | undefined; lose: (loss: Loss) => void }
/** What an item of its type is made of. `text` replaces the question's own. */
type Written = { type: string; responses: string; conditions: string; text?: string }

function itemOf({ content, title = '' }: WrittenItem, index: number, writing: Writing): string {
  const id = (place: number) => String((index + 1) * 1_000 + place)
  const inLine = (text: string) => htmlOf(text, content.format, { isLine: true, picture: writing.picture })
  const block = (text: string) => htmlOf(text, content.format, { picture: writing.picture })
  const written = writers[content.type]?.(content, { ...writing, id, inLine })
  if (!written) throw new Error(`Canvas has no questions of type ${content.type}`)
  const { type, responses, conditions, text: body = content.text } = written
  const notes = (content.optionNotes ?? []).flatMap((note, place) =>
    note ? [[id(place), inLine(note)] as const] : [],
  )
  const { explanation } = content
  const feedback = [...(explanation ? [['general', block(explanation)] as const] : []), ...notes]
  const shownNotes = notes.map(([name]) => shown(equal('response1', name), `${name}_fb`))
  const blanks = block(body).replaceAll(gapPlaces, '[blank$1]')
  return `<item ident="question${index + 1}" title="${escapedXml(title || 'Question')}">
<itemmetadata><qtimetadata>${field('question_type', `${type}_question`)}${field('points_possible', String(content.points ?? 1))}</qtimetadata></itemmetadata>
<presentation>${html(`<div>${blanks}</div>`)}
${responses}</presentation>
<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>
${explanation ? shown('<other/>', 'general_fb') : ''}${shownNotes.join('')}${conditions}</resprocessing>
${feedback.map(([name, text]) => `<itemfeedback ident="${name}_fb"><flow_mat>${html(text)}</flow_mat></itemfeedback>\n`).join('')}</item>
`
}

type WritingItem = Writing & { id: (place: number) => string; inLine: (text: string) => string }
type Writer = (content: QuestionContent, writing: WritingItem) => Written

const approximated = ({ lose }: Writing, feature: string) =>
  lose({ kind: 'approximated', what: 'not-held', field: 'marking', params: { feature } })

/** Of the types that it holds: others were refused before. */
const writers: { readonly [Type in QuestionContent['type']]?: Writer } = {
  single: writeChoice,
  multiple: writeChoice,
  write: ({ correctAnswers }) => ({
    type: 'short_answer',
    responses:
      '<response_str ident="response1" rcardinality="Single"><render_fib><response_label ident="answer1" rshuffle="No"/></render_fib></response_str>\n',
    conditions: condition(correctAnswers.map((text) => equal('response1', text)).join(''), '100'),
  }),
  numeric: writeNumber,
  matching: writeMatching,
  essay: () => ({
    type: 'essay',
    responses:
      '<response_str ident="response1" rcardinality="Single"><render_fib><response_label ident="answer1" rshuffle="No"/></render_fib></response_str>\n',
    conditions: '<respcondition continue="No"><conditionvar><other/></conditionvar></respcondition>\n',
  }),
  gap: writeGaps,
}

function writeChoice(content: QuestionContent, writing: WritingItem): Written {
  const { type, options, correctAnswers, rule, shares = [] } = content
  const { id, inLine } = writing
  const right = options.map((option) => correctAnswers.includes(option))
  const labels = options.map(
    (option, place) => `<response_label ident="${id(place)}">${html(inLine(option))}</response_label>\n`,
  )
  const cardinality = type === 'single' ? 'Single' : 'Multiple'
  const responses = `<response_lid ident="response1" rcardinality="${cardinality}"><render_choice>\n${labels.join('')}</render_choice></response_lid>\n`
  if (type === 'single') {
    if (shares.some(([num], place) => num !== 0 && !right[place])) approximated(writing, 'byOption')
    return {
      type: 'multiple_choice',
      responses,
      conditions: condition(equal('response1', id(right.indexOf(true))), '100'),
    }
  }
  const count = right.filter(Boolean).length
  // The marks of Canvas: a part for each right option, and as much less for each wrong one.
  const isKept = {
    'right-minus-wrong': count * 2 === options.length,
    'each-decision': true,
    'half-for-one-slip': true,
    'by-option': shares.every(([num, den], place) => num * count === (right[place] ? den : -den)),
  }
  if (rule ? !isKept[rule] : count > 1) {
    approximated(writing, rule === 'by-option' ? 'byOption' : rule ? 'rightMinusWrong' : 'allOrNothing')
  }
  const tests = right.map((is, place) =>
    is ? equal('response1', id(place)) : `<not>${equal('response1', id(place))}</not>`,
  )
  return { type: 'multiple_answers', responses, conditions: condition(`<and>${tests.join('')}</and>`, '100') }
}

function writeNumber(content: QuestionContent, { lose }: WritingItem): Written {
  const { bands, losses } = bandsOfKey(content)
  losses.forEach(lose)
  const { tolerance } = content.number ?? {}
  const percent = tolerance?.kind === 'relative' ? percentOf(tolerance.value) : undefined
  const margin = percent === undefined ? '' : ` margintype="percent" margin="${percent}"`
  const test = (band: NumberBand) => {
    const { from, to } = rangeOfBand(band)
    const exact = `<varequal respident="response1"${margin}>${band.value}</varequal>`
    return `<or>${exact}<and><vargte respident="response1">${from}</vargte><varlte respident="response1">${to}</varlte></and></or>`
  }
  return {
    type: 'numerical',
    responses:
      '<response_str ident="response1" rcardinality="Single"><render_fib fibtype="Decimal"><response_label ident="answer1"/></render_fib></response_str>\n',
    conditions: bands
      .filter(({ share: [num, den] }) => num === den)
      .map((band) => condition(test(band), '100'))
      .join(''),
  }
}

function writeMatching(content: QuestionContent, writing: WritingItem): Written {
  const { options, correctAnswers, distractors = [], format, rule } = content
  const { id, inLine, lose } = writing
  if (rule === undefined) approximated(writing, 'allOrNothing')
  const partners = [...new Set([...correctAnswers, ...distractors])]
  const documents = partners.map((text) => (format ? documentOf(text, { isLine: true }) : text))
  const formatted = documents.filter((each) => typeof each !== 'string' && asPlain(each) === undefined)
  if (formatted.length > 0) {
    lose({
      kind: 'changed',
      what: 'formatting-dropped',
      field: 'options',
      params: { element: 'partner', count: formatted.length },
    })
  }
  const texts = documents.map((each) => (typeof each === 'string' ? each : seenIn(each)))
  if (new Set(texts.map(comparableAnswer)).size < texts.length || texts.some(isBlank)) {
    lose({ kind: 'refused', what: 'not-held', field: 'options', params: { feature: 'formatting' } })
  }
  const labels = texts
    .map((text, place) => `<response_label ident="${id(500 + place)}">${plain(text)}</response_label>`)
    .join('')
  const responses = options.map(
    (option, place) =>
      `<response_lid ident="response_${id(place)}">${html(inLine(option))}<render_choice>${labels}</render_choice></response_lid>\n`,
  )
  const part = (100 / options.length).toFixed(2)
  const conditions = correctAnswers.map((partner, place) =>
    condition(equal(`response_${id(place)}`, id(500 + partners.indexOf(partner))), part, 'Add'),
  )
  return { type: 'matching', responses: responses.join(''), conditions: conditions.join('') }
}

function writeGaps(content: QuestionContent, writing: WritingItem): Written {
  const { text, format, correctAnswers, gaps = [], rule } = content
  const { id } = writing
  if (rule === undefined) approximated(writing, 'allOrNothing')
  const chosen = correctAnswers.filter((_, index) => gaps[index]?.choices).length
  if (chosen > 0 && chosen < correctAnswers.length)
    writing.lose({ kind: 'refused', what: 'gaps-of-two-kinds', field: 'type' })
  const part = (100 / correctAnswers.length).toFixed(2)
  const written = correctAnswers.map((answer, index) => {
    const { choices, accepted = [] } = gaps[index] ?? {}
    const texts = choices ?? [answer, ...accepted]
    const ident = (place: number) => id((index + 1) * 40 + place)
    const response = `response_blank${index + 1}`
    const labels = texts.map(
      (each, place) => `<response_label ident="${ident(place)}">${plain(each)}</response_label>`,
    )
    return {
      response: `<response_lid ident="${response}"><material><mattext>blank${index + 1}</mattext></material><render_choice>${labels.join('')}</render_choice></response_lid>\n`,
      condition: condition(equal(response, ident(texts.indexOf(answer))), part, 'Add'),
    }
  })
  return {
    type: chosen > 0 ? 'multiple_dropdowns' : 'fill_in_multiple_blanks',
    responses: written.map(({ response }) => response).join(''),
    conditions: written.map((each) => each.condition).join(''),
    text: replaceGaps(text, format, gapPlace),
  }
}
