import type * as en from '../../en/desk/no-attempts-yet.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  draft: 'Es ist noch ein Entwurf. Stellen Sie es fertig, um den geheimen Code für Ihre Klasse zu bekommen.',
  codeOff: 'Der Code ist aus: Niemand kann beitreten.',
  closed: 'Das Quiz ist geschlossen: Niemand kann beitreten.',
  share: 'Geben Sie den Code weiter.',
  noResults: 'Noch keine Ergebnisse',
  noResultsHint: 'Ergebnisse erscheinen hier nach der ersten Abgabe.',
  code: (secretCode) => ['Code ', secretCode],
  copy: 'Code kopieren',
  fullScreen: 'Vollbild anzeigen',
  writeHint: 'Schreiben Sie sie, dann haben Sie einen Code für Ihre Klasse.',
}
