import type * as en from '../../en/authoring/matching-key.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Begriffe und ihre Partner',
  hint: 'Schülerinnen und Schüler wählen zu jedem Begriff einen Partner. Sie sehen alle Partner sortiert in einer Liste. Zwei Begriffe können denselben Partner haben.',
  prompt: (n) => `Begriff ${number(n)}`,
  partner: (n) => `Partner von Begriff ${number(n)}`,
  moveUp: (n) => `Begriff ${number(n)} nach oben`,
  moveDown: (n) => `Begriff ${number(n)} nach unten`,
  remove: (n) => `Begriff ${number(n)} entfernen`,
  add: '+ Begriff hinzufügen',
  moved: (n, to) => `Begriff ${number(n)} ist jetzt Begriff ${number(to)}`,
  distractors: 'Distraktoren',
  distractorsHint: 'Partner zu keinem Begriff. Schülerinnen und Schüler erkennen nicht, welche das sind.',
  distractor: (n) => `Distraktor ${number(n)}`,
  removeDistractor: (n) => `Distraktor ${number(n)} entfernen`,
  addDistractor: '+ Distraktor hinzufügen',
  pair: (asked, chosen) => `„${chosen}“ zu „${asked}“`,
}
