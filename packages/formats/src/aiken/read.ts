import { optionLetter } from '@quizly/domain'
import { checkedItem, largestOriginal, type Part, type ReadFile, type ReadItem, tooLong } from '../item.ts'
import type { Loss } from '../loss.ts'
import { moodleReads } from '../moodle-reads.ts'
import { linesOf, mostQuestions, readTextFile } from '../text-file.ts'

/** The most lines of a question. */
const maxLines = 200

type Line = { text: string; line: number }

const answerLine = /^\s*answer\s*:(.*)$/i
const optionLine = /^\s*([a-z])[).]([^]*)$/i

/**
 * Reads Aiken: a question, a line with a letter for each option, and `ANSWER:` with the letter of the right one. Letters are
 * names here; where Moodle, which counts places, reads another option, a loss says so.
 */
export async function readAiken([part]: readonly Part[]): Promise<ReadFile> {
  if (!part) return { items: [], pictures: [], losses: [] }
  const file = readTextFile(part)
  const losses = [...file.losses]
  const items: ReadItem[] = []
  let waiting: Line[] = []
  const add = (question: Question) => items.push(itemOf(question, items.length + 1))
  for (const { text, line } of linesOf(file.text)) {
    if (text.trim() === '') continue
    if (items.length >= mostQuestions) {
      losses.push({ kind: 'refused', what: 'too-many-questions', params: { most: mostQuestions }, line })
      return { items, pictures: [], losses }
    }
    const [, answer] = answerLine.exec(text) ?? []
    if (answer === undefined) {
      waiting.push({ text, line })
      if (waiting.length < maxLines) continue
      add({ lines: waiting })
      waiting = []
      continue
    }
    const { open, last } = dividedQuestions(waiting)
    for (const each of open) add({ lines: each })
    add({ lines: last, answer: { text, line, said: answer.trim() } })
    waiting = []
  }
  const { open, last } = dividedQuestions(waiting)
  for (const each of open) add({ lines: each })
  for (const { text, line } of last) {
    losses.push({ kind: 'dropped', what: 'line-outside', params: { text: text.trim().slice(0, 200) }, line })
    if (optionLine.test(text)) losses.push(moodleReads('file-refused', undefined, line))
  }
  return { items, pictures: [], losses }
}

/** The lines of questions whose last line is missing, each with its options, and those of the last question. */
function dividedQuestions(lines: readonly Line[]): { open: Line[][]; last: Line[] } {
  const open: Line[][] = []
  let start = 0
  let run = 0
  for (const [index, { text }] of lines.entries()) {
    const letter = optionLine.exec(text)?.[1]?.toUpperCase()
    if (letter === optionLetter(run)) run += 1
    else if (run >= 2 && letter === undefined) {
      open.push(lines.slice(start, index))
      start = index
      run = 0
    } else if (letter === undefined) run = 0
  }
  const last = lines.slice(start)
  return { open, last }
}

type Question = { lines: readonly Line[]; answer?: Line & { said: string } }
type Option = { letter: string; text: string; isSmall: boolean }

/** The options are the last lines that begin with a letter; Roman numbers before them are a part of the question. */
function optionsIn(lines: readonly Line[]): { options: Option[]; question: readonly Line[] } {
  const found = lines.map(({ text }) => optionLine.exec(text))
  const from = found.findLastIndex((each) => !each) + 1
  const run = found.slice(from).map((each): Option => {
    const [, letter = '', text = ''] = each ?? []
    return { letter: letter.toUpperCase(), text: text.trim(), isSmall: letter !== letter.toUpperCase() }
  })
  const areAllNear = run.every(({ letter }) => letter < optionLetter(run.length))
  const first = areAllNear
    ? 0
    : Math.max(
        run.findIndex(({ letter }) => letter === 'A'),
        0,
      )
  return { options: run.slice(first), question: lines.slice(0, from + first) }
}

function itemOf({ lines, answer }: Question, number: number): ReadItem {
  const original = [...lines, ...(answer ? [answer] : [])].map((each) => each.text).join('\n')
  const line = lines[0]?.line ?? answer?.line
  const long = tooLong(original, { number, line })
  if (long) return long
  const losses: Loss[] = []
  const isComment = ({ text }: Line) => text.trim().startsWith('//')
  const { options: all, question } = optionsIn(lines.filter((each) => !isComment(each)))
  const count = lines.filter(isComment).length
  if (count > 0) losses.push({ kind: 'dropped', what: 'comments', field: 'other', params: { count } })
  const text = question.map((each) => each.text.trim()).join('\n')
  const options = all.filter((option) => option.text !== '')
  if (options.length < all.length) losses.push({ kind: 'dropped', what: 'option-empty', field: 'options' })
  const correctAnswers = rightOf(all, answer, lines, losses).filter((each) => each !== '')
  const isMoodles = count === 0 && question.length === 1 && all.every(({ isSmall }) => !isSmall)
  if (!isMoodles || (answer && !answer.text.trim().startsWith('ANSWER:')))
    losses.push(moodleReads('file-refused'))
  else if (text.length === 1) losses.push(moodleReads('left-out'))
  const source = { number, line, original: original.slice(0, largestOriginal) }
  if (options.length === 0) {
    losses.push({ kind: 'refused', what: 'options-missing', field: 'options' })
    return { text, tags: [], source, losses }
  }
  const content = {
    text,
    type: 'single' as const,
    options: options.map((option) => option.text),
    correctAnswers,
  }
  return checkedItem({ content, tags: [], source, losses })
}

/** The texts of the right options by their letters. */
function rightOf(
  options: readonly Option[],
  answer: Question['answer'],
  lines: readonly Line[],
  losses: Loss[],
): string[] {
  const refuse = (what: Loss['what'], line: number | undefined, params?: Loss['params']) =>
    losses.push({ kind: 'refused', what, field: 'key', ...(params && { params }), ...(line && { line }) })
  const last = options.at(-1)
  if (!answer || !last) {
    if (!answer) refuse('answer-line-missing', lines.at(-1)?.line)
    return []
  }
  const { said, line } = answer
  const letters = lettersIn(said)
  const [letter] = letters
  if (letter === undefined) {
    refuse('answer-missing', line)
    return []
  }
  const unknown = letters.find((each) => options.every((option) => option.letter !== each))
  if (unknown !== undefined) {
    refuse('answer-not-an-option', line, {
      letter: unknown,
      first: options[0]?.letter ?? '',
      last: last.letter,
    })
    return []
  }
  const twice = letters.find((each) => options.filter((option) => option.letter === each).length > 1)
  if (twice !== undefined) refuse('letter-twice', line, { letter: twice })
  if (letters.length > 1) refuse('two-right-answers', line, { count: letters.length })
  const right = options.filter((option) => letters.includes(option.letter))
  const moodles = options[letter.charCodeAt(0) - 'A'.charCodeAt(0)]
  if (!/^[A-Z]/.test(said) || !moodles?.text) losses.push(moodleReads('no-right-answer'))
  else if (moodles !== right[0]) losses.push(moodleReads('other-option', moodles.text))
  else if (letters.length > 1) losses.push(moodleReads('first-right'))
  return right.map((option) => option.text)
}

/** `B`, `b`, `B) y`, `A, B`. */
function lettersIn(said: string): string[] {
  const list = said.split(/\s*(?:[,;&+\s]|\band\b)\s*/i)
  const isList = list.length > 1 && list.every((each) => /^[a-z]$/i.test(each))
  const [, first] = /^([a-z])(?![\p{L}\d])/iu.exec(said) ?? []
  return (isList ? list : [first ?? []].flat()).map((letter) => letter.toUpperCase())
}
