import type * as en from '../../en/student/result.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: (quiz) => `Ergebnis – ${quiz}`,
  previewTitle: (quiz) => `Ergebnis einer Vorschau – ${quiz}`,
  heading: 'Dein Ergebnis',
  answersHeading: 'Deine Antworten',
  score: 'Punktzahl',
  outOf: (total) => `von ${number(total)}`,
  questions: 'Fragen',
  summary: 'Übersicht',
  print: 'Ergebnis drucken',
  receipt: 'Beleg',
  timeline: 'Verlauf',
  allMine: 'Alle meine Ergebnisse',
  endedForAll: (time) =>
    `Deine Lehrkraft hat das Quiz um ${time} beendet. Deine Antworten wurden automatisch abgegeben.`,
  timeWasUp: (time) => `Um ${time} war die Zeit abgelaufen. Deine Antworten wurden automatisch abgegeben.`,
  loading: 'Dein Ergebnis wird geladen',
  failed: 'Beim Laden des Ergebnisses ist etwas schiefgegangen.',
  kept: 'Dein Ergebnis ist auf dem Server gespeichert.',
  loginFirst: 'Bitte melde dich an, um deine Ergebnisse zu sehen.',
  noQuiz: 'Quiz nicht gefunden.',
  noQuizHint: 'Prüfe die Adresse oder wähle das Ergebnis in deinem Profil.',
  none: 'Kein Ergebnis vorhanden.',
  noneHint: 'Du hast dieses Quiz noch nicht abgegeben.',
  goToQuiz: 'Zum Quiz',
  partFailed:
    'Dieser Teil konnte nicht geladen werden, ist aber auf dem Server gespeichert. Prüfe deine Verbindung und versuche es dann erneut.',
  openScore: (n, most) => `${number(n)} + ? von ${number(most)}`,
}
