import { isBlank, type Fraction, type QuestionContent, stripLineMarkdown } from '@quizly/domain'
import { bandsOfKey } from '../bands.ts'
import type { WritingContext } from '../format.ts'
import { type Holds, lostFeatures } from '../holds.ts'
import type { WrittenFile, WrittenItem } from '../item.ts'
import type { Loss } from '../loss.ts'
import { htmlOf } from '../markdown-html.ts'
import { moodleReads } from '../moodle-reads.ts'
import { asPartner } from '../moodle-texts.ts'
import { textPart } from '../text-file.ts'
import { nearestMoodleShare, weightOfShare, weightsOfOptions } from '../weights.ts'
import { escaped } from './signs.ts'

/** What GIFT can hold, as Moodle reads it. */
export const giftHolds: Holds = {
  single: 'kept',
  multiple: 'kept',
  write: 'partly',
  numeric: 'kept',
  matching: 'kept',
  ordering: 'partly',
  essay: 'kept',
  gap: 'partly',
  title: 'kept',
  tags: 'kept',
  formatting: 'kept',
  formulas: 'kept',
  pictures: 'lost',
  points: 'lost',
  deduction: 'partly',
  explanation: 'kept',
  optionNotes: 'kept',
  fixedOptions: 'partly',
  allOrNothing: 'partly',
  rightMinusWrong: 'kept',
  eachDecision: 'partly',
  listDecisions: 'kept',
  halfForOneSlip: 'partly',
  byOption: 'partly',
  lenient: 'lost',
  severalTexts: 'kept',
  tolerance: 'kept',
  decimalComma: 'lost',
  near: 'partly',
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

/** Writes what Moodle 4.5 reads back as it is meant. What GIFT cannot hold is left out, with a loss. */
export function writeGift(items: readonly WrittenItem[], _context: WritingContext): WrittenFile {
  const written = items.map(writeItem)
  const text = written
    .map(({ block }) => block)
    .filter(Boolean)
    .join('\n\n')
  return {
    parts: [textPart('questions.txt', text === '' ? '' : `${text}\n`)],
    losses: written.map(({ losses }) => losses),
  }
}

function writeItem(item: WrittenItem): { block: string; losses: Loss[] } {
  const losses = lostFeatures(item, giftHolds)
  const writer = new ItemWriter(item.content, losses)
  const body = losses.some(({ kind }) => kind === 'refused') ? undefined : writer.body()
  if (body === undefined || losses.some(({ kind }) => kind === 'refused')) return { block: '', losses }
  const tags = (item.tags ?? []).map((tag) => {
    if (tag.includes('<')) losses.push(moodleReads('no-tag', tag))
    return `[tag:${tag.replaceAll(/\s+/g, ' ').replaceAll(']', '\\]').replace(/\\$/, '$& ')}]`
  })
  const title = (item.title ?? '').replaceAll(/\s+/g, ' ').trim()
  if (/<(?:\S|$)/.test(title))
    losses.push(moodleReads('other-title', title.replaceAll(/<(?=\S|$)[^>]*>?/g, '')))
  const head = tags.length > 0 ? `// ${tags.join(' ')}\n` : ''
  return { block: head + (title && `::${escaped(title)}::`) + body, losses }
}

/** A text that Moodle would not show as it stands, if it did not know that it is plain. */
const needsPlain = /[<&]|\\[([]|\$\$/
/** What would be read as the sign of a format, a comment or a category at the start of a text. */
const startsOtherwise = /^(?:\[\w+\]|\/\/|\$category|>)/i

/** What begins like the name of a format. */
const isOther = (text: string) => /^\[(?:moodle|plain|html|markdown)\]/.test(text)

class ItemWriter {
  readonly #content: QuestionContent
  readonly #losses: Loss[]
  readonly #format: 'html' | 'plain' | ''

  constructor(content: QuestionContent, losses: Loss[]) {
    this.#content = content
    this.#losses = losses
    const { format, type, text, options, explanation = '', optionNotes = [] } = content
    const partners = type === 'matching' ? [...content.correctAnswers, ...(content.distractors ?? [])] : []
    const isPlain = ![text, ...options, explanation, ...optionNotes, ...partners].some((each) =>
      needsPlain.test(each),
    )
    this.#format = format ? 'html' : isPlain && !startsOtherwise.test(text) ? '' : 'plain'
  }

  body(): string | undefined {
    const content = this.#content
    const { type, fixedOptions, deduction } = content
    if (deduction && type !== 'single') this.#lose('dropped', 'deduction', 'points')
    const isTrueOrFalse =
      type === 'single' && String(fixedOptions) === '0,1' && String(content.options) === 'True,False'
    if (isTrueOrFalse && !content.rule && !deduction) return this.#inOneLine(this.#trueOrFalse())
    if (fixedOptions?.length) this.#lose('dropped', 'fixedOptions', 'options')
    return this.#bodies[type]?.()
  }

  /** Of the types that GIFT has. */
  readonly #bodies: { readonly [Type in QuestionContent['type']]?: () => string | undefined } = {
    single: () => this.#around(this.#choice()),
    multiple: () => this.#around(this.#choice()),
    write: () => this.#accepted(this.#content.correctAnswers, (answers) => this.#around(answers)),
    numeric: () => this.#around(this.#numeric(), '#\n'),
    matching: () => this.#around(this.#matching()),
    ordering: () => this.#ordering(),
    essay: () => this.#inOneLine(''),
    gap: () => this.#gap(),
  }

  /** The question with its answers, each in a line. */
  #around(answers: readonly string[], opening = '\n'): string {
    return this.#start() + this.#braces(answers, opening)
  }

  #inOneLine(answer: string): string {
    return `${this.#start()}{${answer}${this.#general()}}`
  }

  #general(): string {
    const { explanation } = this.#content
    return explanation ? `####${this.#piece(explanation, false, false)}` : ''
  }

  #start(): string {
    return (this.#format && `[${this.#format}]`) + this.#text(this.#content.text, false)
  }

  #braces(answers: readonly string[], opening = '\n'): string {
    const general = this.#general()
    return `{${opening}${answers.map((line) => `\t${line}\n`).join('')}${general && `${general}\n`}}`
  }

  /** Without pictures nothing may be left of a text that there has to be. */
  #text(source: string, isLine: boolean, isNeeded = true): string {
    const written = this.#html(source, isLine)
    if (isNeeded && this.#content.format && isBlank(written.replaceAll(/<[^<>]*>|&nbsp;/g, ''))) {
      this.#refuse('text-empty')
    }
    return escaped(written)
  }

  #html(source: string, isLine: boolean): string {
    const { format } = this.#content
    return format ? htmlOf(source, format, { isLine, picture: () => undefined }) : source
  }

  /** A text that is not the question's own. What begins like the name of a format needs one. */
  #piece(source: string, isLine = true, isNeeded = true): string {
    return (isOther(source) ? `[${this.#format || 'plain'}]` : '') + this.#text(source, isLine, isNeeded)
  }

  #note(note: string | undefined): string {
    return note ? `#${this.#piece(note, true, false)}` : ''
  }

  #trueOrFalse(): string {
    const { correctAnswers, optionNotes = [] } = this.#content
    const isTrue = correctAnswers[0] === 'True'
    const [right, wrong] = isTrue ? optionNotes : optionNotes.toReversed()
    const notes =
      right || wrong
        ? `#${this.#piece(wrong ?? '', true, false)}#${this.#piece(right ?? '', true, false)}`
        : ''
    return `${isTrue ? 'TRUE' : 'FALSE'}${notes}`
  }

  #choice(): string[] {
    const { type, options, correctAnswers, optionNotes = [] } = this.#content
    const { shares, losses } = weightsOfOptions(this.#content)
    this.#losses.push(...losses)
    return options.map((option, index) => {
      const [num, den] = shares[index] ?? [0, 1]
      const isRight = type === 'single' && option === correctAnswers[0]
      const isLikeWeight = /^\s*%/.test(option)
      const weight = isRight || (num === 0 && !isLikeWeight) ? '' : `%${weightOfShare([num, den])}%`
      const text = isRight && isLikeWeight ? this.#withNumber(option) : this.#piece(option)
      return (isRight ? '=' : '~') + weight + text + this.#note(optionNotes[index])
    })
  }

  /** Behind `=` Moodle reads no weight, but others do: the sign as its number is none. */
  #withNumber(option: string): string {
    const html = htmlOf(option, this.#content.format, { isLine: true, picture: () => undefined })
    return `[html]${escaped(html.replace('%', '&#37;'))}`
  }

  #accepted(texts: readonly string[], write: (answers: string[]) => string): string | undefined {
    if (texts.some((text) => text.includes('->'))) return this.#refuse('arrow-in-text')
    return write(
      texts.map((text) => `=%100%${isOther(text) ? '[plain]' : ''}${escaped(text).replaceAll('*', '\\*')}#`),
    )
  }

  #numeric(): string[] {
    const { bands, losses } = bandsOfKey(this.#content)
    this.#losses.push(...losses)
    return bands.map(
      ({ value, tolerance, share }) => `=%${weightOfShare(this.#nearest(share))}%${value}:${tolerance}#`,
    )
  }

  #nearest(share: Fraction): Fraction {
    const nearest = nearestMoodleShare(share)
    if (weightOfShare(nearest) !== weightOfShare(share)) {
      const params = { from: weightOfShare(share), to: weightOfShare(nearest) }
      this.#losses.push({ kind: 'approximated', what: 'weight-rounded', field: 'marking', params })
    }
    return nearest
  }

  #matching(): string[] {
    const { options, correctAnswers, distractors = [], rule } = this.#content
    if (!rule) this.#lose('approximated', 'allOrNothing', 'marking')
    if (rule === 'half-for-one-slip') this.#lose('approximated', 'halfForOneSlip', 'marking')
    const rows = options.map((prompt, index) => {
      const written = this.#piece(prompt)
      const isSafe = !written.includes('->')
      const html = () =>
        `[html]${escaped(htmlOf(prompt, this.#content.format, { isLine: true, picture: () => undefined }))}`
      return `=${isSafe ? written : html()} -> ${this.#partner(correctAnswers[index] ?? '')}`
    })
    return [...rows, ...distractors.map((text) => `= -> ${this.#partner(text)}`)]
  }

  /** Moodle shows no markup and no formulas in the list of partners. */
  #partner(source: string): string {
    const text = this.#content.format ? stripLineMarkdown(source, '') : source
    if (text !== source) {
      this.#losses.push({ kind: 'changed', what: 'partner-plain', field: 'options', instead: text })
    }
    if (isBlank(text)) this.#refuse('text-empty')
    return escaped(asPartner(text))
  }

  /** Items are written as they are: nothing in them can be escaped. */
  #ordering(): string | undefined {
    const { correctAnswers, format, rule } = this.#content
    if (rule === 'half-for-one-slip') this.#lose('approximated', 'halfForOneSlip', 'marking')
    const items = correctAnswers.map((item) =>
      !format && !/[<&]/.test(item) ? item : htmlOf(item, format, { isLine: true, picture: () => undefined }),
    )
    const isFormula = (item: string) => !format && /\\[([]|\$\$/.test(item)
    if (
      items.some((item) => /[{}\n]|^\/\/|^0$|####|\\[\\:#=~n]/.test(item)) ||
      correctAnswers.some(isFormula)
    ) {
      return this.#refuse('item-signs')
    }
    const marking = rule ? 'RELATIVE_NEXT_EXCLUDE_LAST' : 'ALL_OR_NOTHING'
    const head = `>${items.length} ALL VERTICAL ${marking} SHOW none\n`
    const general = this.#general()
    return `${this.#start()}{${head}${items.join('\n')}\n${general && `${general}\n`}}`
  }

  /** A single gap is a missing word; whoever reads it has a blank in the text, and answers below. */
  #gap(): string | undefined {
    const { correctAnswers, gaps = [] } = this.#content
    const [answer = '', ...others] = correctAnswers
    if (others.length > 0) return this.#refuse('several-gaps')
    const start = this.#start()
    const [before, behind] = start.split(escaped('{{1}}'))
    if (behind === undefined) return this.#refuse('several-gaps')
    this.#losses.push({ kind: 'changed', what: 'gap-as-blank', field: 'type' })
    const [{ accepted = [], choices } = {}] = gaps
    const around = (answers: string[]) => before + this.#braces(answers) + behind
    if (!choices) return this.#accepted([answer, ...accepted], around)
    return around(choices.map((choice) => (choice === answer ? '=' : '~') + escaped(choice)))
  }

  #lose(kind: Loss['kind'], feature: string, field: Loss['field']): void {
    this.#losses.push({ kind, what: 'not-held', field, params: { feature } })
  }

  #refuse(what: Loss['what']): undefined {
    this.#losses.push({ kind: 'refused', what, field: 'type' })
    return undefined
  }
}
