import {
  comparableAnswer,
  type Fraction,
  fractionOf,
  isBlank,
  limits,
  pointsRange,
  readNumber,
  readUnit,
  trimmed,
  trimQuestion,
  type UncheckedQuestion,
} from '@quizly/domain'
import type { Gap } from '@quizly/domain/questions/gap/gap-fields.ts'
import { gapMark } from '@quizly/domain/questions/gap/gap-mark.ts'
import { shownItems } from '@quizly/domain/questions/ordering/ordering.ts'
import { documentOf, type DocumentNode, plainDocument } from '@quizly/renderer/document.ts'
import { isPlainNumber, keyOfBands, type NumberBand } from '../bands.ts'
import { readHtml, seenIn, writtenTexts } from '../html.ts'
import { checkedItem, largestOriginal, type Part, type ReadFile, type ReadItem } from '../item.ts'
import { type Loss, type LossField, lossOf } from '../loss.ts'
import { moodleReads } from '../moodle-reads.ts'
import { bytesOfBase64, FoundPictures } from '../pictures.ts'
import { isMoodleWeight, markingOfOne, markingOfSeveral, pointsAsRead, shareOfWeight } from '../weights.ts'
import { childOf, childrenOf, readXml, textIn, textOfXml, type XmlElement } from '../xml.ts'
import { acceptedOf } from './accepted.ts'
import { gapsOfCloze } from './cloze.ts'
import { nameOf } from './name.ts'
import { multiplierOf } from './units.ts'

const maxQuestions = 20_000
const maxAnswers = 100
const longestNumber = 200

/** The questions of a file of Moodle XML. Where Moodle reads it otherwise than it was meant, a loss says so. */
export async function readMoodleXml(parts: readonly Part[]): Promise<ReadFile> {
  const pictures = new FoundPictures()
  const losses: Loss[] = []
  const read = parts.flatMap((part) => itemsOf(part, pictures, (loss) => losses.push(loss)))
  const items = read.slice(0, maxQuestions)
  if (read.length > items.length)
    losses.push({ kind: 'dropped', what: 'too-many-questions', params: { most: maxQuestions } })
  const { title, common } = commonPlace(items)
  const placed = items.map(({ place, ...item }) =>
    checkedItem({ ...item, tags: tagsOf(item.tags, place.slice(common)) }),
  )
  const finished = await pictures.finish(placed)
  return { ...finished, items: finished.items.map(withMixedOrder), losses, ...(title && { title }) }
}

type PlacedItem = ReadItem & { place: readonly string[] }

function itemsOf({ bytes }: Part, pictures: FoundPictures, lose: (loss: Loss) => void): PlacedItem[] {
  const read = textOfXml(bytes)
  if ('loss' in read) {
    lose(read.loss)
    return []
  }
  if (read.declared) {
    lose({ kind: 'changed', what: 'encoding-declared', params: { encoding: read.declared } })
    lose(moodleReads('other-letters'))
  }
  if (read.encoding) lose(moodleReads('file-refused'))
  const parsed = readXml(read.text)
  if ('loss' in parsed) {
    lose(parsed.loss)
    return []
  }
  const { root } = parsed
  if (root.name !== 'quiz') {
    lose({ kind: 'refused', what: 'root-unknown', params: { element: root.name } })
    return []
  }
  let place: readonly string[] = []
  const items: PlacedItem[] = []
  for (const element of childrenOf(root, 'question').slice(0, maxQuestions + 1)) {
    if (element.attributes['type'] === 'category') {
      place = pathOf(textIn(childOf(childOf(element, 'category'), 'text')))
      const others = ['info', 'idnumber'].map(
        (name) => [name, textIn(childOf(element, name)).trim()] as const,
      )
      for (const [name, value] of others) if (value !== '') lose(setting(name, value, element.line))
      continue
    }
    const source = { number: items.length + 1, line: element.line, original: originalOf(read.text, element) }
    items.push({ ...new QuestionReader(element, read.text, pictures).item(), place, source })
  }
  return items
}

const setting = (name: string, value: string, line?: number): Loss => ({
  kind: 'dropped',
  what: 'setting-dropped',
  params: { setting: name, value: value.slice(0, 200) },
  ...(line && { line }),
})

/** Without what nobody can read. */
const originalOf = (text: string, { from, to }: XmlElement) =>
  text
    .slice(from, Math.min(to, from + 10 * largestOriginal))
    .replaceAll(/(<file\b[^>]*>)[^<]*/g, '$1…')
    .slice(0, largestOriginal)

