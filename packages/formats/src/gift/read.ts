import { comparableAnswer, type Fraction, isBlank, trimmed, type UncheckedQuestion } from '@quizly/domain'
import { keyOfBands } from '../bands.ts'
import {
  checkedItem,
  largestOriginal,
  type Part,
  type ReadFile,
  type ReadItem,
  type Source,
  tooLong,
} from '../item.ts'
import type { Loss } from '../loss.ts'
import { moodleReads } from '../moodle-reads.ts'
import { type MoodleFormat, type MoodleText, readTexts } from '../moodle-texts.ts'
import { FoundPictures } from '../pictures.ts'
import { mostQuestions, readTextFile } from '../text-file.ts'
import { markingOfOne, markingOfSeveral } from '../weights.ts'
import { type Masked, maxAnswers, numberOf, sharesOf, type WrittenAnswer, writtenAnswers } from './answers.ts'
import { type Block, visitBlocks } from './blocks.ts'
import { readOrder } from './order.ts'
import { masked, repaired, unescaped } from './signs.ts'

/** Reads GIFT as it is meant. Where Moodle 4.5 reads it otherwise, a loss says so. */
export async function readGift([part]: readonly Part[]): Promise<ReadFile> {
  if (!part) return { items: [], pictures: [], losses: [] }
  const file = readTextFile(part)
  const losses = [...file.losses]
  const items: ReadItem[] = []
  const pictures = new FoundPictures()
  let category: readonly string[] = none
  let said: Said = { tags: none, id: undefined }
  visitBlocks(file.text, (block) => {
    const { text, line: first } = block
    const long = items.length < mostQuestions && tooLong(text, { number: items.length + 1, line: first })
    if (long) return items.push(long) > 0
    const head = readHead(block, said)
    const heading = categoryIn(block.text, head.at)
    if (heading) category = heading.path
    const start = afterSpace(block.text, heading ? heading.end : head.at)
    const line = heading ? head.line + linesIn(block.text, head.at, start) : head.line
    if (start === block.text.length) {
      if (losses.length > maxLosses) return true
      const isLost = !heading && head.said.tags.length > said.tags.length
      losses.push(...(heading?.losses ?? []).map((loss) => ({ ...loss, line: head.line })), ...head.losses)
      if (isLost) losses.push(moodleReads('no-tag', head.said.tags.join(', '), block.line))
      said = head.said
      return true
    }
    if (items.length === mostQuestions) {
      losses.push({ kind: 'refused', what: 'too-many-questions', params: { most: mostQuestions }, line })
      return false
    }
    const read = new QuestionReader(block.text, start, line, pictures)
    if (heading) read.losses.push(...heading.losses, moodleReads('part-of-category'))
    if (block.otherwise) read.losses.push(moodleReads(block.otherwise))
    read.losses.push(...head.losses)
    const { tags, id } = head.said
    const isNew = tags.length === 0 || category.length === 0
    items.push(
      read.item(block.isOpen, {
        tags: isNew
          ? tags.length > 0
            ? [...new Set(tags)]
            : category
          : [...new Set([...category, ...tags])],
        source: sourceOf(items.length + 1, line, id, block.text),
      }),
    )
    said = { tags: none, id: undefined }
    return true
  })
  return { ...(await pictures.finish(items)), losses }
}

/** Shared by all that have none, because a file can have thousands of questions. */
const none: readonly never[] = []

function sourceOf(number: number, line: number, id: string | undefined, text: string): Source {
  const original = text.length > largestOriginal ? text.slice(0, largestOriginal) : text
  return id === undefined ? { number, line, original } : { number, line, id, original }
}

function linesIn(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

function afterSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charCodeAt(at) <= 32) at += 1
  return at
}

/** The most tags of a question. */
const maxTags = 20
/** The most losses of no question. */
const maxLosses = 1_000

/** What comments say of a question. */
type Said = { tags: readonly string[]; id: string | undefined }

