import type { MoodleReading } from '../moodle-reads.ts'

/** Lines of a file that are one question, a category or comments. */
export type Block = {
  text: string
  /** Of its first line, from 1. */
  line: number
  /** What Moodle makes of it, which parts questions by blank lines alone. */
  otherwise?: MoodleReading | undefined
  /** An unescaped { without its }. */
  isOpen: boolean
}

type Found = {
  start: number
  end: number
  line: number
  firstBrace: string
  isOpen: boolean
  otherwise: Block['otherwise']
}

const [backslash, slash, dollar, colon, zero] = [...'\\/$:0'].map((sign) => sign.charCodeAt(0))

/** Letters that Moodle does not take for white space, though nobody sees them. */
const isUnseen = (code: number) =>
  code === 0xa0 || code === 0xfeff || (code >= 0x2000 && code <= 0x200f) || code === 0x202f || code === 0x3000

const rule = /^[ \t]*[-=_*]{3,}[ \t]*$/

/** The most blank lines within braces. */
const maxWaiting = 100

/**
 * The blocks of a text, one after the other, until `visit` says that it is enough. Blank lines part them. So does a line that
 * begins a new question behind a closed answer, where the blank line was forgotten; and blank lines within braces do not.
 */
export function visitBlocks(text: string, visit: (block: Block) => boolean): void {
  /** One whose braces are open, and those behind it that have none. */
  let waiting: Found[] = []
  const give = (from: Found, to: Found, otherwise: Block['otherwise']) =>
    visit({ text: text.slice(from.start, to.end), line: from.line, otherwise, isOpen: to.isOpen })
  const giveAll = (all: readonly Found[]) => all.every((each) => give(each, each, each.otherwise))
  const isOver = findBlocks(text, (found) => {
    const open = waiting[0]
    if (open && found.firstBrace === '' && waiting.length < maxWaiting) return waiting.push(found) > 0
    const before = waiting
    waiting = []
    if (open && found.firstBrace === '}') return give(open, found, 'file-refused')
    if (before.length > 0 && !giveAll(before)) return false
    if (!found.isOpen) return give(found, found, found.otherwise)
    waiting = [found]
    return true
  })
  if (!isOver) giveAll(waiting)
}

/** Whether `add` said that it is enough. */
function findBlocks(text: string, add: (found: Found) => boolean): boolean {
  let current: Found | undefined
  let braces: 'none' | 'open' | 'closed' = 'none'
  /** Behind the line with the closing brace: where a next question would begin. */
  let after: { start: number; line: number } | undefined
  let line = 0
  let nextOtherwise: Block['otherwise']
  const found = new Braces(text)

  /** Whether it is enough. */
  const finish = (end: number): boolean => {
    const block = current
    if (!block) return false
    Object.assign(block, { end, isOpen: braces === 'open' })
    current = undefined
    braces = 'none'
    after = undefined
    return !add(block)
  }

  for (let start = 0; start < text.length;) {
    line += 1
    const at = text.indexOf('\n', start)
    const end = at < 0 ? text.length : at
    const next = end + 1
    let first = start
    while (first < end && text.charCodeAt(first) <= 32) first += 1
    let seen = first
    while (seen < end && (isUnseen(text.charCodeAt(seen)) || text.charCodeAt(seen) <= 32)) seen += 1
    const code = text.charCodeAt(first)

    if (seen >= end) {
      const isBlank = first >= end
      if (finish(start)) return true
      nextOtherwise = isBlank ? undefined : 'one-question'
    } else if (code === slash && text.charCodeAt(first + 1) === slash) {
      current ??= newBlock(start, line, nextOtherwise)
      found.skipTo(end)
    } else {
      if (current && braces === 'closed' && after) {
        const isRule = rule.test(text.slice(start, end))
        const isNew =
          (code === colon && text.charCodeAt(first + 1) === colon) ||
          (code === dollar && /^\$category:/i.test(text.slice(first, first + 10)))
        if (isRule || isNew || found.isOpening(end)) {
          const begin = isRule ? undefined : after
          if (finish(begin ? begin.start : start)) return true
          nextOtherwise = 'one-question'
          if (isRule) {
            start = next
            continue
          }
          if (begin) current = newBlock(begin.start, begin.line, 'one-question')
        }
      }
      current ??= newBlock(start, line, nextOtherwise)
      if (code === zero && text.slice(first, end).trim() === '0') current.otherwise ??= 'two-questions'
      for (let brace = found.take(end); brace !== ''; brace = found.take(end)) {
        if (current.firstBrace === '') current.firstBrace = brace
        if (brace === '}') braces = braces === 'open' ? 'closed' : braces
        else {
          if (braces === 'none') braces = 'open'
          after = undefined
        }
      }
      if (braces === 'closed' && !after && text.slice(start, end).trimEnd().endsWith('}')) {
        after = { start: next, line: line + 1 }
      }
    }
    start = next
  }
  return finish(text.length)
}

const newBlock = (start: number, line: number, otherwise: Block['otherwise']): Found => ({
  start,
  end: start,
  line,
  firstBrace: '',
  isOpen: false,
  otherwise,
})

/** The braces of a text that are not escaped, one after the other. */
class Braces {
  readonly #text: string
  #open = -1
  #close = -1

  constructor(text: string) {
    this.#text = text
    this.#open = this.#next('{', 0)
    this.#close = this.#next('}', 0)
  }

  /** The next one before `end`, which is then behind; empty if there is none. */
  take(end: number): '{' | '}' | '' {
    if (Math.min(this.#open, this.#close) >= end) return ''
    if (this.#open < this.#close) {
      this.#open = this.#next('{', this.#open + 1)
      return '{'
    }
    this.#close = this.#next('}', this.#close + 1)
    return '}'
  }

  skipTo(end: number): void {
    while (this.take(end) !== '') continue
  }

  isOpening(end: number): boolean {
    return this.#open < end && this.#open < this.#close
  }

  #next(brace: string, from: number): number {
    let at = this.#text.indexOf(brace, from)
    while (at >= 0 && this.#isEscaped(at)) at = this.#text.indexOf(brace, at + 1)
    return at < 0 ? this.#text.length : at
  }

  #isEscaped(at: number): boolean {
    let start = at
    while (this.#text.charCodeAt(start - 1) === backslash) start -= 1
    return (at - start) % 2 === 1
  }
}
