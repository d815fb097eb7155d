import { formulas as formulaWords } from '@quizly/words/results.ts'
import { formulaSpeaker } from '@quizly/words/spoken-formula.ts'
import type { QuizCapability, RenderedText, RichInside, RichNode, RichProperties } from '@quizly/domain'
import { createElement, Fragment, type ReactNode, useEffect, useState, useRef } from 'react'
import 'temml/dist/Temml-Local.css'
import { tidyQuietly, keepPicture, tidyLater } from './kept-pictures.ts'
import type { Shown } from './shown-text.ts'
import './rich-text.css'

type Properties = { as?: 'bdi' | 'div'; name: string; dir?: 'ltr'; isAlone?: boolean; children: ReactNode }

/**
 * What is wider than its place scrolls by itself. Then it takes the focus, so that arrow keys move it too, and `name` says
 * what has the focus. `isAlone`: it stands between lines.
 */
function Scrolled({ as: Element = 'div', name, dir, isAlone, children }: Properties) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      // A formula may have marks beside its box that need no scrolling. Widths in parts of a pixel are rounded.
      const width = element.firstElementChild?.getBoundingClientRect().width ?? 0
      const isWide = width > element.clientWidth + 1
      element.classList.toggle('is-wide', isWide)
      const ofWide = { tabindex: '0', role: 'group', 'aria-label': name }
      for (const [attribute, value] of Object.entries(ofWide))
        if (isWide) element.setAttribute(attribute, value)
        else element.removeAttribute(attribute)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [name])
  return (
    <Element ref={place} className={isAlone ? 'wide wide--alone' : 'wide'} dir={dir}>
      {children}
    </Element>
  )
}

const addressOf = (pass: string, hash: string) => `/media/${encodeURIComponent(pass)}/${hash}.webp`

/** Its size is known before it comes, so nothing moves. One that does not come is read as what it shows. */
function Picture({ pass, properties }: { pass: string | undefined; properties: RichProperties }) {
  const { image } = properties
  const isKnown = pass !== undefined && typeof image === 'string' && /^[\da-f]{64}$/.test(image)
  const address = isKnown ? addressOf(pass, image) : undefined
  const [lost, setLost] = useState<string>()
  useEffect(() => {
    if (address) keepPicture(address)
    return tidyLater
  }, [address])
  useEffect(() => {
    const tryAgain = () => setLost(undefined)
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])
  const alt = textOf(properties['alt'])
  const [width, height] = [textOf(properties['width']), textOf(properties['height'])]
  if (address === undefined || lost === address) {
    const size = { inlineSize: `${width}px`, aspectRatio: `${width} / ${height}` }
    return (
      <span
        className="pic pic--lost"
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        style={size}
      >
        {alt}
      </span>
    )
  }
  return (
    <img
      className="pic"
      alt={alt}
      src={address}
      {...(width && { width })}
      {...(height && { height })}
      decoding="async"
      onError={() => setLost(address)}
    />
  )
}

const textOf = (property: RichProperties[string] | undefined) =>
  typeof property === 'string' ? property : ''

/** Keeps pictures that are not shown yet, so that they are there without a network. */
export function keepPictures(
  questions: readonly { drawn?: RenderedText[] | undefined; drawnFeedback?: RenderedText[] | undefined }[],
): void {
  const texts = questions.flatMap(({ drawn = [], drawnFeedback = [] }) => [...drawn, ...drawnFeedback])
  for (const { nodes, pass } of texts) {
    if (pass === undefined) continue
    for (const [, hash = ''] of nodes.matchAll(/"image":"([\da-f]{64})"/g)) keepPicture(addressOf(pass, hash))
  }
}