/** A path without its context and `top`; `//` is a slash. */
const pathOf = (path: string) =>
  path
    .replaceAll('//', '\0')
    .split('/')
    .map((part) => part.replaceAll('\0', '/').trim())
    .filter((part, index) => part !== '' && !(index === 0 && /^\$\w+\$$/.test(part)))
    .filter((part, index) => !(index === 0 && part === 'top'))

/** Where all questions are is the file's title, where only some are their tags. */
function commonPlace(items: readonly PlacedItem[]): { title: string; common: number } {
  const [first, ...others] = items.map(({ place }) => place)
  if (!first) return { title: '', common: 0 }
  const common = others.reduce((count, place) => {
    const end = first.slice(0, count).findIndex((part, index) => part !== place[index])
    return end < 0 ? count : end
  }, first.length)
  return { title: first.slice(0, common).join(' / ').slice(0, limits.titleLength), common }
}

const tagsOf = (...lists: (readonly string[])[]) => [...new Set(lists.flat().map(trimmed).filter(Boolean))]

/** Settings that say nothing about what is asked, or have the value that they always have. */
const harmless: Readonly<Record<string, RegExp>> = {
  penalty: /^(?:0?\.3{2,}\d*|[01](?:\.0*)?)?$/,
  hidden: /^0?$/,
  answernumbering: /^(?:abc|ABCD)?$/,
  showstandardinstruction: /^[01]?$/,
  responsefieldlines: /^\d*$/,
  responserequired: /^[01]?$/,
  responseformat: /^(?:editor)?$/,
  minwordlimit: /^0?$/,
  attachments: /^0?$/,
  attachmentsrequired: /^0?$/,
  maxbytes: /^0?$/,
  layouttype: /^(?:VERTICAL|0)?$/,
  selectcount: /^/,
  showgrading: /^/,
  numberingstyle: /^(?:none|abc|ABCD)?$/,
  shownumcorrect: /^/,
  showunits: /^[03]?$/,
  unitsleft: /^0?$/,
}

/** What Moodle itself writes where nobody wrote anything, in the languages of Quizly. */
const usualFeedback = new RegExp(
  '^(?:Your answer is (?:partially )?(?:in)?correct|Die Antwort ist (?:teilweise )?(?:richtig|falsch)|Respuesta (?:parcialmente )?(?:in)?correcta' +
    '|Votre réponse est (?:partiellement )?(?:in)?correcte|Sua resposta está (?:parcialmente )?(?:in)?correta)\\.?$',
)

/** Their texts are read together with their gaps. */
const withGaps: ReadonlySet<string> = new Set(['cloze', 'multianswer', 'gapselect'])

type Content = Partial<UncheckedQuestion> & Pick<UncheckedQuestion, 'type'>

/** Where a text goes once all are written. */
type Put = (content: UncheckedQuestion, text: string) => void

