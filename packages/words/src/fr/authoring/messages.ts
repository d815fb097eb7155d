import type * as en from '../../en/authoring/messages.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  quizNotCreated: 'Le quiz n’a pas pu être enregistré. Réessayez plus tard.',
  questionsNotSaved: 'Les questions n’ont pas pu être enregistrées. Réessayez plus tard.',
  quizNotSaved: 'Le quiz n’a pas pu être enregistré.',
  quizNotSavedBecause: (reason) => `Le quiz n’a pas pu être enregistré. ${reason}`,
  quizCreated: 'Quiz créé !',
  questionsSaved: 'Questions enregistrées !',
  keysCleaned: 'Des signes invisibles ont été enlevés des bonnes réponses.',
  quizUpdated: 'Quiz mis à jour !',
  quizNotLoaded: 'Impossible de charger le quiz.',
  questionsNotLoaded: 'Impossible de charger les questions.',
  codeNotFetched: 'Impossible d’obtenir le code secret.',
  answersCleared: 'Réponses effacées',
  optionRemoved: 'Option supprimée',
  questionRemoved: 'Question supprimée',
  linesPasted: (n) => `${number(n)} lignes sont devenues des options`,
  linesLeftOut: (taken, leftOut) =>
    `Lignes devenues des options : ${number(taken)}, sans place : ${number(leftOut)}`,
  unreachable: 'Le serveur est injoignable. Rien de ce que vous avez enregistré n’est perdu.',
  wentWrong: 'Un problème est survenu sur le serveur. Rien de ce que vous avez enregistré n’est perdu.',
}
