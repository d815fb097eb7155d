/** What a tool does to a text: it goes around what is selected, or before each line of it. */
export type Markup =
  | { kind: 'around'; before: string; after: string }
  | { kind: 'lines'; before: string }
  /** `tex` is put between dollars, unless the place is in a formula; the first pair of braces takes what is selected. */
  | { kind: 'formula'; tex: string }

type Selected = { text: string; from: number; to: number }

/** The text that takes the place of what is selected, and what is selected in the whole text then. */
export function insertMarkup({ text, from, to }: Selected, markup: Markup): Selected & { inserted: string } {
  const selected = text.slice(from, to)
  const done = (inserted: string, start: number, length: number) => ({
    text: text.slice(0, from) + inserted + text.slice(to),
    inserted,
    from: from + start,
    to: from + start + length,
  })
  switch (markup.kind) {
    case 'around':
      return done(markup.before + selected + markup.after, markup.before.length, selected.length)
    case 'lines': {
      const isAtStart = from === 0 || text[from - 1] === '\n'
      const lines = selected.split('\n').map((line) => markup.before + line)
      const inserted = (isAtStart ? '' : '\n') + lines.join('\n')
      return done(inserted, inserted.length, 0)
    }
    case 'formula': {
      const edge = isInFormula(text.slice(0, from)) ? '' : '$'
      const brace = markup.tex.indexOf('{}')
      if (brace === -1) {
        const inserted = edge + markup.tex + selected + edge
        return done(inserted, inserted.length - edge.length, 0)
      }
      const tex = markup.tex.slice(0, brace + 1) + selected + markup.tex.slice(brace + 1)
      return done(edge + tex + edge, edge.length + brace + 1, selected.length)
    }
  }
}

/** Whether a dollar before the place is still open. */
function isInFormula(before: string): boolean {
  const dollars = before.replaceAll(/\\./gs, '').split(/\$\$?/).length - 1
  return dollars % 2 === 1
}