/** What the server sends is from its own closed list; nothing else is drawn, whoever sent it. */
const elements = new Set(
  (
    'p strong em ul ol li blockquote hr br code pre sub sup span table thead tbody tr th td math mrow mstyle mi mn ' +
    'mtext mo mspace mpadded mphantom mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts ' +
    'mprescripts menclose mtable mtr mtd'
  ).split(' '),
)
const properties = new Set(
  (
    'className style start display mathvariant mathcolor mathbackground mathsize scriptlevel displaystyle accent ' +
    'accentunder fence form largeop linebreak lspace maxsize minsize movablelimits rspace separator stretchy ' +
    'symmetric width height depth voffset linethickness notation columnalign columnspacing rowspacing columnspan rowspan'
  ).split(' '),
)

const spokenFormula = formulaSpeaker(formulaWords)

const findRendered = ({ drawn = [] }: Shown, text: string) => drawn.find(({ source }) => source === text)

/**
 * Undefined for a text of which nothing is drawn. Options and headings of tables name something, and a formula alone
 * has no name that could be read out.
 */
export function renderFormatted(question: Shown, text: string, renderPiece?: RenderPiece): ReactNode {
  const found = findRendered(question, text)
  return found && renderNodes(found, { isName: text !== question.text, renderPiece })
}

/** For names of controls, which take plain text only. */
export function spokenText(question: Shown, text: string): string {
  const found = findRendered(question, text)
  return found ? (JSON.parse(found.nodes) as RichNode[]).map(spokenFormula).join(' ') : text
}

/** Before a quiz is shown that may have formatted texts: fetches what the page will need without a network. */
export function prepareRichText(capabilities: QuizCapability[] = []): void {
  if (!capabilities.includes('formatted')) return
  // Formulas shall not move when it comes later. Where it cannot come, they are drawn without it.
  void document.fonts.load('1em Formulas').catch(() => undefined)
  // Of quizzes that ended while the page was away.
  tidyQuietly()
}

type RenderPiece = (text: string) => ReactNode
type Surroundings = { isName: boolean; pass: string | undefined; renderPiece: RenderPiece | undefined }

/** The nodes of a text as elements. */
function renderNodes({ nodes, pass }: RenderedText, around: Omit<Surroundings, 'pass'>): ReactNode {
  const rendered = (JSON.parse(nodes) as RichNode[]).map((node) => renderNode(node, { ...around, pass }))
  return createElement(Fragment, null, ...rendered)
}

function renderNode(node: RichInside, around: Surroundings): ReactNode {
  const { isName, pass, renderPiece } = around
  if (typeof node === 'string') return renderPiece?.(node) ?? node
  if (!Array.isArray(node)) return null
  const [name, ...inside] = node
  const isGiven = (each: RichInside): each is RichProperties =>
    typeof each === 'object' && !Array.isArray(each)
  const own = inside.find(isGiven) ?? {}
  if (name === 'img') return createElement(Picture, { pass, properties: own })
  if (typeof name !== 'string' || !elements.has(name)) return null
  const allowed = Object.fromEntries(Object.entries(own).filter(([property]) => properties.has(property)))
  const spoken = name === 'math' && isName && { 'aria-label': spokenFormula(node) }
  // Browsers know no such element, and say what is in it but not the line above it.
  const enclosed = name === 'menclose' && { role: 'img', 'aria-label': spokenFormula(node) }
  // Code and formulas run so in texts of every direction, and what they begin with says nothing about that of a text.
  const direction = name === 'code' && { dir: 'ltr' }
  const rendered = inside
    .filter((each) => !isGiven(each))
    .map((each) => renderNode(each, { ...around, isName: isName || name === 'th' }))
  const element = createElement(name, { ...allowed, ...spoken, ...enclosed, ...direction }, ...rendered)
  switch (name) {
    case 'math':
      // For the direction of a text, browsers leave out what has a direction itself only if it is HTML.
      return (
        <Scrolled as="bdi" dir="ltr" name={spokenFormula(node)} isAlone={own['display'] === 'block'}>
          {element}
        </Scrolled>
      )
    case 'table':
      return <Scrolled name={formulaWords.wideTable}>{element}</Scrolled>
    case 'pre':
      return (
        <Scrolled dir="ltr" name={formulaWords.wideCode}>
          {element}
        </Scrolled>
      )
    default:
      return element
  }
}
