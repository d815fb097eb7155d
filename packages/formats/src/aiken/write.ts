import { isBlank, optionLetter, type QuestionContent, stripLineMarkdown, stripMarkdown } from '@quizly/domain'
import type { WritingContext } from '../format.ts'
import { featureNames, type Holds, lostFeatures } from '../holds.ts'
import type { WrittenFile, WrittenItem } from '../item.ts'
import type { Loss } from '../loss.ts'
import { textPart } from '../text-file.ts'

/** Aiken has questions with one right option, in plain text. */
export const aikenHolds = {
  ...(Object.fromEntries(featureNames.map((name) => [name, 'lost'])) as Holds),
  single: 'partly',
} satisfies Holds

/** Writes what Moodle 4.5 reads back as it is meant: a line for the question and each option. */
export function writeAiken(items: readonly WrittenItem[], _context: WritingContext): WrittenFile {
  const written = items.map((item) => {
    const losses = lostFeatures(item, aikenHolds)
    const block = losses.some(({ kind }) => kind === 'refused') ? '' : blockOf(item.content, losses)
    return { block, losses }
  })
  const text = written
    .map(({ block }) => block)
    .filter(Boolean)
    .join('\n')
  return { parts: [textPart('questions.txt', text)], losses: written.map(({ losses }) => losses) }
}

function blockOf(content: QuestionContent, losses: Loss[]): string {
  const { format, correctAnswers } = content
  const refuse = (what: Loss['what']) => {
    losses.push({ kind: 'refused', what, field: 'text' })
    return ''
  }
  const plain = format
    ? [stripMarkdown(content.text, ''), ...content.options.map((option) => stripLineMarkdown(option, ''))]
    : [content.text, ...content.options]
  const [text = '', ...options] = plain.map((each) => each.trim().replaceAll(/\s*\n\s*/g, ' '))
  if (plain.some((each) => each.trim().includes('\n'))) {
    losses.push({ kind: 'changed', what: 'lines-joined', field: 'text' })
  }
  if ([text, ...options].some(isBlank)) return refuse('text-empty')
  if (new Set(options).size < options.length) return refuse('options-alike')
  if (text.length < 2 || /^(?:[a-z][).]|answer\s*:|\/\/)/i.test(text)) return refuse('text-like-sign')
  const right = content.options.findIndex((option) => correctAnswers.includes(option))
  const lines = options.map((option, index) => `${optionLetter(index)}) ${option}`)
  return `${text}\n${lines.join('\n')}\nANSWER: ${optionLetter(right)}\n`
}
