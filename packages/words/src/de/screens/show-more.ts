import type * as en from '../../en/screens/show-more.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  more: 'Mehr anzeigen',
  failed: 'Der Rest konnte nicht geladen werden. Bitte die Verbindung prüfen.',
}
