import { trimmed } from '@quizly/domain'
import { withoutLabels } from './text-shapes.ts'
import { rightMarks, wrongMarks } from '../words.ts'

const right = String.raw`(?:${rightMarks})\s*[:：]|[✓✔☑✅√🗸]\uFE0F?|\[[xX✓]\]|\([xX✓]\)`
const wrong = String.raw`(?:${wrongMarks})\s*[:：]|[✗✘☐☒❌✕✖]\uFE0F?|\[\s?\]|\(\s?\)`
const begins = new RegExp(String.raw`^\s*(?:(${right})|${wrong})\s*`, 'iu')
/** Between the end of a text and the mark of the next one. A sign needs no more than a space. */
const between = [
  new RegExp(String.raw`\s*[,;|/\n，；、]\s*(?=${right}|${wrong})`, 'giu'),
  new RegExp(String.raw`\s+(?=${right}|${wrong})`, 'giu'),
]
/** `+ Cork` and `- Iron`, each on its line. */
const plusOrMinus = /^\s*([+])\s+|^\s*[-–−]\s+/u
const longest = 12_000

/** Whether a text begins with a mark that says it is right (or wrong), and the text without the mark. */
export function readMark(text: string): { isRight: boolean; text: string } | undefined {
  const found = begins.exec(text)
  if (!found) return undefined
  return { isRight: found[1] !== undefined, text: trimmed(text.slice(found[0].length)) }
}

/** The parts of a cell that lists right and wrong options, each behind ✓ or ✗; undefined for any other text. */
export function markedParts(cell: string): string[] | undefined {
  if (cell.length > longest) return undefined
  for (const separator of between) {
    const parts = cell.split(separator).map(trimmed).filter(Boolean)
    const read = parts.map(readMark)
    const isList = parts.length > 1 && read.every((part) => part !== undefined && part.text !== '')
    if (!isList || !read.some((part) => part?.isRight)) continue
    const texts = withoutLabels(read.map((part) => part?.text ?? ''))
    return texts.map((text, i) => signed(text, read[i]?.isRight))
  }
  const lines = cell.split(/\r?\n/).map(trimmed).filter(Boolean)
  const signs = lines.map((line) => plusOrMinus.exec(line))
  if (lines.length < 2 || !signs.every(Boolean) || !signs.some((sign) => sign?.[1])) return undefined
  return lines.map((line, i) => signed(line.replace(plusOrMinus, ''), signs[i]?.[1] !== undefined))
}

const signed = (text: string, isRight = false) => `${isRight ? '✓' : '✗'} ${text}`
