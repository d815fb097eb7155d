import { optionLetter } from '../../question/option-letter.ts'
import { quoted } from '../text.ts'
import type { Meant } from '../fixes/key-fixes.ts'
import type { Choice } from './answers.ts'

/** Letters of other scripts, each behind the Latin one that it looks like, and in the order of their alphabet. */
const scripts = [
  { name: 'Cyrillic', alike: 'AА BВ CС EЕ HН IІ JЈ', alphabet: 'АБВГДЕЖЗИЙ' },
  { name: 'Greek', alike: 'AΑ BΒ EΕ HΗ IΙ', alphabet: 'ΑΒΓΔΕΖΗΘΙΚ' },
]
const longestKey = 40

/**
 * What a key in letters of another script can mean: the Latin letters that they look like, or those at the same
 * place of the alphabet. Undefined for every other key.
 */
export function lookAlikes(
  key: string,
  choices: readonly Choice[],
): { problem: string; meant: Meant[] } | undefined {
  if (key.length > longestKey || /^[ -~]*$/.test(key)) return undefined
  const letters = key
    .toUpperCase()
    .split(/[\s,;|/().]+/)
    .filter(Boolean)
  const script = scripts.find(({ alike, alphabet }) =>
    letters.every((letter) => letter.length === 1 && (alphabet + alike).includes(letter)),
  )
  if (!script) return undefined
  const ways: [kind: Meant['kind'], slots: number[]][] = [
    ['nearest', letters.map((letter) => slotOf(script.alike[script.alike.indexOf(letter) - 1] ?? letter))],
    ['other-reading', letters.map((letter) => script.alphabet.indexOf(letter))],
  ]
  const meant = ways.flatMap(([kind, slots]): Meant[] => {
    const correct = slots.flatMap((slot) => choices.find((choice) => choice.slot === slot) ?? [])
    return correct.length > 0 && correct.length === letters.length ? [{ kind, correct }] : []
  })
  const names = meant.map(({ correct }) => correct.map(({ slot }) => optionLetter(slot)).join(','))
  if (names.length === 0) return undefined
  const what = letters.length === 1 ? `is a ${script.name} letter` : `is in ${script.name} letters`
  const way = [...new Set(names)].join(' or ')
  return { problem: `${quoted(key)} ${what}. Use ${way}, or the text of an option.`, meant }
}

const slotOf = (letter: string) => letter.charCodeAt(0) - 65
