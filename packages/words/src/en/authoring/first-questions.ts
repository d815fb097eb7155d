// The first questions of a quiz are being written.
import { number, plural } from '../language.ts'

export const save = 'Save & Proceed'
/** “3 of 10”: so many questions are written. */
export const progress = (written: number, planned: number) => `${number(written)} of ${number(planned)}`
/** `place` is like “Draft kept on the server”. */
export const keptAndProgress = (place: string, written: number, planned: number) =>
  `${place} · ${number(written)} of ${number(planned)}`
export const askFewer = (n: number) =>
  plural(n, { one: `Save ${number(n)} question?`, other: `Save ${number(n)} questions?` })
export const goOnWriting = 'Go on writing'
export const saveFewer = (n: number) =>
  plural(n, { one: `Save ${number(n)} question`, other: `Save ${number(n)} questions` })
export const planned = (n: number) =>
  `You planned ${number(n)}. You can write the others now, or add them later by editing the quiz.`
export const loading = 'Loading the quiz'
export const saved = 'The questions of this quiz are saved already'
export const savedHint = 'Review them, and edit the quiz to change them.'
