import { lowered, raised } from './small-digits.ts'

const between: Readonly<Record<string, string>> = { '+': '+', '->': '→', '<-': '←', '<=>': '⇌', '<->': '↔' }

/** A formula that is only `\ce{…}` as people read it, like H₂O or 2H₂ + O₂ → 2H₂O; undefined if it has more than that. */
export function chemistryAsRead(formula: string): string | undefined {
  const [, content] = /^\\ce\{(.*)\}$/.exec(formula) ?? []
  if (content === undefined) return undefined
  const terms = content.split(/\s+/).map((term) => between[term] ?? speciesAsRead(term))
  return terms.includes(undefined) ? undefined : terms.join(' ')
}

/** A number, elements and brackets with their numbers, a charge, and a state of matter. */
function speciesAsRead(term: string): string | undefined {
  const pattern =
    /^(\d*)((?:(?:[A-Z][a-z]?|[([)\]])\d*)+|e)((?:\^\d*)?[+-]|\^\{\d*[+-]\})?(\((?:s|l|g|aq)\))?$/
  const [, number, body, charge = '', state = ''] = pattern.exec(term) ?? []
  if (body === undefined) return undefined
  const elements = body.replaceAll(/\d+/g, (digits) => lowered(digits) ?? digits)
  return `${number}${elements}${raised(charge.replaceAll(/[{}^]/g, '')) ?? ''}${state}`
}
