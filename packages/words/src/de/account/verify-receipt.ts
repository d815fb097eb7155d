import type * as en from '../../en/account/verify-receipt.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Beleg prüfen',
  lead: 'Ein Beleg zeigt, wer welches Quiz wann abgegeben hat. Hier einfügen oder die Datei hochladen.',
  receipt: 'Beleg',
  upload: 'Datei mit dem Beleg hochladen',
  uploadHint: 'Die .json-Datei, die beim Ergebnis gespeichert wurde',
  verify: 'Prüfen',
  problems: {
    blank: 'Bitte einen Beleg einfügen oder die Datei hochladen.',
    unreadable: `Das ist kein Beleg von Quizly. Bitte den ganzen Text einfügen, von { bis }.`,
  },
  verdicts: {
    valid: 'Dieser Beleg ist gültig. Dieser Server hat ihn signiert, und nichts daran wurde geändert.',
    altered:
      'Dieser Beleg ist nicht gültig. Er wurde nach dem Signieren verändert und ist nicht verlässlich.',
    'other-server':
      'Ein anderer Server hat diesen Beleg signiert, daher lässt er sich hier nicht prüfen. Bitte bei der Schule nachfragen, von der er stammt.',
  },
  matches: 'Die auf diesem Server gespeicherten Antworten stimmen mit diesem Beleg überein.',
  differs: 'Die auf diesem Server gespeicherten Antworten stimmen nicht mit diesem Beleg überein.',
  facts: 'Inhalt des Belegs',
  student: 'Abgegeben von',
  quiz: 'Quiz',
  submitted: 'Abgegeben',
  answered: 'Beantwortet',
  answeredOf: (n, questions) =>
    plural(questions, {
      one: `${number(n)} von ${number(questions)} Fragen`,
      other: `${number(n)} von ${number(questions)} Fragen`,
    }),
  issuedAgain: 'Neu ausgestellt',
  markedAgain: (date, n) => `${date}: Frage ${number(n)} wurde neu bewertet.`,
  asBefore: (date, n) => `${date}: Frage ${number(n)} zählt wieder wie vorher.`,
}
