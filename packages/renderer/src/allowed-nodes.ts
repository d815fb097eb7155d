/** What a formula can consist of. A name, a property or a value that is not here is never rendered. */

const length = /^[+-]?(?:\d{1,4}(?:\.\d{0,6})?|\.\d{1,6})?(?:em|ex|px|pt|mu|%|width|height)?$/
const lengths = /^(?:[+-]?[\d.]{1,8}(?:em|ex|px|pt|%)?(?: |$)){1,4}$/
const color = /^(?:#[\da-f]{3,8}|[a-z]{3,24})$/i
const line = /^[\d.]{1,8}(?:em|px|pt) (?:solid|dashed)(?: (?:#[\da-f]{3,8}|[a-z]{3,24}))?$/i
const yesOrNo = /^(?:true|false)$/
const word = /^[a-z-]{1,30}$/
const words = /^[\w -]{1,80}$/
const number = /^[+-]?\d{1,4}$/

type Forms = Readonly<Record<string, RegExp>>

/** Of every element. */
const common: Forms = {
  class: words,
  mathvariant: word,
  mathcolor: color,
  mathbackground: color,
  mathsize: length,
  scriptlevel: number,
  displaystyle: yesOrNo,
}
const box: Forms = { width: length, height: length, depth: length, lspace: length, voffset: length }

/** The elements of MathML Core that are rendered, each with the properties of its own. */
const elements: Readonly<Record<string, Forms>> = {
  math: { display: /^block$/ },
  mrow: {},
  mstyle: {},
  mi: {},
  mn: {},
  mtext: {},
  mo: {
    accent: yesOrNo,
    fence: yesOrNo,
    form: word,
    largeop: yesOrNo,
    linebreak: word,
    lspace: length,
    maxsize: length,
    minsize: length,
    movablelimits: yesOrNo,
    rspace: length,
    separator: yesOrNo,
    stretchy: yesOrNo,
    symmetric: yesOrNo,
  },
  mspace: { ...box, linebreak: word },
  mpadded: box,
  mphantom: {},
  mfrac: { linethickness: length },
  msqrt: {},
  mroot: {},
  msub: {},
  msup: {},
  msubsup: {},
  munder: { accentunder: yesOrNo },
  mover: { accent: yesOrNo },
  munderover: { accent: yesOrNo, accentunder: yesOrNo },
  mmultiscripts: {},
  mprescripts: {},
  menclose: { notation: words },
  mtable: { columnalign: words, columnspacing: lengths, rowspacing: lengths },
  mtr: {},
  mtd: { columnspan: number, rowspan: number },
}

/** The properties of a style, in CSS. */
const styles: Forms = {
  border: line,
  'border-bottom': line,
  'border-left': line,
  'border-right': line,
  'border-top': line,
  bottom: /^0$/,
  color,
  display: /^(?:block math|flex)$/,
  'font-style': word,
  'font-weight': word,
  'justify-content': word,
  left: length,
  'margin-left': length,
  'math-depth': /^-?\d$/,
  padding: lengths,
  'padding-left': length,
  'padding-right': length,
  position: /^(?:relative|absolute)$/,
  right: /^0$/,
  'text-align': word,
  width: length,
}

export const isAllowedElement = (name: string): boolean => Object.hasOwn(elements, name)

export function isAllowedProperty(element: string, name: string, value: string): boolean {
  const own = elements[element] ?? {}
  return formIn(own, name)?.test(value) ?? formIn(common, name)?.test(value) ?? false
}

export const isAllowedStyle = (property: string, value: string): boolean =>
  formIn(styles, property)?.test(value) ?? false

const formIn = (forms: Forms, name: string) => (Object.hasOwn(forms, name) ? forms[name] : undefined)
