import { readNumber } from '@quizly/domain'
import type { Gap } from '@quizly/domain/questions/gap/gap-fields.ts'
import { gapMark } from '@quizly/domain/questions/gap/gap-mark.ts'
import { readHtml, seenIn } from '../html.ts'
import { type Loss, lossOf } from '../loss.ts'
import { moodleReads } from '../moodle-reads.ts'
import { FoundPictures } from '../pictures.ts'
import { shareOfWeight } from '../weights.ts'
import { acceptedOf, lostWeight, type WeightedText } from './accepted.ts'

export type ReadGaps = {
  text: string
  correctAnswers: string[]
  gaps: Gap[]
  points: number
  feedbacks: number
  losses: Loss[]
}

const kinds: Readonly<Record<string, 'choice' | 'text' | 'number' | 'several'>> = Object.fromEntries(
  Object.entries({
    choice:
      'MULTICHOICE MC MULTICHOICE_V MCV MULTICHOICE_H MCH MULTICHOICE_S MCS MULTICHOICE_VS MCVS MULTICHOICE_HS MCHS',
    text: 'SHORTANSWER SA MW SHORTANSWER_C SAC MWC',
    number: 'NUMERICAL NM',
    several: 'MULTIRESPONSE MR MULTIRESPONSE_H MRH MULTIRESPONSE_S MRS MULTIRESPONSE_HS MRHS',
  } as const).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as 'choice'])),
)

const opening = /\{(\d{0,6}):([A-Z_]{1,30}):/g

/** A text with `{1:SHORTANSWER:=a~=b}` as one with our gaps. What is no gap in Moodle stays, with a loss. */
export function gapsOfCloze(source: string): ReadGaps {
  const read: ReadGaps = { text: '', correctAnswers: [], gaps: [], points: 0, feedbacks: 0, losses: [] }
  const weights: number[] = []
  let [from, unclosed] = [0, 0]
  opening.lastIndex = 0
  for (let found = opening.exec(source); found; found = opening.exec(source)) {
    const [whole, weight = '', kind = ''] = found
    const end = endOf(source, found.index + whole.length)
    if (end === undefined && ++unclosed > 20) break
    if (!kinds[kind] || end === undefined) continue
    read.text += source.slice(from, found.index) + gapMark(read.gaps.length + 1)
    readGap(kind, source.slice(found.index + whole.length, end), read)
    weights.push(weight === '' ? 1 : Number(weight))
    from = opening.lastIndex = end + 1
  }
  read.text += source.slice(from)
  read.points = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const [left] = /\{[\d.]*:[a-z_]+:[^{}]{0,100}/i.exec(read.text) ?? []
  if (left !== undefined) read.losses.push(lossOf('refused', 'cloze-unreadable', 'text', { text: left }))
  if (new Set(weights).size > 1)
    read.losses.push(lossOf('approximated', 'parts-made-equal', 'points', { parts: weights.join(', ') }))
  return read
}

/** The brace that closes a gap; a backslash keeps one. */
function endOf(source: string, from: number): number | undefined {
  for (let at = from; at < source.length && at < from + 20_000; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === '}') return at
  }
  return undefined
}

function readGap(kind: string, inside: string, read: ReadGaps): void {
  const lose = (loss: Loss) => read.losses.push(loss)
  const answers = inside.split(/(?<!\\)~/).map((answer): WeightedText => {
    const [text = '', ...feedback] = answer.split(/(?<!\\)#/)
    if (feedback.join('').trim() !== '') read.feedbacks++
    const [, weight, isRight, rest = ''] = /^\s*(?:%(-?[\d.]{1,12})%|(=))?([^]*)$/.exec(text) ?? []
    const share = isRight
      ? ([1, 1] as const)
      : weight === undefined
        ? ([0, 1] as const)
        : shareOfWeight(weight, true)
    return { text: plain(rest, lose), share: [...(share ?? ([0, 1] as const))] }
  })
  const type = kinds[kind]
  if (type === 'several') {
    lose(lossOf('refused', 'type-unknown', 'type', { type: kind }))
    read.correctAnswers.push('')
    read.gaps.push({})
    return
  }
  if (type === 'choice') readChoices(kind, answers, read)
  else {
    const texts = type === 'number' ? answers.map((each) => asText(each, lose)) : answers
    const { accepted, losses } = acceptedOf(texts, kind.endsWith('C'))
    read.losses.push(...losses)
    if (/^(?:SHORTANSWER_C|SAC|MWC)$/.test(kind))
      lose({ kind: 'approximated', what: 'case-ignored', field: 'key' })
    if (accepted.length === 0) lose({ kind: 'refused', what: 'no-right-answer', field: 'key' })
    const [answer = '', ...others] = accepted
    read.correctAnswers.push(answer)
    read.gaps.push(others.length > 0 ? { accepted: others } : {})
  }
}

function readChoices(kind: string, answers: readonly WeightedText[], read: ReadGaps): void {
  const right = answers.filter(({ share: [num, den] }) => num === den)
  if (right.length !== 1) {
    const what = right.length === 0 ? 'no-right-answer' : 'two-right-answers'
    read.losses.push({
      kind: 'refused',
      what,
      field: 'key',
      ...(right.length > 1 && { params: { count: right.length } }),
    })
  }
  for (const { text, share } of answers) {
    const weight = Number(((100 * share[0]) / share[1]).toFixed(2))
    if (weight !== 0 && weight !== 100) read.losses.push(lostWeight(text, weight))
  }
  if (/[VH]S?$/.test(kind.replace(/^MULTICHOICE_?/, '')))
    read.losses.push(lossOf('changed', 'setting-dropped', 'other', { setting: 'layout', value: kind }))
  read.correctAnswers.push(right[0]?.text ?? '')
  read.gaps.push({ choices: answers.map(({ text }) => text) })
}

/** What was escaped, in HTML. */
function plain(source: string, lose: (loss: Loss) => void): string {
  if (source.includes('\\~')) lose(moodleReads('signs-kept'))
  const text = source.replaceAll(/\\([}#~/"\\])/g, '$1')
  if (!/[<&]/.test(text)) return text.trim()
  const context = {
    isLine: true,
    field: 'options' as const,
    pictures: new FoundPictures(),
    file: () => undefined,
  }
  return seenIn(readHtml(text, { ...context, lose })).trim()
}

/** A number without a tolerance is a text, which is right only as it is written. */
function asText({ text, share }: WeightedText, lose: (loss: Loss) => void): WeightedText {
  const [number = '', tolerance = ''] = text.split(':')
  if (Number(tolerance.replace(',', '.') || 0) !== 0 || share[0] === 0) {
    if (share[0] !== 0) lose(lossOf('refused', 'type-unknown', 'type', { type: 'NUMERICAL' }))
  } else if (!readNumber(number, '.')) lose(lossOf('refused', 'number-unknown', 'key', { number }))
  else lose(lossOf('approximated', 'number-as-text', 'key', { number }))
  return { text: number.trim(), share }
}
