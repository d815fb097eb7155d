import type * as en from '../../en/screens/not-found.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Seite nicht gefunden',
  hint: 'Keine der genannten Antworten trifft zu. Bitte die Adresse prüfen; vielleicht ist der Link veraltet.',
  goHome: 'Zur Startseite',
  enterCode: 'Quiz-Code eingeben',
}