class QuestionReader {
  readonly #question: XmlElement
  readonly #source: string
  readonly #pictures: FoundPictures
  readonly #losses: Loss[] = []
  readonly #known = new Set<string>()
  readonly #texts: { document: DocumentNode; put: Put }[] = []
  readonly #taken = new Set([
    'name',
    'questiontext',
    'generalfeedback',
    'tags',
    'idnumber',
    'defaultgrade',
    'image',
    'image_base64',
  ])
  #feedbacks = 0

  constructor(question: XmlElement, source: string, pictures: FoundPictures) {
    this.#question = question
    this.#source = source
    this.#pictures = pictures
  }

  item(): Omit<ReadItem, 'source'> {
    const { attributes } = this.#question
    const type = attributes['type'] ?? ''
    const html = childOf(this.#question, 'questiontext')
    const read = this.#contentOf(type)
    const points = read?.points ?? this.#points()
    if (!read) this.#lose(lossOf('refused', 'type-unknown', 'type', { type }))
    const content: UncheckedQuestion = {
      text: '',
      options: [],
      correctAnswers: [],
      type: 'essay',
      ...read,
      points,
    }
    if (!withGaps.has(type) && html)
      this.#put(this.#document(html, 'text', false), (to, text) => (to.text = text))
    const feedback = childOf(this.#question, 'generalfeedback')
    if (feedback && textIn(feedback).trim() !== '')
      this.#put(this.#document(feedback, 'feedback', false), (to, text) => (to.explanation = text))
    const { format, texts } = writtenTexts(this.#texts.map(({ document }) => document))
    for (const [index, { put }] of this.#texts.entries()) put(content, texts[index] ?? '')
    if (format) content.format = format
    if (read) this.#others()
    const name = textIn(childOf(childOf(this.#question, 'name'), 'text'))
    if (!childOf(childOf(this.#question, 'name'), 'text')) this.#lose(moodleReads('file-refused'))
    const title = trimmed(name.replaceAll(/\s+/g, ' '))
    const as = title.replaceAll(/<\/?[a-z!?][^<>]*>?/gi, '')
    if (as !== title) this.#lose(moodleReads('other-title', as))
    const id = textIn(childOf(this.#question, 'idnumber')).trim()
    if (id !== '') this.#lose(setting('idnumber', id))
    return {
      ...(read ? { content: trimQuestion(withKey(content)) } : { text: content.text }),
      ...(title !== '' && title !== nameOf(content) && { title }),
      tags: this.#tags(),
      losses: this.#losses,
    }
  }

  #lose(loss: Loss): void {
    if (this.#known.size < this.#known.add(JSON.stringify(loss)).size) this.#losses.push(loss)
  }

  #put(document: DocumentNode, put: Put): void {
    this.#texts.push({ document, put })
  }

  /** What stands in an element of this name; it is known then. */
  #value(name: string): string | undefined {
    this.#taken.add(name)
    const found = childOf(this.#question, name)
    return found && textIn(found).trim()
  }

  #points(): number {
    const given = textIn(childOf(this.#question, 'defaultgrade')).trim()
    if (!childOf(this.#question, 'defaultgrade')) return 1
    const points = Number(given.replace(',', '.'))
    if (given !== '' && !Number.isFinite(Number(given))) this.#lose(moodleReads('import-ends'))
    const most = pointsRange.most / 100
    if (points > most) this.#lose(lossOf('changed', 'points-changed', 'points', { from: points, to: most }))
    return points > most ? most : pointsAsRead(points, (loss) => this.#lose(loss))
  }

  #tags(): string[] {
    const tags = childrenOf(childOf(this.#question, 'tags') ?? emptyElement, 'tag')
    if (tags.some((tag) => !childOf(tag, 'text'))) this.#lose(moodleReads('import-ends'))
    return tags.map((tag) => textIn(tag))
  }

  /** The text of an element with its pictures, in its format. */
  #document(
    element: XmlElement,
    field: LossField,
    isLine: boolean,
    change = (text: string) => text,
  ): DocumentNode {
    const text = childOf(element, 'text')
    const inside = text ? childrenOf(text) : []
    const raw = inside.length > 0 ? this.#source.slice(inside[0]?.from, inside.at(-1)?.to) : textIn(text)
    if (inside.length > 0) this.#lose(moodleReads('file-refused'))
    const own = childOf(this.#question, 'questiontext')
    const format = element.attributes['format'] ?? own?.attributes['format'] ?? 'html'
    if (!/^(?:html|moodle_auto_format|plain_text|markdown)?$/.test(format))
      this.#lose(lossOf('changed', 'format-unknown', field, { format }))
    const source = change(raw) + (element === own ? this.#oldPicture() : '')
    if (/^plain_text$/i.test(format)) return plainDocument(source, { isLine })
    if (/^markdown$/i.test(format)) {
      if (/(?:^|\s)_\S|^#|\]\(|<|^ {4}|^=|&/m.test(source))
        this.#lose({ kind: 'changed', what: 'markdown-of-moodle', field })
      return documentOf(source, { isLine })
    }
    const files = new Map(childrenOf(element, 'file').map((file) => [nameOfFile(file), file]))
    const used = new Set<string>()
    const document = readHtml(/^moodle_auto_format$/i.test(format) ? withBreaks(source) : source, {
      isLine,
      field,
      lose: (loss) => this.#lose(loss),
      pictures: this.#pictures,
      file: (address) => {
        const name = nameOfAddress(address)
        used.add(name)
        return this.#bytesOf(files.get(name) ?? (element === own ? this.#oldFile(name) : undefined))
      },
    })
    for (const name of files.keys())
      if (!used.has(name)) this.#lose(lossOf('dropped', 'file-dropped', field, { name }))
    return document
  }

  readonly #bytes = new Map<XmlElement, Uint8Array | undefined>()
  #bytesOf(file: XmlElement | undefined): Uint8Array | undefined {
    if (file && !this.#bytes.has(file)) {
      const isKnown = /^(?:base64)?$/.test(file.attributes['encoding'] ?? '')
      this.#bytes.set(file, isKnown ? (bytesOfBase64(textIn(file)) ?? new Uint8Array()) : new Uint8Array())
    }
    return file && this.#bytes.get(file)
  }

  /** Old files had one picture beside the text. */
  #oldPicture(): string {
    const name = textIn(childOf(this.#question, 'image')).trim()
    return name === '' ? '' : ` <img src="@@PLUGINFILE@@/${encodeURIComponent(name)}">`
  }
  #oldFile = (name: string) =>
    name === textIn(childOf(this.#question, 'image')).trim()
      ? childOf(this.#question, 'image_base64')
      : undefined

  #line(element: XmlElement, field: LossField, put: Put): void {
    this.#put(this.#document(element, field, true), put)
  }

  #contentOf(type: string): Content | undefined {
    switch (type) {
      case 'multichoice':
        return this.#choice()
      case 'truefalse':
        return this.#trueFalse()
      case 'shortanswer':
        return this.#write()
      case 'numerical':
        return this.#numeric()
      case 'matching':
      case 'match':
        return this.#matching()
      case 'ordering':
        return this.#ordering()
      case 'essay':
        return this.#essay()
      case 'cloze':
      case 'multianswer':
        return this.#cloze()
      case 'gapselect':
        return this.#missingWords()
      default:
        return undefined
    }
  }

  #answers(): XmlElement[] {
    return this.#all('answer')
  }

  /** Those of this name; of more than any question can have, the first. */
  #all(name: string): XmlElement[] {
    this.#taken.add(name)
    const found = childrenOf(this.#question, name)
    if (found.length > maxAnswers)
      this.#lose(lossOf('refused', 'too-many-answers', 'type', { most: maxAnswers }))
    return found.slice(0, maxAnswers)
  }

  /** What an answer earns. Moodle refuses the whole file for a weight that is not in its list. */
  #share(answer: XmlElement): Fraction {
    const weight = (answer.attributes['fraction'] ?? '0').trim()
    if (weight === '') this.#lose(moodleReads('import-ends'))
    const number = weight.replace(/%$/, '')
    if (weight !== '' && !isMoodleWeight(number)) this.#lose(moodleReads('file-refused'))
    return shareOfWeight(number, true) ?? [0, 1]
  }

  #feedbackOf(answer: XmlElement): XmlElement | undefined {
    const feedback = childOf(answer, 'feedback')
    return feedback && textIn(feedback).trim() !== '' ? feedback : undefined
  }

  /** Options with their notes. Moodle leaves out those without any text. */
  #options(all: readonly XmlElement[], textOf?: (answer: XmlElement) => string): XmlElement[] {
    const options = all.filter(
      (answer) => !showsNothing(textIn(childOf(answer, 'text'))) || this.#share(answer)[0] > 0,
    )
    if (options.length < all.length)
      this.#lose(lossOf('dropped', 'empty-option-dropped', 'options', { count: all.length - options.length }))
    for (const [index, answer] of options.entries()) {
      const place: Put = (to, text) => (to.options[index] = text)
      if (textOf) this.#put(plainDocument(textOf(answer), { isLine: true }), place)
      else this.#line(answer, 'options', place)
      const feedback = this.#feedbackOf(answer)
      const putNote: Put = (to, text) => {
        to.optionNotes ??= options.map(() => '')
        to.optionNotes[index] = text
      }
      if (feedback) this.#line(feedback, 'feedback', putNote)
    }
    return options
  }

  #choice(): Content {
    const single = this.#value('single')
    const isSingle = single === undefined || !/^(?:false|0|no|)$/i.test(single)
    if (
      single !== undefined &&
      !isSingle &&
      !/^(?:false|0|)$/.test(textIn(childOf(this.#question, 'single')))
    )
      this.#lose(moodleReads('single-choice'))
    if (single !== undefined && !/^(?:true|1|false|0|no|)$/i.test(single))
      this.#lose(setting('single', single))
    const options = this.#options(this.#answers())
    if (options.length < limits.optionsMin) this.#lose(moodleReads('import-ends'))
    const shares = options.map((answer) => this.#share(answer))
    const places = options.map((_, index) => String(index))
    const { fields, losses } = isSingle
      ? markingOfOne(places, shares, this.#points())
      : markingOfSeveral(places, shares)
    for (const loss of losses) this.#lose(loss)
    const isShuffled = /^(?:true|1)$/i.test(this.#value('shuffleanswers') ?? '')
    return {
      type: isSingle ? 'single' : 'multiple',
      ...fields,
      ...(!isShuffled && { fixedOptions: places.map(Number) }),
    }
  }

  /** Two options in their order. Moodle knows the words `true` and `false` alone, and takes all others by their order. */
  #trueFalse(): Content {
    const all = this.#answers()
    const words = all.map((answer) => textIn(childOf(answer, 'text')).trim())
    const isKnown = words.length === 2 && [...words].toSorted().join() === 'false,true'
    if (!isKnown && words.length === 2) this.#lose(moodleReads('true-by-order'))
    const ordered = isKnown
      ? all.toSorted((one) => (textIn(childOf(one, 'text')).trim() === 'true' ? -1 : 1))
      : all
    const named: Readonly<Record<string, string>> = { true: 'True', false: 'False' }
    const wordOf = (answer: XmlElement) => textIn(childOf(answer, 'text')).trim()
    const options = this.#options(ordered, (answer) =>
      isKnown ? (named[wordOf(answer)] ?? '') : wordOf(answer),
    )
    const values = options.map((answer) => this.#share(answer)).map(([num, den]) => num / den)
    const most = Math.max(...values, 0)
    const right = values.flatMap((value, index) => (value === most && most > 0 ? [String(index)] : []))
    if (right.length !== 1) {
      const what = right.length === 0 ? 'no-right-answer' : 'two-right-answers'
      this.#lose({
        kind: 'refused',
        what,
        field: 'key',
        ...(right.length > 1 && { params: { count: right.length } }),
      })
    }
    for (const [index, value] of values.entries()) {
      const [from, to] = [Number((100 * value).toFixed(5)), right.includes(String(index)) ? 100 : 0]
      if (from !== to) this.#lose(lossOf('changed', 'weight-rounded', 'marking', { from, to }))
    }
    return { type: 'single', correctAnswers: right, fixedOptions: options.map((_, index) => index) }
  }

  #countFeedback(answer: XmlElement): void {
    if (this.#feedbackOf(answer)) this.#feedbacks++
  }

  #write(): Content {
    const useCase = this.#value('usecase') ?? '0'
    if (useCase === '1') this.#lose({ kind: 'approximated', what: 'case-ignored', field: 'key' })
    else if (!/^0?$/.test(useCase)) {
      this.#lose(moodleReads('import-ends'))
      this.#lose(setting('usecase', useCase))
    }
    const answers = this.#answers().map((answer) => ({
      answer,
      text: textIn(childOf(answer, 'text')).trim(),
      share: this.#share(answer),
    }))
    const { accepted, losses } = acceptedOf(answers, useCase === '1')
    for (const loss of losses) this.#lose(loss)
    for (const { answer } of answers) this.#countFeedback(answer)
    if (!answers.some(({ share: [num, den] }) => num === den)) this.#lose(moodleReads('import-ends'))
    if (accepted.length === 0) this.#lose({ kind: 'refused', what: 'no-right-answer', field: 'key' })
    return { type: 'write', correctAnswers: accepted }
  }

  #numeric(): Content {
    const bands: NumberBand[] = []
    for (const answer of this.#answers()) {
      const share = this.#share(answer)
      this.#countFeedback(answer)
      const text = textIn(childOf(answer, 'text')).trim()
      if (text === '*') {
        if (share[0] !== 0)
          this.#lose(
            lossOf('approximated', 'number-weight', 'marking', {
              number: text,
              tolerance: '',
              weight: (100 * share[0]) / share[1],
            }),
          )
        continue
      }
      const value = this.#number(text, 'key')
      if (value === undefined) continue
      const tolerance = textIn(childOf(answer, 'tolerance')).trim()
      const width = tolerance === '' ? '0' : this.#number(tolerance, 'key', value)
      if (width === undefined) continue
      const covering = bands.find(
        (band) =>
          band.share[0] / band.share[1] < share[0] / share[1] &&
          Math.abs(Number(band.value) - Number(value)) <= Number(band.tolerance),
      )
      if (covering) this.#lose(moodleReads('first-counts'))
      bands.push({ value, tolerance: width, share })
    }
    const { correctAnswers, number, losses } = keyOfBands(bands)
    for (const loss of losses) this.#lose(loss)
    if (correctAnswers.length === 0) this.#lose({ kind: 'refused', what: 'no-right-answer', field: 'key' })
    const unit = this.#unit()
    return { type: 'numeric', correctAnswers, number: { ...number, ...(unit && { unit }) } }
  }

  /** A number as it was meant, with a point. Moodle leaves out commas, and whatever stands behind. `of`: of what a per cent is. */
  #number(text: string, field: LossField, of?: string): string | undefined {
    const isLong = /\d{16}/.test(text.replaceAll(/\D/g, ''))
    if (isPlainNumber(text) && !isLong) return text
    if (text.length > longestNumber) {
      this.#lose(lossOf('refused', 'number-unknown', field, { number: text.slice(0, longestNumber) }))
      return undefined
    }
    const [, number = '', percent = ''] = /^(.*?)\s*(%?)$/.exec(text) ?? []
    const power = number.replace(/\s*[x×*]\s*10\s*\^\s*\(?([+-]?\d+)\)?$/i, 'e$1')
    const behind = /^([+−-]?[\d.,' ]*\d(?:e[+-]?\d+)?)/i.exec(power)?.[1]
    const read = readNumber(isPlainNumber(power) ? power : (behind ?? ''), '.')?.value
    if (!read) {
      this.#lose(lossOf('refused', 'number-unknown', field, { number: text }))
      return undefined
    }
    const exact = isPlainNumber(power) ? power : decimalText(read)
    const meant =
      percent !== '' && of !== undefined
        ? String(Number(((Number(exact) / 100) * Math.abs(Number(of))).toPrecision(15)))
        : exact
    const [seen = ''] = /^[+-]?\d*\.?\d*(?:e[+-]?\d+)?/i.exec(power.replaceAll(/[, ]/g, '')) ?? []
    const as = isLong ? String(Number(Number(seen).toPrecision(14))) : seen
    const isSame = !isLong && percent === '' && Number(as) === Number(meant) && power === behind
    if (!isSame) {
      const params = { text: text.slice(0, 100) }
      this.#lose({ kind: 'changed', what: 'number-read', field, params, instead: meant })
      if (Number(as) !== Number(meant)) this.#lose(moodleReads('other-number', as))
    }
    return meant
  }

  #unit(): NonNullable<UncheckedQuestion['number']>['unit'] {
    this.#taken.add('units')
    const grading = this.#value('unitgradingtype') || '0'
    const penalty = Number(this.#value('unitpenalty') || '0.1')
    const units = childrenOf(childOf(this.#question, 'units') ?? emptyElement, 'unit')
      .map((unit) => ({
        name: textIn(childOf(unit, 'unit_name')).trim(),
        multiplier: Number(textIn(childOf(unit, 'multiplier'))),
      }))
      .filter(({ name }) => name !== '')
    const base = units.find(({ multiplier }) => multiplier === 1) ?? units[0]
    if (!base) return undefined
    if (base.multiplier !== 1) this.#lose(setting('multiplier', String(base.multiplier)))
    const lost = (unit: string) => this.#lose(lossOf('dropped', 'unit-dropped', 'key', { unit }))
    for (const { name, multiplier } of units) {
      const known = multiplierOf(name, base.name)
      const isSame = known !== undefined && Math.abs(known - multiplier) <= Math.abs(known) * 1e-6
      if (name !== base.name && (!isSame || base.multiplier !== 1)) lost(name)
    }
    const convert = units.some(
      ({ name }) => name !== base.name && multiplierOf(name, base.name) !== undefined,
    )
    if (grading === '0') {
      if (!readUnit(base.name)) {
        lost(base.name)
        return undefined
      }
      this.#lose(lossOf('approximated', 'any-unit-counts', 'key', { unit: base.name }))
      return { is: base.name, ...(convert && { convert }), shareWithout: [1, 1] }
    }
    if (grading !== '1') this.#lose(setting('unitgradingtype', grading))
    const without = fractionOf(Math.round((1 - Math.min(Math.max(penalty, 0), 1)) * 20), 20)
    if (without[0] > 0)
      this.#lose(
        lossOf('approximated', 'unit-penalty', 'marking', { share: (100 * without[0]) / without[1] }),
      )
    if (Math.abs(1 - penalty - without[0] / without[1]) > 1e-6)
      this.#lose(setting('unitpenalty', String(penalty)))
    return { is: base.name, ...(convert && { convert }), ...(without[0] > 0 && { shareWithout: without }) }
  }

  #matching(): Content {
    const shuffle = this.#value('shuffleanswers')
    if (shuffle !== undefined && !/^(?:true|1|)$/i.test(shuffle))
      this.#lose(setting('shuffleanswers', shuffle))
    const rows = this.#all('subquestion').map((row) => ({
      row,
      isPrompt: textIn(childOf(row, 'text')).trim() !== '',
      partner: this.#partner(textIn(childOf(childOf(row, 'answer'), 'text'))),
    }))
    const prompts = rows.filter(({ isPrompt }) => isPrompt)
    for (const [index, { row, partner }] of prompts.entries()) {
      this.#line(row, 'options', (to, text) => (to.options[index] = text))
      this.#put(partner, (to, text) => (to.correctAnswers[index] = text))
      if (seenIn(partner).trim() === '') this.#lose(moodleReads('import-ends'))
    }
    const partners = new Set(prompts.map(({ partner }) => comparableAnswer(seenIn(partner))))
    const others = rows.filter(
      ({ isPrompt, partner }) => !isPrompt && !partners.has(comparableAnswer(seenIn(partner))),
    )
    for (const { partner } of others) this.#put(partner, (to, text) => (to.distractors ??= []).push(text))
    return { type: 'matching', rule: 'each-decision' }
  }

  /** Moodle shows partners without their tags, and TeX as it is written. */
  #partner(text: string): DocumentNode {
    const context = {
      isLine: true,
      field: 'options' as const,
      pictures: this.#pictures,
      file: () => undefined,
    }
    const document = readHtml(text, { ...context, lose: (loss) => this.#lose(loss) })
    if (/<[a-z/!?]/i.test(text)) this.#lose(moodleReads('tags-gone', seenIn(document)))
    else if (/\\[([]|\$\$/.test(text) && writtenTexts([document]).format)
      this.#lose(moodleReads('no-formula'))
    return document
  }

  #ordering(): Content {
    const grading = this.#value('gradingtype') ?? 'RELATIVE_NEXT_EXCLUDE_LAST'
    const selected = this.#value('selecttype') ?? 'RANDOM'
    const count = Number(textIn(childOf(this.#question, 'selectcount')) || 6)
    const items = this.#answers()
    if (!/^(?:ALL|0)$/.test(selected) && items.length > count)
      this.#lose(lossOf('changed', 'order-of-part', 'options', { count, all: items.length }))
    if (!childOf(this.#question, 'shownumcorrect')) this.#lose(moodleReads('import-ends'))
    const isKnown = /^(?:RELATIVE_NEXT_EXCLUDE_LAST|ALL_OR_NOTHING|1|-1)$/.test(grading)
    if (!isKnown) this.#lose(lossOf('approximated', 'order-marking', 'marking', { as: grading }))
    for (const [index, answer] of items.entries()) {
      this.#line(answer, 'options', (to, text) => (to.correctAnswers[index] = text))
      this.#countFeedback(answer)
    }
    return { type: 'ordering', ...(!/^(?:ALL_OR_NOTHING|-1)$/.test(grading) && { rule: 'each-decision' }) }
  }

  #essay(): Content {
    const most = Number(this.#value('maxwordlimit') || 0)
    this.#taken.add('graderinfo')
    this.#taken.add('responsetemplate')
    const template = textIn(childOf(childOf(this.#question, 'responsetemplate'), 'text')).trim()
    if (template !== '') this.#lose(setting('responsetemplate', template))
    const info = childOf(this.#question, 'graderinfo')
    const graded = info ? rubricOf(this.#document(info, 'marking', false)) : {}
    return { type: 'essay', essay: { ...(most > 0 && { most: { kind: 'words', count: most } }), ...graded } }
  }

  #cloze(): Content | undefined {
    const element = childOf(this.#question, 'questiontext')
    if (!element) return undefined
    let gaps: ReturnType<typeof gapsOfCloze> | undefined
    const document = this.#document(element, 'text', false, (source) => {
      gaps = gapsOfCloze(source)
      return gaps.text
    })
    if (!gaps) return undefined
    this.#put(document, (to, text) => (to.text = text))
    for (const loss of gaps.losses) this.#lose(loss)
    this.#feedbacks += gaps.feedbacks
    return {
      type: 'gap',
      rule: 'each-decision',
      correctAnswers: gaps.correctAnswers,
      gaps: gaps.gaps,
      points: gaps.points,
    }
  }

  /** In a gap `[[2]]` the second word is right, and all words of its group are to choose from. */
  #missingWords(): Content | undefined {
    const element = childOf(this.#question, 'questiontext')
    if (!element) return undefined
    this.#taken.add('shuffleanswers')
    const words = this.#all('selectoption').map((word) => ({
      text: textIn(childOf(word, 'text')).trim(),
      group: textIn(childOf(word, 'group')).trim() || '1',
    }))
    const correctAnswers: string[] = []
    const gaps: Gap[] = []
    const document = this.#document(element, 'text', false, (source) =>
      source.replaceAll(/\[\[(\d{1,4})\]\]/g, (text: string, number: string) => {
        const right = words[Number(number) - 1]
        if (!right) {
          this.#lose(lossOf('refused', 'cloze-unreadable', 'text', { text }))
          return text
        }
        const group = words.filter((word) => word.group === right.group)
        correctAnswers.push(right.text)
        gaps.push({ choices: [...new Set(group.map((word) => word.text))] })
        return gapMark(gaps.length)
      }),
    )
    this.#put(document, (to, text) => (to.text = text))
    return { type: 'gap', rule: 'each-decision', correctAnswers, gaps }
  }

  /** What was not asked for is a loss, unless it says nothing. */
  #others(): void {
    if (this.#feedbacks > 0)
      this.#lose(lossOf('dropped', 'feedback-of-answer', 'feedback', { count: this.#feedbacks }))
    const others = childrenOf(this.#question).filter(({ name }) => !this.#taken.has(name))
    const isOutcome = ({ name }: XmlElement) => /^(?:correct|partiallycorrect|incorrect)feedback$/.test(name)
    const byOutcome = others.filter(isOutcome).filter((each) => {
      const text = textIn(each)
        .replaceAll(/<\/?p\b[^>]*>/g, '')
        .trim()
      return text !== '' && !usualFeedback.test(text)
    })
    if (byOutcome.length > 0)
      this.#lose(lossOf('dropped', 'feedback-by-outcome', 'feedback', { count: byOutcome.length }))
    const hints = others.filter((each) => each.name === 'hint' && textIn(each).trim() !== '')
    if (hints.length > 0) this.#lose(lossOf('dropped', 'hints-dropped', 'feedback', { count: hints.length }))
    for (const each of others) {
      if (isOutcome(each) || each.name === 'hint') continue
      const value = textIn(each).trim()
      if (value !== '' && !harmless[each.name]?.test(value))
        this.#lose({ ...setting(each.name, value), field: 'other' })
    }
  }
}

const showsNothing = (html: string) =>
  !/<(?:img|math|svg|object|pre)\b/i.test(html) && isBlank(html.replaceAll(/<\/?[a-z][^<>]*>|&nbsp;/gi, ''))

const emptyElement: XmlElement = { name: '', attributes: {}, children: [], line: 0, from: 0, to: 0 }

/** Keys were places until the options were written. */
function withKey(content: UncheckedQuestion): UncheckedQuestion {
  const { type, options, correctAnswers } = content
  if (type === 'single' || type === 'multiple')
    return { ...content, correctAnswers: correctAnswers.map((place) => options[Number(place)] ?? '') }
  return type === 'ordering' ? { ...content, options: correctAnswers } : content
}

/** By the texts that it has in the end. */
function withMixedOrder<Item extends ReadItem>(item: Item): Item {
  const { content } = item
  if (content?.type !== 'ordering') return item
  return { ...item, content: { ...content, options: shownItems(content.correctAnswers, []) } }
}

const nameOfFile = ({ attributes }: XmlElement) =>
  `${attributes['path'] ?? '/'}${attributes['name'] ?? ''}`.replace(/^\//, '')

function nameOfAddress(address: string): string {
  const name = address.replace(/^@@PLUGINFILE@@\//, '').replace(/\?.*$/, '')
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** In the automatic format a line end is one. */
const withBreaks = (text: string) => text.replaceAll(/>\s*\n\s*(?=<)/g, '>').replaceAll(/\r?\n/g, '<br>\n')

const decimalText = ({ num, den }: { num: bigint; den: bigint }) => {
  const digits = String(den).length - 1
  if (10n ** BigInt(digits) !== den) return String(Number((Number(num) / Number(den)).toPrecision(15)))
  const all = String(num < 0n ? -num : num).padStart(digits + 1, '0')
  const [whole, part] = [all.slice(0, all.length - digits), all.slice(all.length - digits)]
  return `${num < 0n ? '-' : ''}${whole}${part ? `.${part}` : ''}`
}

/** A list of “what: points” at the start is the rubric, all else is the sample. */
function rubricOf(
  document: DocumentNode,
): Pick<NonNullable<UncheckedQuestion['essay']>, 'rubric' | 'sample'> {
  const [first] = document.children
  const items =
    first?.type.name === 'bullet_list'
      ? first.children.map((item) => /^([^]+): ([-−]?\d{1,4}(?:\.\d{1,2})?)$/.exec(seenIn(item).trim()))
      : []
  const rubric = items.flatMap((found, index) =>
    found
      ? [{ _id: `r${index + 1}`, text: trimmed(found[1] ?? ''), points: Number(found[2]?.replace('−', '-')) }]
      : [],
  )
  const isRubric = rubric.length > 0 && rubric.length === items.length
  const rest = isRubric ? document.children.slice(1) : document.children
  const sample = rest
    .map((block) => seenIn(block))
    .join('\n\n')
    .trim()
  return { ...(isRubric && { rubric }), ...(sample !== '' && { sample }) }
}
