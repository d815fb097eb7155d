import type * as en from '../../en/student/language-choice.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Sprache',
  failed: 'Die Sprache konnte nicht geladen werden. Bitte die Verbindung prüfen und noch einmal wählen.',
}
