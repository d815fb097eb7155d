import type * as en from '../../en/authoring/preview.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Vorschau',
  loading: 'Vorschau wird geladen',
  failed: 'Die Vorschau konnte nicht geladen werden',
  safe: 'Das Quiz ist nicht verloren.',
  none: 'Es gibt noch nichts für eine Vorschau',
  noneHint: 'Dieses Quiz hat keine Fragen.',
  toQuestions: 'Zu den Fragen',
  note: (bold) => [bold('Vorschau'), ' Nichts wird gespeichert oder gewertet.'],
  again: 'Noch einmal machen',
  end: 'Vorschau beenden',
}
