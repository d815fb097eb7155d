import { comparableAnswer } from './comparable-answer.ts'

/** The comparable form also without accents, punctuation and inner white space; a text of nothing else stays. What stands before a digit belongs to a number. */
export function lenientAnswer(text: string): string {
  const comparable = comparableAnswer(text)
  const letters = comparable
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u064B-\u0652\u0670\u05B0-\u05C7]/g, '')
    .replaceAll(/\p{P}(?!\p{Nd})/gu, '')
    .replaceAll(/\s/g, '')
  return letters === '' ? comparable : letters.normalize('NFC')
}
