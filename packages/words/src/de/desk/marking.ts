import type * as en from '../../en/desk/marking.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  reason: 'Grund (erforderlich)',
  reasonHint: 'Lernende sehen ihn bei ihrem Ergebnis und im Beleg.',
  noReason: 'Geben Sie einen Grund ein. Lernende sehen ihn.',
  mayLower: 'Punktzahlen dürfen sinken',
  update: 'Punktzahlen aktualisieren',
  updating: 'Punktzahlen werden aktualisiert …',
  questionTab: (n) => `Frage ${number(n)}`,
  question: (n, text) => ['Frage ', number(n), ': ', text],
  allQuestions: 'Alle Fragen',
  effect: 'Folgen für die Punktzahlen',
  checking: 'Wird geprüft …',
  notLoaded: 'Das konnte nicht geladen werden.',
  byHand: (n) =>
    plural(n, {
      one: `${number(n)} Antwort wurde von Hand bewertet und bleibt, wie sie ist.`,
      other: `${number(n)} Antworten wurden von Hand bewertet und bleiben, wie sie sind.`,
    }),
  gains: 'Mehr Punkte',
  loses: 'Weniger Punkte',
  score: 'Punktzahl',
  andMore: (n) => plural(n, { one: `Und ${number(n)} weitere`, other: `Und ${number(n)} weitere` }),
  noResults: 'Noch keine Abgaben. Das gilt für alle, die abgeben.',
  noScores: 'Keine Punktzahl ändert sich.',
  moves: (n, up, down) =>
    plural(n, {
      one: `Von ${number(n)} Ergebnis ${up} und ${down}.`,
      other: `Von ${number(n)} Ergebnissen ${up} und ${down}.`,
    }),
  goUp: (n) =>
    n === 0 ? 'steigt keins' : plural(n, { one: `steigt ${number(n)}`, other: `steigen ${number(n)}` }),
  goDown: (n) =>
    n === 0 ? 'sinkt keins' : plural(n, { one: `sinkt ${number(n)}`, other: `sinken ${number(n)}` }),
  keepShare: (n) =>
    plural(n, {
      one: `${number(n)} Punktzahl behält ihren Anteil an den Punkten.`,
      other: `${number(n)} Punktzahlen behalten ihren Anteil an den Punkten.`,
    }),
  noneMoved: 'Keine Punktzahl ist gestiegen oder gesunken.',
  moved: (up, down) => `${up}, ${down}.`,
  wentUp: (n) =>
    plural(n, {
      one: `${number(n)} Punktzahl ist gestiegen`,
      other: `${number(n)} Punktzahlen sind gestiegen`,
    }),
  wentDown: (n) =>
    n === 0 ? 'keine gesunken' : plural(n, { one: `${number(n)} gesunken`, other: `${number(n)} gesunken` }),
  done: (n, scores) => `Frage ${number(n)} aktualisiert. ${scores}`,
  undone: (scores) => `Änderung rückgängig gemacht. ${scores}`,
  undo: 'Rückgängig',
  notSaved: 'Das konnte nicht gespeichert werden. Nichts hat sich geändert.',
  notUndone: 'Das konnte nicht rückgängig gemacht werden. Nichts hat sich geändert.',
  showQuiz: 'Quiz zeigen, wie es jetzt ist',
  changedMeanwhile: 'Nichts wurde gespeichert, denn der Versuch hat sich inzwischen geändert.',
  theyCounted: {
    correct: (name, n) => `${name} hat Frage ${number(n)} als richtig gewertet.`,
    incorrect: (name, n) => `${name} hat Frage ${number(n)} als falsch gewertet.`,
    points: (name, n, points) =>
      plural(points, {
        one: `${name} hat Frage ${number(n)} mit ${number(points)} Punkt bewertet.`,
        other: `${name} hat Frage ${number(n)} mit ${number(points)} Punkten bewertet.`,
      }),
  },
  theyTookBack: (name, n) => `${name} hat die Bewertung von Hand bei Frage ${number(n)} zurückgenommen.`,
  otherAnswer: (n) => `Die Antwort auf Frage ${number(n)} ist jetzt eine andere.`,
  isNow: {
    partly: (n) => `Frage ${number(n)} ist jetzt teilweise richtig.`,
    correct: (n) => `Frage ${number(n)} ist jetzt richtig.`,
    incorrect: (n) => `Frage ${number(n)} ist jetzt falsch.`,
    skipped: (n) => `Frage ${number(n)} ist jetzt übersprungen.`,
    waiting: (n) => `Frage ${number(n)} wartet jetzt auf Bewertung.`,
    'left-out': (n) => `Frage ${number(n)} wird jetzt nicht gewertet.`,
  },
  counts: {
    correct: (n) => `Frage ${number(n)} zählt als richtig.`,
    incorrect: (n) => `Frage ${number(n)} zählt als falsch.`,
    points: (n, points) =>
      plural(points, {
        one: `Frage ${number(n)} hat ${number(points)} Punkt.`,
        other: `Frage ${number(n)} hat ${number(points)} Punkte.`,
      }),
  },
  markUndone: {
    partly: (n) => `Die Bewertung von Hand bei Frage ${number(n)} ist zurückgenommen: teilweise richtig.`,
    correct: (n) => `Die Bewertung von Hand bei Frage ${number(n)} ist zurückgenommen: richtig.`,
    incorrect: (n) => `Die Bewertung von Hand bei Frage ${number(n)} ist zurückgenommen: falsch.`,
    skipped: (n) => `Die Bewertung von Hand bei Frage ${number(n)} ist zurückgenommen: übersprungen.`,
    waiting: (n) =>
      `Die Bewertung von Hand bei Frage ${number(n)} ist zurückgenommen: Sie wartet auf Bewertung.`,
    'left-out': (n) => `Die Bewertung von Hand bei Frage ${number(n)} ist zurückgenommen: nicht gewertet.`,
  },
  scoreNow: (points, total) => `Punktzahl: ${points} von ${number(total)}.`,
  openPoints: (points) => `${number(points)} + ?`,
}
