import { comparableAnswer, trimmed } from '@quizly/domain'
import { checkedItem, largestOriginal, type Part, type ReadFile, type ReadItem, tooLong } from '../item.ts'
import type { Loss } from '../loss.ts'
import { readTexts } from '../moodle-texts.ts'
import { FoundPictures } from '../pictures.ts'
import { linesOf, mostQuestions, readTextFile } from '../text-file.ts'
import { markingOfOne } from '../weights.ts'

/** A question is a paragraph: `The {=cat#yes ~dog} slept`, with `#` before a note. Nothing in it can be escaped. */
export async function readMissingWord([part]: readonly Part[]): Promise<ReadFile> {
  if (!part) return { items: [], pictures: [], losses: [] }
  const file = readTextFile(part)
  const losses = [...file.losses]
  const items: ReadItem[] = []
  const pictures = new FoundPictures()
  for (const { text, line } of paragraphsOf(file.text)) {
    if (items.length === mostQuestions) {
      losses.push({ kind: 'refused', what: 'too-many-questions', params: { most: mostQuestions }, line })
      break
    }
    const long = tooLong(text, { number: items.length + 1, line })
    if (long) {
      items.push(long)
      continue
    }
    const source = { number: items.length + 1, line, original: text.slice(0, largestOriginal) }
    items.push(checkedItem({ ...readQuestion(text, line, pictures), tags: [], source }))
  }
  return { ...(await pictures.finish(items)), losses }
}

function* paragraphsOf(text: string): Generator<{ text: string; line: number }> {
  let [from, at, first] = [-1, 0, 0]
  for (const { text: written, line } of linesOf(text)) {
    if (isBlank(written) && from >= 0) {
      yield { text: text.slice(from, at).trim(), line: first }
      from = -1
    } else if (!isBlank(written) && from < 0) [from, first] = [at, line]
    at += written.length + 1
  }
  if (from >= 0) yield { text: text.slice(from).trim(), line: first }
}

const isBlank = (line: string) => line.trim() === ''

/** More than any question can have. */
const maxAnswers = 100
const longestAnswers = 100_000

type Question = Pick<ReadItem, 'content' | 'text' | 'losses'>

function readQuestion(text: string, line: number, pictures: FoundPictures): Question {
  const [open, close] = [text.indexOf('{'), text.indexOf('}')]
  const lineAt = (at: number) => line + text.slice(0, at).split('\n').length - 1
  const refuse = (what: Loss['what'], at: number, params?: Loss['params']): Question => ({
    text,
    losses: [{ kind: 'refused', what, field: 'type', line: lineAt(at), ...(params && { params }) }],
  })
  if (open < 0 && close < 0)
    return { text, losses: [{ kind: 'refused', what: 'no-question', field: 'type' }] }
  if (open < 0 || (close >= 0 && close < open)) return refuse('brace-extra', close, { sign: '}' })
  if (close < 0) return refuse('brace-missing', text.length)
  if (text.includes('{', close)) return refuse('several-braces', text.indexOf('{', close))

  const [before, inner, behind] = [text.slice(0, open), text.slice(open + 1, close), text.slice(close + 1)]
  const answers = Array.from(
    inner.slice(0, longestAnswers).matchAll(/([~=]{0,5})([^~=]+)/g),
    ([, signs = '', written = '']) => {
      const hash = written.indexOf('#')
      const [answer, note] = hash < 0 ? [written, ''] : [written.slice(0, hash), written.slice(hash + 1)]
      return { isRight: signs.includes('='), text: trimmed(answer), note: trimmed(note) }
    },
  ).filter((answer) => answer.text !== '' || answer.note !== '')
  if (answers.length > maxAnswers) return refuse('too-many-answers', open, { most: maxAnswers })
  const isWritten = !inner.includes('~')
  const read = readTexts(
    [
      { text: `${before}_____${behind}`, format: 'moodle', role: 'text' },
      ...(isWritten ? [] : answers).flatMap((answer) => [
        { text: answer.text, format: 'html', role: 'option' } as const,
        { text: answer.note, format: 'html', role: 'note' } as const,
      ]),
    ],
    { pictures, file: () => undefined },
  )
  const [question = '', ...texts] = read.texts
  const losses = [...read.losses]
  const common = { text: question, ...(read.format && { format: read.format }) }
  if (isWritten) {
    const count = answers.filter(({ note }) => note !== '').length
    if (count > 0)
      losses.push({ kind: 'dropped', what: 'feedback-of-answer', field: 'feedback', params: { count } })
    const known = new Set<string>()
    const correctAnswers = answers
      .map((answer) => answer.text)
      .filter((each) => known.size < known.add(comparableAnswer(each)).size)
    return { content: { ...common, type: 'write', options: [], correctAnswers }, losses }
  }
  const options = texts.filter((_, index) => index % 2 === 0)
  const notes = texts.filter((_, index) => index % 2 === 1)
  const marking = markingOfOne(
    options,
    answers.map(({ isRight }) => (isRight ? [1, 1] : [0, 1])),
  )
  losses.push(...marking.losses.map((loss) => ({ ...loss, line: lineAt(open) })))
  return {
    content: {
      ...common,
      type: 'single',
      options,
      ...marking.fields,
      ...(notes.some(Boolean) && { optionNotes: notes }),
    },
    losses,
  }
}
