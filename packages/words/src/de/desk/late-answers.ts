import type * as en from '../../en/desk/late-answers.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  accept: 'Verspätete Antworten annehmen',
  refuse: 'Verspätete Antworten ablehnen',
  saving: 'Wird gespeichert …',
  undo: 'Rückgängig',
  failed: 'Das konnte nicht gespeichert werden.',
  waiting: (n) =>
    plural(n, { one: `${number(n)} Antwort kam zu spät`, other: `${number(n)} Antworten kamen zu spät` }),
  waitingHint: 'Verspätete Antworten zählen nur, wenn Sie sie annehmen.',
  decided: 'Verspätete Antworten',
  done: {
    accepted: (n) =>
      plural(n, {
        one: `${number(n)} verspätete Antwort angenommen.`,
        other: `${number(n)} verspätete Antworten angenommen.`,
      }),
    refused: (n) =>
      plural(n, {
        one: `${number(n)} verspätete Antwort abgelehnt.`,
        other: `${number(n)} verspätete Antworten abgelehnt.`,
      }),
  },
  question: 'Frage',
  removedQuestion: 'Eine Frage, die entfernt wurde',
  sawAnswers: 'Diese Person konnte die richtigen Antworten schon sehen.',
  lateAnswer: 'Verspätete Antwort',
  why: 'Warum',
  reasons: {
    'server-away': 'Der Server war nicht erreichbar',
    left: 'Die Frage war schon verlassen',
    offline: 'Keine Verbindung, nach Angabe des Geräts',
    afterSubmission: 'Sie kam nach der Abgabe',
    afterTime: 'Sie kam nach Ablauf der Zeit',
  },
  given: 'Gegeben',
  byDevice: 'nach Angabe des Geräts',
  arrived: 'Angekommen',
  inTime: 'Rechtzeitig gespeichert',
  decision: 'Entscheidung',
  decisions: { accepted: 'Angenommen: Sie zählt', refused: 'Abgelehnt' },
  earlierDecisions: {
    accepted: 'Angenommen, bevor der Versuch wieder geöffnet wurde',
    refused: 'Abgelehnt, bevor der Versuch wieder geöffnet wurde',
  },
  counts: (n, answer) => ['Frage ', number(n), ': ', answer],
  countsInstead: (n, answer, before) => ['Frage ', number(n), ': ', answer, ' statt ', before],
}
