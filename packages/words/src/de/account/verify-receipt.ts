import type * as en from '../../en/account/verify-receipt.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Beleg prüfen',
  lead: 'Ein Beleg zeigt, dass ein Quiz abgegeben wurde: von wem, welches und wann. Hier einfügen oder die Datei hochladen.',
  receipt: 'Beleg',
  upload: 'Datei mit dem Beleg hochladen',
  uploadHint: 'Die .json-Datei, die beim Ergebnis gespeichert wurde',
  verify: 'Prüfen',
  problems: {
    blank: 'Bitte einen Beleg einfügen oder die Datei hochladen.',
    unreadable: `Das ist kein Beleg von Quizly. Bitte den ganzen Text einfügen, von { bis }.`,
  },
  verdicts: {
    valid: 'Dieser Beleg ist gültig. Dieser Server hat ihn unterschrieben, und nichts daran wurde geändert.',
    altered:
      'Dieser Beleg ist nicht gültig. Nach dem Unterschreiben wurde etwas geändert; bitte nicht darauf verlassen.',
    'other-server':
      'Ein anderer Server hat diesen Beleg unterschrieben, daher lässt er sich hier nicht prüfen. Bitte bei der Schule nachfragen, die jenen Server betreibt.',
  },
  matches: 'Die auf diesem Server gespeicherten Antworten sind die dieses Belegs.',
  differs: 'Die auf diesem Server gespeicherten Antworten sind nicht die dieses Belegs.',
  facts: 'Was der Beleg sagt',
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
