import type * as en from '../../en/authoring/first-questions.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  save: 'Speichern und weiter',
  progress: (written, planned) => `${number(written)} von ${number(planned)}`,
  keptAndProgress: (place, written, planned) => `${place} · ${number(written)} von ${number(planned)}`,
  askFewer: (n) =>
    plural(n, { one: `${number(n)} Frage speichern?`, other: `${number(n)} Fragen speichern?` }),
  goOnWriting: 'Weiterschreiben',
  saveFewer: (n) =>
    plural(n, { one: `${number(n)} Frage speichern`, other: `${number(n)} Fragen speichern` }),
  planned: (n) =>
    `Geplant waren ${number(n)}. Schreiben Sie die übrigen jetzt oder fügen Sie sie später beim Bearbeiten hinzu.`,
  loading: 'Quiz wird geladen',
  saved: 'Die Fragen dieses Quiz sind schon gespeichert',
  savedHint: 'Prüfen Sie sie; zum Ändern bearbeiten Sie das Quiz.',
}