const mark = /\[(id|tag):((?:[^\]\\\n]|\\.){0,200})\]/g

/** Reads the comments before a question: `at` and `line` are where it begins. */
function readHead(
  { text, line: first }: Block,
  before: Said,
): { at: number; line: number; said: Said; losses: readonly Loss[] } {
  let at = afterSpace(text, 0)
  let line = first + linesIn(text, 0, at)
  if (!text.startsWith('//', at)) return { at, line, said: before, losses: none }
  const tags = [...before.tags]
  const losses: Loss[] = []
  let { id } = before
  while (text.startsWith('//', at)) {
    const newline = text.indexOf('\n', at)
    const end = newline < 0 ? text.length : newline
    if (text.includes('[', at)) {
      for (const [, name, value = ''] of text.slice(at, end).matchAll(mark)) {
        const said = value.replaceAll('\\]', ']').trim()
        if (name === 'id') id = said || undefined
        else if (tags.length === maxTags) continue
        else if (said !== '') {
          tags.push(said)
          if (said.includes('<')) losses.push(moodleReads('no-tag', said))
        }
      }
    }
    at = afterSpace(text, end)
    line += linesIn(text, end, at)
  }
  return { at, line, said: { tags, id }, losses }
}

const category = /\$category[ \t]*(:?)([^\n]*)\n?/iy

/** The path of a line that names a category, and where it ends. `//` stands for a stroke in a name. */
function categoryIn(text: string, at: number): { path: string[]; end: number; losses: Loss[] } | undefined {
  if (text[at] !== '$') return undefined
  category.lastIndex = at
  const [whole, colon, written = ''] = category.exec(text) ?? []
  if (whole === undefined) return undefined
  const path = written
    .replaceAll('//', '\u0001')
    .split('/')
    .map((name) => name.replaceAll('\u0001', '/').trim())
    .filter((name, index) => name !== '' && !(index === 0 && /^(?:top|\$.+\$)$/.test(name)))
  const isMoodles = colon === ':' && whole.startsWith('$CATEGORY:')
  return { path, end: at + whole.length, losses: isMoodles ? [] : [moodleReads('information')] }
}

const comment = /^[ \t]*\/\/.*\n?/gm

type Content = Pick<ReadItem, 'content' | 'text'>
type Piece = MoodleText
type Role = Piece['role']
type Fields = Omit<UncheckedQuestion, 'text'>

