/** `of` is the language's rule in CLDR; the forms are those that the rule can name, no more and no fewer. */
export function pluralOf<Form extends string>(of: (n: number) => Form) {
  return (n: number, forms: Record<Form, string>): string => forms[of(n)]
}

/** A number of at most two decimals with `group` between thousands, from the number on from which the language writes it. */
export function numberWith(group: string, mark: string, from = 1_000) {
  return (n: number): string => {
    const digits = String(n).replace('.', mark)
    return n < from ? digits : digits.replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, group)
  }
}

/** Names or other data that a sentence lists. */
export type Names = string[]

/** “A, B, C”, or “A, B and 3 more”. */
// @__NO_SIDE_EFFECTS__
export function listWith(comma: string, more: (n: number) => string) {
  return (names: readonly string[], others = 0): string =>
    others > 0 ? `${names.join(comma)} ${more(others)}` : names.join(comma)
}

/** “A; B”, for texts that may have commas of their own. */
// @__NO_SIDE_EFFECTS__
export function textsWith(semicolon: string) {
  return (texts: readonly string[]): string => texts.join(semicolon)
}

/** “A or B”. */
// @__NO_SIDE_EFFECTS__
export function eitherWith(comma: string, or: string) {
  return (names: readonly string[]): string =>
    [names.slice(0, -1).join(comma), ...names.slice(-1)].filter(Boolean).join(or)
}

/** A piece of a sentence that becomes a link or is set bold: each language puts it where it belongs. */
export type Slot<Node> = (text: string) => Node

/** A sentence for each code of a closed list, of its parameters if it has some. */
export type Sentences<Params> = {
  [Code in keyof Params]: Params[Code] extends undefined ? string : (params: Params[Code]) => string
}
