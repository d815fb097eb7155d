import { type QuestionContent, readUnit, rubricOf, sampleAnswerOf } from '@quizly/domain'
import { dividedAtGaps } from '@quizly/domain/questions/gap/gap-mark.ts'
import { shownItems } from '@quizly/domain/questions/ordering/ordering.ts'
import { documentOf, plainDocument } from '@quizly/renderer/document.ts'
import { bandsOfKey } from '../bands.ts'
import type { WritingContext } from '../format.ts'
import { type FeatureName, type Holds, lostFeatures } from '../holds.ts'
import { seenIn } from '../html.ts'
import type { WrittenFile, WrittenItem } from '../item.ts'
import { type Loss, lossOf } from '../loss.ts'
import { htmlOf } from '../markdown-html.ts'
import { moodleReads } from '../moodle-reads.ts'
import { nearestMoodleShare, weightOfShare, weightsOfOptions } from '../weights.ts'
import { cdata, escapedXml } from '../xml.ts'
import { nameOf, safeName } from './name.ts'
import { unitsLike } from './units.ts'

/** A file that Moodle reads as meant, but for the losses. */
export function writeMoodleXml(
  items: readonly WrittenItem[],
  { title, pictures }: WritingContext,
  holds: Holds,
): WrittenFile {
  const written = items.map((item) => new QuestionWriter(item, pictures, holds).written())
  const place = `$course$/top/${title.replaceAll('/', '//').trim() || 'Quizly'}`
  const category = element(
    'question',
    [element('category', textOf(place)), '<info format="html"><text></text></info>'],
    { type: 'category' },
  )
  const questions = written.flatMap(({ xml }) => (xml === undefined ? [] : [xml]))
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${[category, ...questions].join('\n')}\n</quiz>\n`
  return {
    parts: [{ path: 'moodle.xml', bytes: new TextEncoder().encode(xml) }],
    losses: written.map(({ losses }) => losses),
  }
}

type Attributes = Readonly<Record<string, string>>
const element = (name: string, inside: string | readonly string[], attributes: Attributes = {}) => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapedXml(value)}"`)
  return `<${name}${written.join('')}>${typeof inside === 'string' ? inside : inside.join('\n')}</${name}>`
}
const textOf = (text: string) => `<text>${cdata(text)}</text>`

const trueAndFalse = ['True', 'False']

class QuestionWriter {
  readonly #content: QuestionContent
  readonly #item: WrittenItem
  readonly #pictures: WritingContext['pictures']
  readonly #losses: Loss[]

  constructor(item: WrittenItem, pictures: WritingContext['pictures'], holds: Holds) {
    this.#item = item
    this.#content = item.content
    this.#pictures = pictures
    this.#losses = lostFeatures(item, holds)
  }

