import type * as en from '../../en/student/home.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Startseite',
  headlineStart: 'Teste dein Wissen,',
  headlineEnd: 'verfolge deinen Fortschritt',
  promise: 'Tests leicht gemacht – für Lernende und Lehrkräfte',
  startQuiz: 'Quiz starten',
  startHint: 'Code eingeben und loslegen.',
  createQuiz: 'Quiz erstellen',
  createHint: 'Fragen hochladen und einen Code bekommen.',
  loginToStart: 'Bitte anmelden, um ein Quiz zu starten.',
  loginToCreate: 'Bitte anmelden, um ein Quiz zu erstellen.',
  onlyStudents: 'Nur Lernende können an einem Quiz teilnehmen.',
  onlyAdmins: 'Nur Admins können Quizze erstellen.',
  drawing: 'Ein bewerteter Antwortbogen: zwölf Fragen, acht richtig, zwei falsch, zwei übersprungen',
  drawnCode: 'Quiz-Code',
  score: 'Punktzahl',
  latestResults: 'Deine neuesten Ergebnisse',
  allResults: 'Alle Ergebnisse',
  submitted: 'Abgegeben',
}
