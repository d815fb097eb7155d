import { chemistryAt, formulaAt, pairAt } from '@quizly/domain'
import MarkdownIt, { type StateBlock, type StateInline } from 'markdown-it'

export type { Token } from 'markdown-it'

/** Tokens of our own: `formula` with its source as content, and with its marks as markup, and pairs of `sub` and `sup`. */
export type FormulaMeta = { isDisplayed: boolean }

/** A token `picture` names one by its hash; without `alt` it is decorative. */
export type PictureMeta = { image: string; alt: string }

/** The Markdown that questions can have: no HTML, no links, no headings; formulas, sub- and superscript in addition. */
export function questionMarkdown() {
  const markdown = new MarkdownIt('zero', { breaks: true, maxNesting: 20 })
  markdown.enable(['table', 'fence', 'blockquote', 'hr', 'list'])
  markdown.enable(['newline', 'escape', 'backticks', 'emphasis', 'balance_pairs'])
  markdown.block.ruler.before('fence', 'formula', formulaBlock, {
    alt: ['paragraph', 'blockquote', 'list'],
  })
  markdown.inline.ruler.before('escape', 'chemistry', chemistry)
  markdown.inline.ruler.before('escape', 'formula', formula)
  markdown.inline.ruler.before('emphasis', 'picture', picture)
  markdown.inline.ruler.before('emphasis', 'blank', blank)
  markdown.inline.ruler.after('emphasis', 'sub', pairOf('~', 'sub'))
  markdown.inline.ruler.after('sub', 'sup', pairOf('^', 'sup'))
  return markdown
}

/** Underscores are a blank to be filled in, never emphasis. */
function blank(state: StateInline, silent: boolean): boolean {
  const [marks] = /^_+/.exec(state.src.slice(state.pos, state.posMax)) ?? []
  if (!marks) return false
  if (!silent) state.pending += marks
  state.pos += marks.length
  return true
}

const pictureForm = /^!\[((?:[^\\[\]\n]|\\[^]){0,1000})\]\(image:([\da-f]{64})\)/

/** `![what it shows](image:HASH)`. There is no other address: everything else stays text. */
function picture(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '!') return false
  const [whole, alt = '', image = ''] = pictureForm.exec(state.src.slice(state.pos, state.posMax)) ?? []
  if (!whole) return false
  if (!silent) {
    const token = state.push('picture', '', 0)
    token.content = whole
    token.meta = { image, alt: alt.replaceAll(/\\([^])/g, '$1').trim() } satisfies PictureMeta
  }
  state.pos += whole.length
  return true
}

function formula(state: StateInline, silent: boolean): boolean {
  const found = formulaAt(state.src, state.pos, state.posMax)
  if (!found) return false
  if (!silent) pushFormula(state, found)
  state.pos = found.end
  return true
}

function chemistry(state: StateInline, silent: boolean): boolean {
  const found = chemistryAt(state.src, state.pos, state.posMax)
  if (!found) return false
  if (!silent) pushFormula(state, { ...found, isDisplayed: false })
  state.pos = found.end
  return true
}

function pushFormula(
  state: StateInline,
  { content, end, isDisplayed }: FormulaMeta & { content: string; end: number },
): void {
  const token = state.push('formula', '', 0)
  token.content = content
  token.markup = state.src.slice(state.pos, end)
  token.meta = { isDisplayed } satisfies FormulaMeta
}

/** A formula in lines of its own, whose lines would otherwise be read as lists. */
function formulaBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const textOf = (line: number) =>
    state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line])
  const opening = textOf(startLine).slice(0, 2)
  if (opening !== '$$' && opening !== '\\[') return false
  const closing = opening === '$$' ? '$$' : '\\]'
  for (let line = startLine; line < endLine; line++) {
    const ofLine = textOf(line)
    const from = line === startLine ? 2 : 0
    const end = ofLine.indexOf(closing, from)
    if (end === -1) continue
    if (ofLine.slice(end + 2).trim() !== '') return false
    if (silent) return true
    const lines = Array.from({ length: line - startLine }, (_, at) => textOf(startLine + at))
    const token = state.push('formula', '', 0)
    token.content = [...lines, ofLine.slice(0, end)].join('\n').slice(2)
    token.markup = opening + token.content + closing
    token.meta = { isDisplayed: true } satisfies FormulaMeta
    token.map = [startLine, line + 1]
    token.block = true
    state.line = line + 1
    return true
  }
  return false
}

function pairOf(mark: string, name: 'sub' | 'sup') {
  return (state: StateInline, silent: boolean): boolean => {
    const found = pairAt(state.src, mark, state.pos, state.posMax)
    if (!found) return false
    if (!silent) {
      state.push(`${name}_open`, name, 1)
      state.push('text', '', 0).content = found.content
      state.push(`${name}_close`, name, -1)
    }
    state.pos = found.end
    return true
  }
}
