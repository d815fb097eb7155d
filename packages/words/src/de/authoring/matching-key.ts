import type * as en from '../../en/authoring/matching-key.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Begriffe und ihre Partner',
  hint: 'Lernende wählen zu jedem Begriff einen Partner aus einer sortierten Liste aller Partner. Zwei Begriffe können denselben Partner haben.',
  prompt: (n) => `Begriff ${number(n)}`,
  partner: (n) => `Partner von Begriff ${number(n)}`,
  moveUp: (n) => `Begriff ${number(n)} nach oben`,
  moveDown: (n) => `Begriff ${number(n)} nach unten`,
  remove: (n) => `Begriff ${number(n)} entfernen`,
  add: '+ Begriff hinzufügen',
  moved: (n, to) => `Begriff ${number(n)} ist jetzt Begriff ${number(to)}`,
  distractors: 'Distraktoren',
  distractorsHint:
    'Partner, die zu keinem Begriff gehören. Lernende können sie nicht von den anderen unterscheiden.',
  distractor: (n) => `Distraktor ${number(n)}`,
  removeDistractor: (n) => `Distraktor ${number(n)} entfernen`,
  addDistractor: '+ Distraktor hinzufügen',
  pair: (asked, chosen) => `„${chosen}“ zu „${asked}“`,
}
