// Two languages that nobody speaks, made from English: with accents, 40 % longer and each entry in brackets. Text that is in no
// catalogue, or a place that is too narrow, is seen at once.
import type { Forms, Message } from './messages.ts'

export const pseudoLanguages = {
  xx: { name: '⟦Áććéńťš⟧', direction: 'ltr' },
  xr: { name: '⟦Ḿíŕŕóŕéď⟧', direction: 'rtl' },
} as const

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀćďéƒĝĥíĵķĺḿńóƥɋŕšťúṽŵẋýžÁɃĆĎÉƑĜĤÍĴĶĹḾŃÓƤɊŔŠŤÚṼŴẊÝŽ'
/** What stands for each letter. */
export const accents: ReadonlyMap<string, string> = new Map(
  [...letters].map((letter, i) => [letter, accented[i] ?? '']),
)

/** What makes a text longer. A line may break after each group, as between the words of a long sentence. */
const filling = '~~~~~~~~\u200b'
const untouched = /(\{[\w.]+(?:\([\w., ]+\))?\}|<\/?\w+>)/

/** A text as translators see it, with `{parameters}` and `<slots>`. */
export function pseudoText(text: string): string {
  const parts = text.split(untouched)
  const own = parts.filter((_, i) => i % 2 === 0).join('')
  const more = Math.ceil(own.length * 0.4)
  const changed = parts.map((part, i) =>
    i % 2 ? part : [...part].map((each) => accents.get(each) ?? each).join(''),
  )
  // One word gets longer itself.
  const between = own.includes(' ') ? '\u200b' : ''
  return `⟦${changed.join('')}${between}${filling.repeat(more).slice(0, more + Math.floor(more / 8))}⟧`
}

/** An English message in it. */
export const pseudoForms = (message: Message | undefined): Forms | undefined =>
  message && {
    count: message.count,
    forms: Object.fromEntries(Object.entries(message.forms).map(([form, text]) => [form, pseudoText(text)])),
  }

/** JavaScript: of the formats, which have no messages, what they write is in brackets. */
export const pseudoFormat = `Object.fromEntries(
  Object.entries(format).map(([name, each]) =>
    [name, typeof each === 'function' && name !== 'number' ? (...parts) => '⟦' + each(...parts) + '⟧' : each]))`
