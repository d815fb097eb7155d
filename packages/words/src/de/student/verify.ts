import type * as en from '../../en/student/verify.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Code eingeben',
  lead: 'Bitte gib den Code ein, den du für das Quiz bekommen hast.',
  code: 'Quiz-Code',
  codeHint: '8 Buchstaben und Ziffern. Achte auf Groß- und Kleinschreibung.',
  placeholder: 'Code eingeben',
  submit: 'Prüfen und weiter',
  clockHint: 'Die Uhr läuft noch nicht. Zuerst siehst du den Titel, die Zahl der Fragen und das Zeitlimit.',
  unknownCode: 'Ungültiger Code. Bitte versuche es erneut.',
  failed: 'Ein Fehler ist aufgetreten. Bitte versuche es später erneut.',
}
