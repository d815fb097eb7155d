import type * as en from '../../en/authoring/messages.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  quizNotCreated: 'Das Quiz konnte nicht gespeichert werden. Versuchen Sie es später erneut.',
  questionsNotSaved: 'Die Fragen konnten nicht gespeichert werden. Versuchen Sie es später erneut.',
  quizNotSaved: 'Das Quiz konnte nicht gespeichert werden.',
  quizNotSavedBecause: (reason) => `Das Quiz konnte nicht gespeichert werden. ${reason}`,
  quizCreated: 'Quiz angelegt!',
  questionsSaved: 'Fragen gespeichert!',
  keysCleaned: 'Aus den richtigen Antworten wurden Zeichen entfernt, die nicht zu sehen sind.',
  quizUpdated: 'Quiz aktualisiert!',
  quizNotLoaded: 'Das Quiz konnte nicht geladen werden.',
  questionsNotLoaded: 'Die Fragen konnten nicht geladen werden.',
  codeNotFetched: 'Der geheime Code konnte nicht geladen werden.',
  answersCleared: 'Antworten gelöscht',
  optionRemoved: 'Option entfernt',
  questionRemoved: 'Frage entfernt',
  linesPasted: (n) => `${number(n)} Zeilen wurden zu Optionen`,
  linesLeftOut: (taken, leftOut) =>
    `${number(taken)} Zeilen wurden zu Optionen, für ${number(leftOut)} war kein Platz`,
  unreachable: 'Der Server ist nicht erreichbar. Alles Gespeicherte ist noch da.',
  wentWrong: 'Auf dem Server ist etwas schiefgegangen. Alles Gespeicherte ist noch da.',
}
