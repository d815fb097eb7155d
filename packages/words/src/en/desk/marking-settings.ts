// How the answers to one question are marked by people.
import { number } from '../language.ts'

export const open = 'How this question is marked'
export const titleOf = (n: number) => `How question ${number(n)} is marked`
export const byHand = 'Mark answers of this question by hand'
export const byHandHint = 'The marks of the answer key count until you release others.'
export const names = 'Show names'
export const namesHint = 'Markers see whose answer it is, and answers come in the order of names.'
export const second = 'Two people mark each answer'
export const secondHint = 'Neither sees the other’s mark. Where they differ, a third look decides.'
export const drift = 'Check that marking stays even'
export const driftHint =
  'Every 20th answer is one that the marker has marked before. Only they see how far their marks agree.'
export const save = 'Save'
export const saving = 'Saving…'
export const saved = 'Saved. It applies from the next answer on.'
export const notSaved = 'This could not be saved. Try again.'
export const others = 'Other questions'
export const markedByKey = 'The answer key marks this question'
