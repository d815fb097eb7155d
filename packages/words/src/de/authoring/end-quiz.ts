import type * as en from '../../en/authoring/end-quiz.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: (quiz) => ['„', quiz, '“ für alle beenden?'],
  ok: 'OK',
  keepGoing: 'Weiterlaufen lassen',
  busy: 'Wird beendet …',
  notLoaded:
    'Wie viele gerade arbeiten, konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut.',
  nobody: 'Zurzeit arbeitet niemand, es gibt also nichts zu beenden.',
  working: (n) =>
    plural(n, {
      one: `${number(n)} Person arbeitet. Ihre Zeit endet jetzt; was beantwortet ist, wird abgegeben und zählt.`,
      other: `${number(n)} Lernende arbeiten. Ihre Zeit endet jetzt; was beantwortet ist, wird abgegeben und zählt.`,
    }),
  willClose: 'Das Quiz wird geschlossen. Einzelnen können Sie weiterhin mehr Zeit geben.',
  releases:
    'Wenige Sekunden später sehen die Lernenden ihre Punktzahl und die richtigen Antworten. Das lässt sich nicht rückgängig machen.',
  done: (n) =>
    plural(n, {
      one: `Das Quiz ist für ${number(n)} Person beendet und geschlossen.`,
      other: `Das Quiz ist für ${number(n)} Lernende beendet und geschlossen.`,
    }),
  failed: 'Das Quiz konnte nicht beendet werden: Der Server war nicht erreichbar.',
}
