import type { BrowserContext, Page } from '@playwright/test'

/** Runs in a page of the pseudo language: what it shows outside of brackets, and what somebody has typed there. */
function textsOutside(): { shown: string[]; typed: string[] } {
  /** The paragraph, cell or button around it: a sentence ends with it. */
  const blockOf = (element: Element): Element =>
    element.parentElement && /^(?:inline|contents)$/.test(getComputedStyle(element).display)
      ? blockOf(element.parentElement)
      : element
  const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']
  /** Elements without a box of their own are shown with what is around them. */
  const isShown = (element: Element): boolean =>
    element.parentElement && getComputedStyle(element).display === 'contents'
      ? isShown(element.parentElement)
      : element.checkVisibility({ visibilityProperty: true })
  /** What stands outside brackets; `depth` brackets are open before it. */
  const outside = (text: string, depth: number): [string, number] => {
    let left = ''
    let open = depth
    for (const each of text) {
      if (each === '⟦') open += 1
      if (open === 0) left += each
      else if (each === '⟦' && open === 1) left += '\n'
      if (each === '⟧') open = Math.max(0, open - 1)
    }
    return [left, open]
  }
  const found: string[] = []
  let sentence: Element | null = null
  let depth = 0
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text
    if (!parentElement || parentElement.closest('script, style, noscript, textarea, template')) continue
    if (!isShown(parentElement.closest('select') ?? parentElement)) continue
    if (sentence && !sentence.contains(parentElement)) depth = 0
    const [left, open] = outside(data, depth)
    if (depth === 0 && open > 0) sentence = blockOf(parentElement)
    depth = open
    found.push(...left.split('\n'))
  }
  for (const element of document.querySelectorAll(attributes.map((each) => `[${each}]`).join())) {
    if (!element.checkVisibility()) continue
    for (const each of attributes) found.push(...outside(element.getAttribute(each) ?? '', 0)[0].split('\n'))
  }
  found.push(...outside(document.title, 0)[0].split('\n'))
  const shown = [...new Set(found.map((each) => each.trim()))].filter((each) => /\p{L}{2}/u.test(each))
  const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[]
  // What somebody has begun to write, or a sheet that is being read. A screen may show the beginning of a long text.
  const drafts = Object.values(localStorage).join('\n')
  const inDrafts = shown.filter((each) =>
    drafts.includes(JSON.stringify(each.replace(/…$/, '')).slice(1, -1)),
  )
  return { shown, typed: [...fields.map(({ value }) => value), ...inDrafts] }
}

const data = new Set<string>()
/** It stays somebody's own when the field or the draft has gone. */
const everTyped = new Set<string>()

/** The names of languages come from the browser. */
function noteLanguages(): void {
  const names = new Intl.DisplayNames(['en-GB'], { type: 'language' })
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  for (const code of [...letters.flatMap((one) => letters.map((other) => one + other)), 'fil'])
    data.add(names.of(code) ?? code)
}

/** What people and tests have written is data, and so is each of its lines, as it is or without its signs. */
export function noteData(given: unknown, isTold = true): void {
  if (typeof given === 'string') {
    for (const text of [given, ...given.split('\n')].flatMap((each) => [each, each.replaceAll(/[$*`]/g, '')]))
      if (isTold || !/\s/.test(text.trim())) data.add(text.trim().replaceAll(/\s+/g, ' '))
  } else if (given && typeof given === 'object')
    for (const [key, value] of Object.entries(given))
      // What a formatted text is drawn as is JSON in JSON.
      if (key === 'nodes' && typeof value === 'string') noteData(JSON.parse(value))
      else if (isTold || key !== 'message')
        noteData(value, isTold || /^(?:rows|cells|headings|questions)$/.test(key))
}

/** English for a reason. */
const excused = [
  // The page itself says it while its script does not load, so not in the words that the script brings.
  /^Quizly could not be loaded$|^It may be starting or being updated\.$|^Try again$/,
  // Letters of the drawing on the first page.
  /^[A-D]{2,4}$/,
  // Messages with a code that this page does not know, or with none: of tests, or of something between page and server.
  /^Daily limit reached\.$|^The disk is full\.$/,
  // Codes of slips, and the secret of an authenticator app.
  /^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$|^[2-7A-Z]{4}( [2-7A-Z]{4}){7}$/,
  // The file that somebody has chosen.
  /\.(?:csv|json|ods|pdf|tsv|xlsx?)$/i,
  // Forms of formulas to choose from: their source, and how they look.
  /^\\[A-Za-z]|^(?:xⁿ|xₙ|lim|log|SO₄²⁻|a over b)$/,
  // The server names a copy in the six languages only.
  /^.+ \(copy\)$/,
  // Written into the database by a test.
  /^Student \d+$/,
]

/** Names and signs that are the same in all languages. */
const names =
  /\b(?:Quizly|Excel|Kahoot!?|CSV|XLSX|XLS|ODS|TSV|JSON|PDF|QR|SHA-256|English|Deutsch|Français|Español|Português|Brasil|Enter|Esc|Escape|Ctrl|Alt|Shift|Tab|Home|End|Google|Chrome|Firefox|Linux|Windows|Accept-Language)\b|العربية|https?:\S+|\S+@\S+|\S+\.(?:xlsx?|csv|pdf|json|ods|tsv)\b/gu

/** What the pages of a context send and receive is data. */
export function noteDataOf(context: BrowserContext): void {
  noteLanguages()
  const note = (text: string | null, isTold: boolean) => {
    try {
      noteData(JSON.parse(text ?? ''), isTold)
    } catch {}
  }
  context.on('request', (request) => note(request.postData(), true))
  context.on('response', (response) => {
    if (!response.url().includes('/api/')) return
    void response.text().then(
      (text) => note(text, false),
      () => {},
    )
  })
}

/** The texts that a page of the pseudo language shows without brackets, and that no data explains. */
export async function unmarkedTexts(page: Page): Promise<string[]> {
  const { shown, typed } = await page.evaluate(textsOutside)
  for (const each of typed) everTyped.add(each.trim())
  const known = [...data]
    .filter((each) => /\p{L}{2}/u.test(each))
    .toSorted((one, other) => other.length - one.length)
  const isCode = (text: string) =>
    /^\w+$/.test(text) && known.some((each) => /^\w+$/.test(each) && each.includes(text))
  /** A long text of somebody's, of which a screen shows the beginning. */
  const isCut = (text: string) =>
    text.endsWith('…') && known.some((each) => each.startsWith(text.slice(0, -1)))
  return shown.filter((text) => {
    if (
      everTyped.has(text) ||
      data.has(text) ||
      isCut(text) ||
      isCode(text) ||
      excused.some((each) => each.test(text))
    )
      return false
    let rest = text.replaceAll(/\s+/g, ' ')
    for (const each of known) rest = each.length > 3 || rest === each ? rest.replaceAll(each, ' ') : rest
    return /\p{L}{2}/u.test(rest.replaceAll(names, ' '))
  })
}
