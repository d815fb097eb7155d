import { trimmed } from '@quizly/domain'
import { asPlain, type DocumentNode, plainDocument } from '@quizly/renderer/document.ts'
import { questionMarkdown } from '@quizly/renderer/markdown-rules.ts'
import { parseFragment } from 'parse5'
import { readHtml, writtenTexts } from './html.ts'
import type { Loss, LossField } from './loss.ts'
import { moodleReads } from './moodle-reads.ts'
import type { FoundPictures } from './pictures.ts'

/** How Moodle shows a text. `moodle`: as HTML whose lines are lines. */
export type MoodleFormat = 'moodle' | 'html' | 'plain' | 'markdown'

/** A text of a question. `role` says what it can have: all but questions and explanations stand in a line. */
export type MoodleText = {
  text: string
  format: MoodleFormat
  role: 'text' | 'explanation' | 'option' | 'note' | 'partner'
}

export type ReadTexts = { format?: 'markdown'; texts: string[]; losses: Loss[] }

type Context = { pictures: FoundPictures; file: (address: string) => Uint8Array | undefined }

const fields: Record<MoodleText['role'], LossField> = {
  text: 'text',
  explanation: 'feedback',
  option: 'options',
  note: 'feedback',
  partner: 'options',
}

const tag =
  /<(?:\/?(?:a|b|big|blockquote|br|center|code|dd|div|dl|dt|em|font|h[1-6]|hr|i|img|kbd|li|math|ol|p|pre|s|small|span|strike|strong|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul|var|script|style|iframe|video|audio|svg|object|embed)(?:\s*\/?|\s+[\w:-]+\s*=[^<>]*)>|!--)/i
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i
const formula = /\\[([]|\$\$/

/** Whether Moodle shows anything of a text otherwise than it stands there. */
const isMarked = (text: string) =>
  (text.includes('<') && tag.test(text)) || (text.includes('&') && entity.test(text)) || formula.test(text)

/**
 * The texts of a question in our form: plain, if nothing in them is formatted, else all in Markdown. Signs that are no markup
 * stay as they are, also where Moodle takes them for markup.
 */
export function readTexts(all: readonly MoodleText[], context: Context): ReadTexts {
  const isFormatted = all.some(
    ({ text, format }) =>
      text !== '' && (format === 'html' || format === 'markdown' || (format === 'moodle' && isMarked(text))),
  )
  if (!isFormatted) return { texts: all.map(plainOf), losses: [] }
  const losses: Loss[] = []
  const documents = all.map((each) => documentOf(each, context, (loss) => losses.push(loss)))
  return { ...writtenTexts(documents), losses }
}

function documentOf(
  { text, format, role }: MoodleText,
  context: Context,
  lose: (loss: Loss) => void,
): DocumentNode {
  const isLine = role !== 'text' && role !== 'explanation'
  const isPlain = text === '' || format === 'plain' || (format === 'moodle' && !isMarked(text))
  if (isPlain) return plainDocument(plainOf({ text, format, role }), { isLine })
  const html =
    format === 'markdown' ? htmlOfMarkdown(text, isLine) : format === 'html' ? text : withBreaks(text)
  const document = readHtml(html, { ...context, isLine, field: fields[role], lose })
  if (format === 'markdown' && /(?<!\\)\\[([]/.test(text)) lose(moodleReads('no-formula'))
  if (role === 'partner' && asPlain(document) === undefined) {
    lose(moodleReads(formula.test(text) ? 'no-formula' : 'tags-gone'))
  }
  return document
}

/** Moodle shows the names of characters in partners as characters, whatever the format. */
function plainOf({ text, role }: MoodleText): string {
  if (role !== 'partner' || !entity.test(text)) return trimmed(text)
  const [node] = parseFragment(text.replaceAll('<', '&lt;')).childNodes
  return trimmed(node && 'value' in node ? node.value : text)
}

/** What Moodle shows as this text, where it takes it for one with names of characters and markup. */
export const asPartner = (text: string): string =>
  text.replaceAll(/&(?=#|[a-z])/gi, '&amp;').replaceAll(/<(?=[a-z/!])/gi, '&lt;')

/** As Moodle shows lines in its own format. What is no tag of HTML is text. */
const withBreaks = (text: string) =>
  text
    .replaceAll('<', (sign, at: number) => (startsTag(text, at) ? sign : '&lt;'))
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/\n(?=<)|(?<=>)\n/g, ' ')
    .replaceAll('\n', '<br>')

const startingTag = new RegExp(tag.source, 'iy')
function startsTag(text: string, at: number): boolean {
  startingTag.lastIndex = at
  return startingTag.test(text)
}

let common: ReturnType<typeof questionMarkdown> | undefined

/** The Markdown of other programs in HTML: with links, headings and tags, and `_` as `*`. */
function htmlOfMarkdown(text: string, isLine: boolean): string {
  common ??= commonMarkdown()
  return isLine ? common.renderInline(text) : common.render(text)
}

function commonMarkdown() {
  const markdown = questionMarkdown()
  markdown.set({ html: true, breaks: false })
  markdown.enable([
    'heading',
    'lheading',
    'link',
    'image',
    'reference',
    'autolink',
    'entity',
    'html_inline',
    'html_block',
    'code',
  ])
  markdown.disable(['blank', 'sub', 'sup', 'picture', 'chemistry'])
  markdown.renderer.rules['formula'] = (tokens, index) =>
    markdown.utils.escapeHtml(tokens[index]?.markup ?? '')
  return markdown
}
