import type * as en from '../../en/authoring/quiz-page.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: (page, quiz) => `${page} – ${quiz}`,
  tabs: {
    Results: 'Résultats',
    Students: 'Élèves',
    Live: 'En direct',
    Questions: 'Questions',
    Share: 'Partager',
    Settings: 'Paramètres',
  },
  tabsLabel: 'Quiz',
  acts: 'Actions sur le quiz',
  print: 'Imprimer le sujet',
  codeIs: (secret) => ['Code ', secret],
  until: (moment) => `jusqu’au ${moment}`,
  since: (moment) => `depuis le ${moment}`,
  states: {
    draft: 'Brouillon',
    open: 'Ouvert',
    closed: 'Fermé',
    archived: 'Archivé',
  },
  copyCode: (quiz) => `Copier le code de ${quiz}`,
  codeCopied: (code) => `Code ${code} copié.`,
  codeNotCopied: (code) => `Le code n’a pas pu être copié. Le voici : ${code}.`,
  moreForQuestion: (n) => `Plus d’actions pour la question ${number(n)}`,
  changeKey: 'Modifier le corrigé',
  acceptAnswers: 'Accepter des réponses',
  settingsUndone: 'Annulé. Les paramètres sont comme avant.',
  settingsNotUndone: (hint) => `Impossible d’annuler. ${hint}`,
  compareRules: 'Comparer les règles',
  markByHand: 'Corriger à la main',
}