  written(): { xml?: string; losses: readonly Loss[] } {
    const { text, points = 1, deduction, explanation = '' } = this.#content
    // Another one is refused.
    const [type, parts] = this.#parts[this.#content.type]?.() ?? ['', []]
    if (deduction && type !== 'multichoice') this.#lost('deduction')
    const { title, tags = [] } = this.#item
    const name = title === undefined ? nameOf(this.#content) : safeName(title) || nameOf(this.#content)
    if (title !== undefined && name !== title)
      this.#losses.push({ kind: 'changed', what: 'title-changed', field: 'title', instead: name })
    for (const tag of tags)
      if (tag.includes('<'))
        this.#losses.push({ ...moodleReads('tags-gone', tag.replaceAll(/[<>]/g, '')), field: 'tags' })
    const xml = element(
      'question',
      [
        element('name', textOf(name)),
        type === 'cloze' ? this.#cloze() : this.#html('questiontext', text),
        this.#html('generalfeedback', explanation),
        ...(type === 'cloze' ? [] : [element('defaultgrade', String(points))]),
        '<penalty>0</penalty><hidden>0</hidden><idnumber></idnumber>',
        ...parts,
        ...(tags.length > 0
          ? [element('tags', tags.map((tag) => element('tag', textOf(tag))).join(''))]
          : []),
      ],
      { type },
    )
    const isRefused = this.#losses.some(({ kind }) => kind === 'refused')
    return { ...(!isRefused && { xml }), losses: this.#losses }
  }

  #lost(feature: FeatureName, kind: Loss['kind'] = 'approximated'): void {
    this.#losses.push({ kind, what: 'not-held', field: 'marking', params: { feature } })
  }

  /** An element with a text in HTML and the pictures in it. */
  #html(
    name: string,
    text: string,
    {
      isLine = false,
      attributes = {},
      behind = '',
    }: { isLine?: boolean; attributes?: Attributes; behind?: string } = {},
  ): string {
    const files: string[] = []
    const names = new Map<string, string>()
    const picture = (hash: string) => {
      const found = this.#pictures.get(hash)
      if (!found) {
        this.#losses.push(lossOf('dropped', 'picture-missing', 'pictures', { name: hash }))
        return undefined
      }
      const isTaken = [...names.values()].includes(found.name)
      const own = names.get(hash) ?? (isTaken ? `${names.size}-${found.name}` : found.name)
      if (!names.has(hash))
        files.push(element('file', base64Of(found.bytes), { name: own, path: '/', encoding: 'base64' }))
      names.set(hash, own)
      return `@@PLUGINFILE@@/${encodeURIComponent(own)}`
    }
    const html = text === '' ? '' : htmlOf(text, this.#content.format, { isLine, picture })
    return element(name, [textOf(html), ...files, ...(behind === '' ? [] : [behind])], {
      ...attributes,
      format: 'html',
    })
  }

  /** Of the types that Moodle has. */
  readonly #parts: { readonly [Type in QuestionContent['type']]?: () => [type: string, parts: string[]] } = {
    single: () => this.#choiceParts(),
    multiple: () => this.#choiceParts(),
    write: () => ['shortanswer', this.#write()],
    numeric: () => ['numerical', this.#numeric()],
    matching: () => ['matching', this.#matching()],
    ordering: () => ['ordering', this.#ordering()],
    essay: () => ['essay', this.#essay()],
    gap: () => ['cloze', []],
  }

  #choiceParts(): [type: string, parts: string[]] {
    return this.#isTrueFalse() ? ['truefalse', this.#trueFalse()] : ['multichoice', this.#choice()]
  }

  #isTrueFalse(): boolean {
    const { type, options, rule, deduction, fixedOptions = [] } = this.#content
    const isFixed = fixedOptions.length === 2
    return type === 'single' && !rule && !deduction && isFixed && options.join() === trueAndFalse.join()
  }

  #note = (index: number) =>
    this.#html('feedback', this.#content.optionNotes?.[index] ?? '', { isLine: true })

  #trueFalse(): string[] {
    const { options, correctAnswers } = this.#content
    return options.map((option, index) =>
      element('answer', [textOf(option.toLowerCase()), this.#note(index)], {
        fraction: correctAnswers.includes(option) ? '100' : '0',
        format: 'html',
      }),
    )
  }

  #choice(): string[] {
    const { type, options, fixedOptions = [], deduction } = this.#content
    const { shares, losses } = weightsOfOptions(this.#content)
    this.#losses.push(...losses)
    if (type === 'multiple' && deduction) this.#lost('deduction')
    const isFixed = fixedOptions.length === options.length
    if (fixedOptions.length > 0 && !isFixed) this.#lost('fixedOptions', 'changed')
    return [
      element('single', String(type === 'single')),
      element('shuffleanswers', String(!isFixed)),
      '<answernumbering>ABCD</answernumbering><showstandardinstruction>1</showstandardinstruction>',
      ...options.map((option, index) =>
        this.#html('answer', option, {
          isLine: true,
          attributes: { fraction: weightOfShare(shares[index] ?? [0, 1]) },
          behind: this.#note(index),
        }),
      ),
    ]
  }

