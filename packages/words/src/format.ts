/** `of` is the language's rule in CLDR; the forms are those that the rule can name, no more and no fewer. */
export function pluralOf<Form extends string>(of: (n: number) => Form) {
  return (n: number, forms: Record<Form, string>): string => forms[of(n)]
}

/** A whole number with `group` between thousands, from the number of digits on from which the language writes it. */
export function numberWith(group: string, fromDigits = 4) {
  return (n: number): string => {
    const digits = String(n)
    return digits.length < fromDigits ? digits : digits.replaceAll(/\B(?=(?:\d{3})+$)/g, group)
  }
}

/** A piece of a sentence that becomes a link or is set bold: each language puts it where it belongs. */
export type Slot<Node> = (text: string) => Node

/** What a translation of a catalogue has to have: the same words, each with a text of its own. */
export type WordsOf<Catalogue> = {
  [Name in keyof Catalogue]: Catalogue[Name] extends string ? string : Catalogue[Name]
}
