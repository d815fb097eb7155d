import { formulas as formulaWords } from '@quizly/words/results.ts'
import { formulaSpeaker } from '@quizly/words/spoken-formula.ts'
import type { DrawnText, RichInside, RichNode, RichProperties } from '@quizly/domain'
import { createElement, Fragment, type ReactNode } from 'react'
import 'temml/dist/Temml-Local.css'
import { tidyQuietly } from './kept-pictures.ts'
import { keepPictures, Picture } from './picture.tsx'
import { Scrolled } from './scrolled.tsx'
import { rich } from './shown-text.ts'
import './rich-text.css'

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

/** It is loaded as the fields of types are, and is none. */
export const part = undefined

/** Options and headings of tables name something, and a formula alone has no name that could be read out. */
rich.text = (question, text) => {
  const { drawn = [], text: main } = question
  const found = drawn.find(({ source }) => source === text)
  if (found) return drawNodes(found, text !== main)
  return rich.asText?.(question, text)
}
rich.spoken = ({ drawn = [] }, text) => {
  const found = drawn.find(({ source }) => source === text)
  return found && (JSON.parse(found.nodes) as RichNode[]).map(spokenFormula).join(' ')
}
rich.keepPictures = keepPictures
// Formulas shall not move when it comes later. Where it cannot come, they are drawn without it.
void document.fonts.load('1em Formulas').catch(() => undefined)
// Of quizzes that ended while the page was away.
tidyQuietly()

type Surroundings = { isName: boolean; pass: string | undefined }

/** The nodes of a text as elements. */
function drawNodes({ nodes, pass }: DrawnText, isName: boolean): ReactNode {
  const drawn = (JSON.parse(nodes) as RichNode[]).map((node) => drawNode(node, { isName, pass }))
  return createElement(Fragment, null, ...drawn)
}

function drawNode(node: RichInside, { isName, pass }: Surroundings): ReactNode {
  if (typeof node === 'string') return node
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
  const drawn = inside
    .filter((each) => !isGiven(each))
    .map((each) => drawNode(each, { isName: isName || name === 'th', pass }))
  const element = createElement(name, { ...allowed, ...spoken, ...enclosed, ...direction }, ...drawn)
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
