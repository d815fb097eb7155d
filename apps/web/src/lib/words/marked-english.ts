/** Left to right in any language, and invisible: what stands between these is English. */
const [start, end] = ['\u2066\u2060', '\u2069']
const read = ['alt', 'aria-description', 'aria-label', 'placeholder', 'title']

/** An English entry of a language that lacks it: a text, a function that gives one, or parts of one. */
export function marked<Word>(word: Word): Word
export function marked(word: unknown): unknown {
  watch()
  if (typeof word === 'string') return start + word + end
  if (Array.isArray(word)) return [start, ...(word as unknown[]), end]
  if (typeof word === 'function')
    return (...params: unknown[]) => marked((word as (...given: unknown[]) => unknown)(...params))
  if (typeof word === 'object' && word !== null)
    return Object.fromEntries(Object.entries(word).map(([name, each]) => [name, marked(each)]))
  return word
}

let isWatching = false
/** Says `lang="en"` of the elements that show such a text, as long as they do. */
function watch(): void {
  if (isWatching) return
  isWatching = true
  const all = { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: read }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) mark(node)
  }).observe(document, all)
}

const byUs = new WeakSet<Element>()

function mark(node: Node): void {
  if (node.nodeType === Node.TEXT_NODE && node.parentElement) return mark(node.parentElement)
  // The page holds the first words in a script.
  if (!(node instanceof Element) || node.localName === 'script') return
  const own = [...node.childNodes].filter((each) => each.nodeType === Node.TEXT_NODE)
  const texts = [...own.map((each) => each.nodeValue), ...read.map((name) => node.getAttribute(name))]
  const isEnglish = texts.some((text) => text?.includes(start))
  if (isEnglish && !node.hasAttribute('lang')) {
    byUs.add(node)
    node.setAttribute('lang', 'en')
  } else if (!isEnglish && byUs.delete(node)) node.removeAttribute('lang')
  for (const child of node.children) mark(child)
}
