import { share as shareWords } from '@quizly/words/authoring.ts'
import { paths } from '../../../lib/paths.ts'

/** A secret code as it is read aloud, word by word: "capital K", "seven", "small r". */
export function spellCode(code: string): string[] {
  const digits: Record<string, string> = shareWords.digits
  return [...code].map((character) => {
    if (/\d/.test(character)) return digits[character] ?? character
    const isCapital = character === character.toUpperCase()
    return isCapital ? shareWords.capital(character) : shareWords.small(character)
  })
}

/** The two halves in which a code is shown; copied text has no gap. */
export function codeHalves(code: string): [string, string] {
  const middle = Math.ceil(code.length / 2)
  return [code.slice(0, middle), code.slice(middle)]
}

/** The name of a code for screen readers, which would otherwise say it as a word. */
export function codeName(code: string): string {
  return shareWords.codeName([...code].join(' '))
}

export function linkOfCode(code: string): string {
  return `${window.location.origin}${paths.join}?code=${encodeURIComponent(code)}`
}
