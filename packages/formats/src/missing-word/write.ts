import { type QuestionContent, stripLineMarkdown, stripMarkdown } from '@quizly/domain'
import type { WritingContext } from '../format.ts'
import { featureNames, type Holds, lostFeatures } from '../holds.ts'
import type { WrittenFile, WrittenItem } from '../item.ts'
import type { Loss } from '../loss.ts'
import { htmlOf } from '../markdown-html.ts'
import { textPart } from '../text-file.ts'

/** One word of a sentence, chosen or typed. */
export const missingWordHolds = {
  ...(Object.fromEntries(featureNames.map((name) => [name, 'lost'])) as Holds),
  single: 'partly',
  write: 'partly',
  gap: 'partly',
  optionNotes: 'kept',
  listDecisions: 'kept',
  severalTexts: 'partly',
} satisfies Holds

/** Writes what Moodle 4.5 reads back as it is meant: a line for each question. */
export function writeMissingWord(items: readonly WrittenItem[], _context: WritingContext): WrittenFile {
  const written = items.map((item) => {
    const losses = lostFeatures(item, missingWordHolds)
    const block = losses.some(({ kind }) => kind === 'refused') ? '' : blockOf(item.content, losses)
    return { block, losses }
  })
  const text = written
    .map(({ block }) => block)
    .filter(Boolean)
    .join('\n\n')
  return {
    parts: [textPart('questions.txt', text === '' ? '' : `${text}\n`)],
    losses: written.map(({ losses }) => losses),
  }
}

/** The place in the text where the word is missing. */
const blank = (type: QuestionContent['type']) => (type === 'gap' ? /\{\{1\}\}/ : /_{5,}/)

function blockOf(content: QuestionContent, losses: Loss[]): string {
  const { type, format, options, correctAnswers, optionNotes = [], gaps = [] } = content
  const refuse = (what: Loss['what']) => {
    losses.push({ kind: 'refused', what, field: 'text' })
    return ''
  }
  const html = (text: string) =>
    htmlOf(format ? stripLineMarkdown(text, '') : text, undefined, { isLine: true, picture: () => undefined })
  const plain = (format ? stripMarkdown(content.text, '') : content.text).trim()
  if (type === 'gap' && correctAnswers.length > 1) return refuse('several-gaps')
  if (type === 'gap') losses.push({ kind: 'changed', what: 'gap-as-blank', field: 'type' })
  const [{ accepted = [], choices } = {}] = gaps
  const typed = type === 'gap' ? [correctAnswers[0] ?? '', ...accepted] : correctAnswers
  const asChoice = choices ?? options
  const isRight = (option: string) => correctAnswers.includes(option)
  const answers =
    type === 'single' || choices
      ? asChoice.map((option, index) => {
          const note = optionNotes[index] ? `#${html(optionNotes[index])}` : ''
          return { sign: isRight(option) ? '=' : '~', text: html(option), note: note.slice(1) }
        })
      : typed.map((text) => ({ sign: '=', text, note: '' }))
  if (type === 'write' && typed.length > 1) return refuse('several-texts')
  const place = blank(type).exec(plain)
  if (!place) losses.push({ kind: 'changed', what: 'blank-added', field: 'text' })
  const [before, behind] = place
    ? [plain.slice(0, place.index), plain.slice(place.index + place[0].length)]
    : [`${plain} `, '']
  const around = [before, behind].map((text) =>
    htmlOf(text, undefined, { isLine: true, picture: () => undefined }),
  )
  const texts = [...around, ...answers.flatMap(({ text, note }) => [text, note])]
  if (texts.some((text) => /[{}~=#\n]/.test(text))) return refuse('signs-in-text')
  const inner = answers.map(({ sign, text, note }) => sign + text + (note && `#${note}`)).join(' ')
  return `${around[0]}{${inner}}${around[1]}`
}
