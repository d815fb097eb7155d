import { accents } from '../../scripts/words/pseudo.ts'

/** What may stand between any two letters of a text in a pseudo language. */
const gap = '[⟦⟧~_\\u200b]*'
/** What stands for a space. One class, because two that can be empty side by side are tried in every way. */
const space = String.raw`[\s⟦⟧~_\u200b]*`
/** Before the end, white space may stand among them. */
const end = String.raw`[\s⟦⟧~\u200b]*$`
const english = new Map([...accents].map(([letter, accented]) => [accented, letter]))
const allAccented = [...english.keys()].join('')

/** English again. */
export const plain = (text: string) =>
  [...text.replaceAll(/[⟦⟧~\u200b]/g, '')].map((each) => english.get(each) ?? each).join('')

/** Finds in a page of a pseudo language what this finds in English: with accents, or without them where it is data. */
export function inPseudo(wanted: string | RegExp, isWhole: boolean): RegExp {
  if (typeof wanted !== 'string') return new RegExp(pseudoSource(wanted.source), wanted.flags)
  const source = [...wanted.trim().replaceAll(/\s+/g, ' ')].map((each) =>
    each === ' ' ? space : atom(each.replace(/[\\^$.*+?()[\]{}|/-]/, String.raw`\$&`)),
  )
  return isWhole ? new RegExp(`^\\s*${gap}${source.join('')}${end}`) : new RegExp(source.join(''), 'i')
}

const atom = (source: string) =>
  `(?:${accents.has(source) ? `[${source}${accents.get(source) ?? ''}]` : source}${gap})`

/** The parts of a regular expression: escapes, classes, starts of groups, quantifiers, single characters. */
const parts =
  /\\(?:[pPu]\{[^}]*\}|u[\da-f]{4}|k<\w+>|.)|\[(?:\\.|[^\]\\])*\]|\(\?(?:[:=!]|<[=!]|<\w+>)|\{\d+,?\d*\}|./gisu

function pseudoSource(source: string): string {
  return [...source.matchAll(parts)]
    .map(([part]) => {
      if (part === '^') return `^\\s*${gap}`
      if (part === '$') return end
      if (/^\\b$/i.test(part)) return ''
      if (/^(?:\(|[)|*+?]$|\{\d)/.test(part)) return part
      // What finds the gap itself has none after it: `(?:.[~]*)*` would be tried in every way.
      if (part === '.' || part.startsWith('[^') || /^\\[sSDW]$/.test(part)) return part
      if (part === '\\w') return `(?:[\\w${allAccented}]${gap})`
      if (part === ' ') return space
      if (part.startsWith('[') && !part.startsWith('[^') && /\\w|[a-z]-[a-z]/i.test(part))
        return `(?:${part.slice(0, -1)}${allAccented}]${gap})`
      return atom(part)
    })
    .join('')
}