  #write(): string[] {
    const texts = this.#content.correctAnswers.map((text) =>
      element(
        'answer',
        [textOf(text.replaceAll('*', '\\*')), '<feedback format="html"><text></text></feedback>'],
        { fraction: '100', format: 'moodle_auto_format' },
      ),
    )
    return ['<usecase>0</usecase>', ...texts]
  }

  #numeric(): string[] {
    const { number } = this.#content
    const { bands, losses } = bandsOfKey(this.#content)
    this.#losses.push(...losses)
    if (number?.decimal === ',')
      this.#losses.push(lossOf('changed', 'setting-dropped', 'key', { setting: 'decimal', value: ',' }))
    if (number?.tolerance?.kind === 'relative')
      this.#losses.push({ kind: 'changed', what: 'tolerance-absolute', field: 'key' })
    const answers = bands.map(({ value, tolerance, share }) =>
      element(
        'answer',
        [
          `<text>${value}</text>`,
          '<feedback format="html"><text></text></feedback>',
          element('tolerance', tolerance),
        ],
        {
          fraction: weightOfShare(this.#listed(share)),
          format: 'moodle_auto_format',
        },
      ),
    )
    return [...answers, ...this.#unit()]
  }

  #listed(share: readonly [number, number]): [number, number] {
    const nearest = nearestMoodleShare([...share])
    if (weightOfShare(nearest) !== weightOfShare([...share])) {
      const params = { from: weightOfShare([...share]), to: weightOfShare(nearest) }
      this.#losses.push(lossOf('approximated', 'weight-rounded', 'marking', params))
    }
    return nearest
  }

  #unit(): string[] {
    const { unit } = this.#content.number ?? {}
    const none =
      '<unitgradingtype>0</unitgradingtype><unitpenalty>0.1</unitpenalty><showunits>3</showunits><unitsleft>0</unitsleft>'
    if (!unit) return [none]
    const lose = (what: 'any-unit-counts' | 'unit-penalty' | 'units-listed', params: Loss['params']) =>
      this.#losses.push({ kind: 'approximated', what, field: 'key', params })
    const others = unit.convert && readUnit(unit.is) ? unitsLike(unit.is) : []
    if (unit.convert) lose('units-listed', { units: [unit.is, ...others.map(({ name }) => name)].join(', ') })
    const [num, den] = unit.shareWithout ?? [0, 1]
    if (num === den) lose('any-unit-counts', { unit: unit.is })
    else if (num > 0) lose('unit-penalty', { share: Number(((100 * num) / den).toFixed(2)) })
    const units = [{ name: unit.is, multiplier: 1 }, ...others].map(({ name, multiplier }) =>
      element('unit', `<multiplier>${multiplier}</multiplier>${element('unit_name', cdata(name))}`),
    )
    const marking =
      num === den
        ? '<unitgradingtype>0</unitgradingtype><unitpenalty>0.1</unitpenalty><showunits>0</showunits>'
        : `<unitgradingtype>1</unitgradingtype><unitpenalty>${Number((1 - num / den).toFixed(7))}</unitpenalty><showunits>0</showunits>`
    return [element('units', units), marking, '<unitsleft>0</unitsleft>']
  }

  /** What a list earns: by its decisions, or as near to it as Moodle can. */
  #lostRule(isAllKept: boolean): void {
    const { rule } = this.#content
    if (rule === 'half-for-one-slip') this.#lost('halfForOneSlip')
    if (!rule && !isAllKept) this.#lost('allOrNothing')
  }

  #matching(): string[] {
    const { options, correctAnswers, distractors = [] } = this.#content
    this.#lostRule(false)
    const rows = options.map((prompt, index) =>
      this.#html('subquestion', prompt, {
        isLine: true,
        behind: element('answer', textOf(this.#partner(correctAnswers[index] ?? ''))),
      }),
    )
    const others = distractors.map(
      (text) =>
        `<subquestion format="html"><text></text>${element('answer', textOf(this.#partner(text)))}</subquestion>`,
    )
    return ['<shuffleanswers>true</shuffleanswers>', ...rows, ...others]
  }

  /** Moodle shows partners without any formatting, and the names of characters as these. */
  #partner(text: string): string {
    const { format } = this.#content
    const seen = seenIn(format ? documentOf(text, { isLine: true }) : plainDocument(text, { isLine: true }))
    const plain = seen.replaceAll(/\s+/g, ' ').trim()
    // A prompt without a partner would end the whole import.
    const kind = plain === '' ? 'refused' : 'changed'
    if (plain !== text) this.#losses.push({ kind, what: 'partner-plain', field: 'options', instead: plain })
    return plain.replaceAll(/&(?=#?\w+;)/g, '&amp;').replaceAll(/<(?=\S)/g, '&lt;')
  }

  #ordering(): string[] {
    const { correctAnswers, options, rule } = this.#content
    this.#lostRule(true)
    if (options.join('\0') !== shownItems(correctAnswers, []).join('\0'))
      this.#losses.push({ kind: 'changed', what: 'order-mixed', field: 'options' })
    const grading = rule === 'each-decision' ? 'RELATIVE_NEXT_EXCLUDE_LAST' : 'ALL_OR_NOTHING'
    return [
      '<layouttype>VERTICAL</layouttype><selecttype>ALL</selecttype><selectcount>0</selectcount>',
      `<gradingtype>${grading}</gradingtype><showgrading>SHOW</showgrading><numberingstyle>none</numberingstyle>`,
      '<shownumcorrect>1</shownumcorrect>',
      ...correctAnswers.map((item, index) =>
        this.#html('answer', item, { isLine: true, attributes: { fraction: String(index + 1) } }),
      ),
    ]
  }

  #essay(): string[] {
    const { essay } = this.#content
    const rubric = rubricOf(this.#content).map(
      ({ text, points }) => `<li>${htmlOf(text, undefined, noPictures)}: ${points}</li>`,
    )
    const sample = sampleAnswerOf(this.#content)
    const info =
      (rubric.length > 0 ? `<ul>${rubric.join('')}</ul>` : '') +
      (sample ? htmlOf(sample, undefined, { picture: () => undefined }) : '')
    if (essay?.most?.kind === 'characters')
      this.#losses.push(lossOf('dropped', 'not-held', 'other', { feature: 'essayLength' }))
    return [
      '<responseformat>editor</responseformat><responserequired>1</responserequired><responsefieldlines>15</responsefieldlines>',
      `<minwordlimit></minwordlimit><maxwordlimit>${essay?.most?.kind === 'words' ? essay.most.count : ''}</maxwordlimit>`,
      '<attachments>0</attachments><attachmentsrequired>0</attachmentsrequired><maxbytes>0</maxbytes><filetypeslist></filetypeslist>',
      element('graderinfo', textOf(info), { format: 'html' }),
      '<responsetemplate format="html"><text></text></responsetemplate>',
    ]
  }

  /** A gap of Moodle stands in the text, where not all signs can be escaped. */
  #cloze(): string {
    const { text, correctAnswers, gaps = [], points = 1 } = this.#content
    this.#lostRule(false)
    const places = dividedAtGaps(text)
    const isOther =
      places.filter((piece) => typeof piece === 'number').length !== correctAnswers.length ||
      /\{\d*:[A-Z_]+:/.test(text)
    const texts = correctAnswers.flatMap(
      (answer, index) => gaps[index]?.choices ?? [answer, ...(gaps[index]?.accepted ?? [])],
    )
    const odd = texts.find((each) => /[~\\*<>&"\n]|\s\s|^[%=\s]|\s$/.test(each))
    if (odd !== undefined || isOther) {
      this.#losses.push(lossOf('refused', 'cloze-unreadable', 'key', { text: odd ?? text.slice(0, 200) }))
      return ''
    }
    const weight = Math.max(1, Math.round(points / correctAnswers.length))
    const to = weight * correctAnswers.length
    if (to !== points) this.#losses.push(lossOf('changed', 'points-changed', 'points', { from: points, to }))
    const escaped = (each: string) => each.replaceAll(/[}#]/g, '\\$&')
    const codes = correctAnswers.map((answer, index) => {
      const { choices, accepted = [] } = gaps[index] ?? {}
      const [kind, all] = choices ? ['MULTICHOICE', choices] : ['SHORTANSWER', [answer, ...accepted]]
      const isRight = (each: string) => !choices || each === answer
      return `{${weight}:${kind}:${all.map((each) => (isRight(each) ? '=' : '') + escaped(each)).join('~')}}`
    })
    const html = this.#html('questiontext', text)
    return html.replaceAll(
      /\{\{(\d{1,3})\}\}/g,
      (whole, number: string) => codes[Number(number) - 1] ?? whole,
    )
  }
}

const noPictures = { isLine: true, picture: () => undefined }

/** In pieces, because arguments are counted. */
function base64Of(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8_192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(binary)
}
