import type * as en from '../../en/authoring/quiz-page.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: (page, quiz) => `${page} – ${quiz}`,
  tabs: {
    Results: 'Ergebnisse',
    Students: 'Lernende',
    Live: 'Live',
    Questions: 'Fragen',
    Share: 'Teilen',
    Settings: 'Einstellungen',
  },
  tabsLabel: 'Quiz',
  acts: 'Aktionen für das Quiz',
  print: 'Auf Papier drucken',
  codeIs: (secret) => ['Code ', secret],
  until: (moment) => `bis ${moment}`,
  since: (moment) => `seit ${moment}`,
  states: {
    draft: 'Entwurf',
    open: 'Offen',
    closed: 'Geschlossen',
    archived: 'Archiviert',
  },
  copyCode: (quiz) => `Code von ${quiz} kopieren`,
  codeCopied: (code) => `Code ${code} kopiert.`,
  codeNotCopied: (code) => `Der Code konnte nicht kopiert werden. Er lautet ${code}.`,
  moreForQuestion: (n) => `Mehr zu Frage ${number(n)}`,
  changeKey: 'Lösung ändern',
  acceptAnswers: 'Antworten anerkennen',
  settingsUndone: 'Rückgängig gemacht. Die Einstellungen sind wie zuvor.',
  settingsNotUndone: (hint) => `Das konnte nicht rückgängig gemacht werden. ${hint}`,
  compareRules: 'Regeln vergleichen',
  markByHand: 'Von Hand bewerten',
}