const nothing: Fraction = [0, 1]
const all: Fraction = [1, 1]
const formats = /^\[(moodle|html|plain|markdown)\]\s*/
const unknownFormat = /^\[([a-z]{2,12})\](?=\S)/i
const trueOrFalse = /^\s*(true|false|T|F)\s*(?:#|$)/i

/** One question; `losses` grow while it is read. */
class QuestionReader {
  readonly losses: Loss[] = []
  private format: MoodleFormat = 'moodle'
  private title = ''
  private readonly text: string
  private readonly mask: string
  private readonly line: number

  private readonly pictures: FoundPictures

  constructor(block: string, start: number, line: number, pictures: FoundPictures) {
    this.line = line
    this.pictures = pictures
    const written = block.slice(start).trimEnd()
    const content = this.withoutComments(written)
    this.text = repaired(content)
    this.mask = masked(this.text)
    if (this.text !== content) this.losses.push(moodleReads('other-answers'))
  }

  /** A sign stands for each comment within. */
  private withoutComments(written: string): string {
    if (!written.includes('//') || !/\n[ \t]*\/\//.test(written)) return written
    const marked = written.replaceAll(comment, '\0\n')
    let end = marked.length
    while (/[\s\0]/.test(marked.charAt(end - 1))) end -= 1
    const content = marked.slice(0, end)
    const count = content.split('\0').length - 1
    if (count > 0) this.losses.push({ kind: 'dropped', what: 'comments', field: 'other', params: { count } })
    return content
  }

  item(isOpen: boolean, { tags, source }: Pick<ReadItem, 'tags' | 'source'>): ReadItem {
    const body = this.takeTitle()
    const { content, text } = this.content(body, isOpen)
    const title = this.title === '' ? '' : unescaped(this.title).replaceAll(/\s+/g, ' ').trim()
    const losses = this.losses.length > 0 ? this.losses : none
    const item: ReadItem = content ? { content, tags, source, losses } : { text, tags, source, losses }
    if (title !== '') item.title = title
    return checkedItem(item)
  }

  /** Where the text without its title begins. */
  private takeTitle(): number {
    const { text } = this
    const hidden = /^[\u200B-\u200F\uFEFF\u00A0]+(?=::)/.exec(text)?.[0].length ?? 0
    if (!text.startsWith('::', hidden)) return 0
    const end = this.mask.indexOf('::', hidden + 2)
    if (end < 0) {
      this.losses.push({ kind: 'changed', what: 'title-open', field: 'title' })
      return hidden + 2
    }
    if (hidden > 0) this.losses.push(moodleReads('no-title'))
    const written = text.slice(hidden + 2, end)
    this.title = written.replaceAll(/<\/?(?:b|i|u|p|em|strong|span|sub|sup|br)\b[^<>]*>/gi, '')
    if (/<[a-z!/]/i.test(this.title))
      this.losses.push(moodleReads('other-title', this.title.replaceAll(/<[^>]*>?/g, '')))
    return end + 2
  }

  private content(body: number, isOpen: boolean): Content {
    const { mask } = this
    const open = mask.indexOf('{', body)
    const first = mask.indexOf('}', body)
    if (open < 0 && first < 0) return this.refuse('no-question', body, {})
    if (open < 0 || (first >= 0 && first < open))
      return this.refuse('brace-extra', body, { at: first, params: { sign: '}' } })
    const close = first < 0 ? this.text.length : first
    const second = mask.indexOf('{', open + 1)
    if (isOpen || first < 0) this.lose('brace-missing', { at: this.text.length })
    else if (second >= 0 && second < close)
      return this.refuse('brace-extra', body, { at: second, params: { sign: '{' } })
    else if (second >= 0) return this.refuse('several-braces', body, { at: second })
    const inner = this.text.slice(open + 1, close)
    const question = this.piece(this.joined(body, open, close, inner), 'text')
    return this.answered(question, open + 1, close)
  }

  /** What stands before the braces, with a blank for them if more stands behind. */
  private joined(body: number, open: number, close: number, inner: string): string {
    const before = this.text.slice(body, open)
    const behind = this.text
      .slice(close + 1)
      .replaceAll(/\0\n?/g, '')
      .trimEnd()
    if (behind === '') return before
    const hasAnswers = !isBlank(inner) && !trueOrFalse.test(inner) && !inner.includes('->')
    const isEnd =
      /^\s*[?!.:]+$/.test(behind) && (!hasAnswers || (/\S$/.test(before) && !behind.endsWith('.')))
    if (!isEnd) return `${before}_____${behind}`
    this.losses.push(moodleReads('blank'))
    return before.trimEnd() + behind.trim()
  }

  private answered(question: Piece, at: number, end: number): Content {
    const general = this.mask.indexOf('####', at)
    const hasGeneral = general >= 0 && general < end
    const explanation = this.piece(hasGeneral ? this.text.slice(general + 4, end) : '', 'explanation')
    const to = hasGeneral ? general : end
    const answers = { text: this.text.slice(at, to), mask: this.mask.slice(at, to) }
    const build = { question, explanation, answers, at }
    const { text, mask } = answers
    const first = mask.search(/[^\s\0]/)
    if (first < 0) return this.built(build, [], essay)
    if (mask[first] === '#') {
      const from = first + 1
      return this.numeric({
        ...build,
        at: at + from,
        answers: { text: text.slice(from), mask: mask.slice(from) },
      })
    }
    const order = mask[first] === '>' ? readOrder(text.slice(first)) : undefined
    if (order) {
      this.losses.push(...order.losses)
      if (order.items.length > maxAnswers) this.lose('too-many-answers', { at, params: { most: maxAnswers } })
      const pieces = order.items
        .slice(0, maxAnswers)
        .map((item): Piece => ({ text: item, format: 'moodle', role: 'option' }))
      return this.built(build, pieces, (items) => ({ ...order.fields(items), type: 'ordering' }))
    }
    if (mask.includes('~')) return this.choice(build)
    if (mask.includes('->') && mask.includes('=')) return this.matching(build)
    const [, word = ''] = trueOrFalse.exec(mask) ?? []
    return word === '' || word === 't' || word === 'f' ? this.write(build) : this.trueOrFalse(build, word)
  }

  private trueOrFalse(build: Build, word: string): Content {
    if (word !== word.toUpperCase()) this.losses.push(moodleReads('text-question'))
    const { text, mask } = build.answers
    const first = mask.indexOf('#')
    const second = first < 0 ? -1 : mask.indexOf('#', first + 1)
    const wrong = first < 0 ? '' : text.slice(first + 1, second < 0 ? undefined : second)
    const right = second < 0 ? '' : text.slice(second + 1)
    const isTrue = /^t/i.test(word)
    const notes = (isTrue ? [right, wrong] : [wrong, right]).map((note) => this.piece(note, 'note'))
    return this.built(build, notes, (texts) => ({
      type: 'single',
      options: ['True', 'False'],
      correctAnswers: [isTrue ? 'True' : 'False'],
      fixedOptions: [0, 1],
      ...notesOf(texts),
    }))
  }

  private choice(build: Build): Content {
    const answers = this.answersOf(build, { isChoice: true })
    const isSingle = answers.some(({ sign }) => sign === '=')
    const glued = answers.find(
      ({ sign, isApart }, index) => sign === '=' && !isApart && answers[index - 1]?.note !== '',
    )
    if (glued && answers.every((each) => each === glued || each.isApart)) {
      this.lose('sign-in-note', { at: build.at + glued.at, params: { sign: '=' } })
    }
    if (isSingle && answers.some(({ sign, weight }) => sign === '=' && weight !== undefined)) {
      this.losses.push(moodleReads('weight-in-text'))
    }
    const { shares, losses } = sharesOf(answers, (sign) => (sign === '=' ? all : nothing))
    this.losses.push(...losses)
    const pieces = answers.flatMap(({ text, note }) => [this.piece(text, 'option'), this.piece(note, 'note')])
    return this.built(build, pieces, (texts) => {
      const options = texts.filter((_, index) => index % 2 === 0)
      const marking = (isSingle ? markingOfOne : markingOfSeveral)(options, shares)
      const second = answers.filter((_, index) => isWhole(shares[index] ?? nothing))[1]
      for (const loss of marking.losses) {
        const at = build.at + (loss.what === 'two-right-answers' ? (second?.at ?? 0) : 0)
        this.losses.push({ ...loss, line: this.lineAt(at) })
      }
      const notes = notesOf(texts.filter((_, index) => index % 2 === 1))
      return { type: isSingle ? 'single' : 'multiple', options, ...marking.fields, ...notes }
    })
  }

  private numeric(build: Build): Content {
    const answers = this.answersOf(build, { isChoice: true })
    const isNumber = ({ sign, text, weight }: WrittenAnswer) =>
      sign !== '~' || (weight !== undefined && !isBlank(text))
    const numbers = answers.filter((each) => isNumber(each) && !isBlank(each.text))
    this.dropNotes([
      ...answers.map(({ note }) => note),
      ...answers.filter((each) => !isNumber(each)).map(({ text }) => text),
    ])
    if (numbers.some(({ sign }) => sign === '~')) this.losses.push(moodleReads('other-answers'))
    const { shares, losses } = sharesOf(numbers, () => all)
    this.losses.push(...losses)
    const read = numbers.map(({ text, at }) => {
      const number = numberOf(unescaped(text))
      const line = this.lineAt(build.at + at)
      this.losses.push(...number.losses.map((loss) => (loss.kind === 'refused' ? { ...loss, line } : loss)))
      return number
    })
    const bands = read.map(({ value, tolerance }, index) => ({
      value,
      tolerance,
      share: shares[index] ?? nothing,
    }))
    const key = keyOfBands(bands)
    this.losses.push(...key.losses)
    if (bands.length > 1 && isWideFirst(bands)) this.losses.push(moodleReads('first-counts'))
    if (bands.length > 0 && key.correctAnswers.length === 0) this.refuseSum(shares, build)
    const unit = read.find((each) => each.unit !== undefined)?.unit
    const number = unit === undefined ? key.number : { ...key.number, unit: { is: unit, shareWithout: all } }
    return this.built(build, [], () => ({
      type: 'numeric',
      options: [],
      correctAnswers: key.correctAnswers,
      number,
    }))
  }

  private matching(build: Build): Content {
    const rows = this.answersOf(build, { hasWeights: false })
    const pairs = rows.flatMap(({ text, note, at }) => {
      const arrow = text.indexOf('->')
      if (arrow < 0)
        this.lose('arrow-missing', { at: build.at + at, params: { text: text.trim().slice(0, 100) } })
      const [prompt, partner] = arrow < 0 ? [text, ''] : [text.slice(0, arrow), text.slice(arrow + 2)]
      return [
        this.piece(prompt, 'option'),
        this.piece(note === '' ? partner : `${partner}#${note}`, 'partner'),
      ]
    })
    return this.built(build, pairs, (texts) => {
      const left = texts.filter((_, index) => index % 2 === 0)
      const right = texts.filter((_, index) => index % 2 === 1)
      const distractors = right.filter((text, index) => left[index] === '' && text !== '')
      return {
        type: 'matching',
        options: left.filter((text) => text !== ''),
        correctAnswers: right.filter((_, index) => left[index] !== ''),
        ...(distractors.length > 0 && { distractors }),
        rule: 'each-decision',
      }
    })
  }

  private write(build: Build): Content {
    const answers = this.answersOf(build)
    this.dropNotes(answers.map(({ note }) => note))
    const { shares, losses } = sharesOf(answers, () => all)
    this.losses.push(...losses)
    const accepted: string[] = []
    const known = new Set<string>()
    answers.forEach(({ text: written }, index) => {
      const [num, den] = shares[index] ?? nothing
      const text = trimmed(unescaped(written.trimStart().replace(formats, '')).replaceAll(/\s*\n\s*/g, ' '))
      const params = { text: text.slice(0, 200) }
      if (text === '') this.losses.push({ kind: 'dropped', what: 'empty-answer', field: 'key' })
      else if (num <= 0) {
        if (text !== '*') this.losses.push({ kind: 'dropped', what: 'wrong-text', field: 'key', params })
      } else if (num < den) {
        const weight = Number(((100 * num) / den).toFixed(2))
        this.losses.push({
          kind: 'approximated',
          what: 'text-weight',
          field: 'marking',
          params: { ...params, weight },
        })
      } else if (/(?<!\\)\*/.test(text)) {
        this.losses.push({
          kind: 'approximated',
          what: 'answer-is-pattern',
          field: 'key',
          params: { pattern: params.text },
        })
      } else {
        const plain = text.replaceAll('\\*', '*')
        if (known.size === known.add(comparableAnswer(plain)).size) {
          this.losses.push({ kind: 'changed', what: 'same-text', field: 'key', params })
        } else accepted.push(plain)
      }
    })
    if (answers.length > 0 && !shares.some(([num, den]) => num >= den)) this.refuseSum(shares, build)
    return this.built(build, [], () => ({ type: 'write', options: [], correctAnswers: accepted }))
  }

  /** The question with its texts in our form. */
  private built(
    { question, explanation }: Build,
    pieces: readonly Piece[],
    fieldsOf: (texts: string[]) => Fields,
  ): Content {
    const read = readTexts([question, explanation, ...pieces], this.context())
    const [text = '', ofExplanation = '', ...texts] = read.texts
    this.losses.push(...read.losses)
    const content = fieldsOf(texts) as UncheckedQuestion
    content.text = text
    if (read.format) content.format = read.format
    if (ofExplanation !== '') content.explanation = ofExplanation
    return { content }
  }

  /** A text of the file. What names its format stands before it; others have that of the question. */
  private piece(written: string, role: Role): Piece {
    const text = written.trim()
    const [whole = '', name] = (role !== 'partner' && text.startsWith('[') && formats.exec(text)) || []
    if (role === 'text') {
      if (name !== undefined) this.format = name as MoodleFormat
      const [, unknown] = (text.startsWith('[') && name === undefined && unknownFormat.exec(text)) || []
      if (unknown !== undefined) this.lose('format-unknown', { params: { format: unknown } })
    }
    return {
      text: unescaped(text.slice(whole.length)),
      format:
        (name as MoodleFormat | undefined) ??
        (role === 'partner' && this.format !== 'plain' ? 'moodle' : this.format),
      role,
    }
  }

  private answersOf({ answers, at }: Build, form?: Parameters<typeof writtenAnswers>[1]): WrittenAnswer[] {
    const found = writtenAnswers(answers, form)
    if (found.length > maxAnswers) this.lose('too-many-answers', { at, params: { most: maxAnswers } })
    return found.slice(0, maxAnswers)
  }

  private dropNotes(notes: readonly string[]): void {
    const count = notes.filter((note) => !isBlank(note)).length
    if (count > 0)
      this.losses.push({ kind: 'dropped', what: 'feedback-of-answer', field: 'feedback', params: { count } })
  }

  private refuseSum(shares: readonly Fraction[], { at }: Build): void {
    const most = shares.reduce((best, [num, den]) => Math.max(best, num / den), 0)
    const params = { sum: Number((100 * most).toFixed(2)) }
    this.lose('weights-do-not-add-up', { at, params })
  }

  private lose(what: Loss['what'], { at, params }: Fault): void {
    const line = at === undefined ? {} : { line: this.lineAt(at) }
    this.losses.push({ kind: 'refused', what, field: 'type', ...(params && { params }), ...line })
  }

  private refuse(what: Loss['what'], body: number, where: Fault): Content {
    this.lose(what, where)
    const read = readTexts([this.piece(this.text.slice(body), 'text')], this.context())
    return { text: read.texts[0] }
  }

  /** A file of text has no pictures but those that stand in it. */
  private context() {
    return { pictures: this.pictures, file: () => undefined }
  }

  private lineAt(at: number): number {
    return this.line + linesIn(this.text, 0, at)
  }
}

const essay = (): Fields => ({ type: 'essay', options: [], correctAnswers: [], essay: {} })

/** Where a fault stands in the question, and what its sentence needs. */
type Fault = { at?: number; params?: Loss['params'] }

/** `answers`: what stands between the braces before the general feedback; `at`: where that begins. */
type Build = { question: Piece; explanation: Piece; answers: Masked; at: number }

const notesOf = (notes: string[]) => (notes.some(Boolean) ? { optionNotes: notes } : {})

const isWhole = ([num, den]: Fraction) => num === den

/** Whether a band that earns a part stands before the right one that lies in it. */
const isWideFirst = (bands: readonly { value: string; share: Fraction }[]) =>
  bands.some(({ value, share }, index) => {
    const right = bands.findIndex((other) => other.value === value && other.share[0] === other.share[1])
    return share[0] !== share[1] && right > index
  })
