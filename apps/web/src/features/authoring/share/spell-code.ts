import { paths } from '../../../lib/paths.ts'

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** A secret code as it is read aloud, word by word: "capital K", "seven", "small r". */
export function spellCode(code: string): string[] {
  return [...code].map((character) => {
    if (/\d/.test(character)) return digits[Number(character)] ?? character
    return character === character.toUpperCase() ? `capital ${character}` : `small ${character}`
  })
}

/** The two halves in which a code is shown; copied text has no gap. */
export function codeHalves(code: string): [string, string] {
  const middle = Math.ceil(code.length / 2)
  return [code.slice(0, middle), code.slice(middle)]
}

/** The name of a code for screen readers, which would otherwise say it as a word. */
export function codeName(code: string): string {
  return `Secret code ${[...code].join(' ')}`
}

export function linkOfCode(code: string): string {
  return `${window.location.origin}${paths.join}?code=${encodeURIComponent(code)}`
}
