import type * as en from '../../en/authoring/releasing.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  waiting: 'Les élèves ne voient pas encore leurs résultats.',
  release: 'Publier les résultats',
  busy: 'Publication…',
  failed: (hint) => `Les résultats n’ont pas pu être publiés. ${hint}`,
  changedElsewhere: 'Les résultats n’étaient plus en attente : une autre fenêtre a changé cela.',
  done: (n) =>
    plural(n, {
      one: `Résultats publiés : ${number(n)} élève voit son score et les bonnes réponses.`,
      many: `Résultats publiés : ${number(n)} d’élèves voient leur score et les bonnes réponses.`,
      other: `Résultats publiés : ${number(n)} élèves voient leur score et les bonnes réponses.`,
    }),
  scoresReleased: (n) =>
    plural(n, {
      one: `Résultats publiés : ${number(n)} élève voit son score.`,
      many: `Résultats publiés : ${number(n)} d’élèves voient leur score.`,
      other: `Résultats publiés : ${number(n)} élèves voient leur score.`,
    }),
  othersLater: (n) =>
    plural(n, {
      one: `${number(n)} élève a encore des tentatives et verra les bonnes réponses plus tard.`,
      many: `${number(n)} d’élèves ont encore des tentatives et verront les bonnes réponses plus tard.`,
      other: `${number(n)} élèves ont encore des tentatives et verront les bonnes réponses plus tard.`,
    }),
  sentences: (first, second) => `${first} ${second}`,
  ask: 'Publier les résultats maintenant ?',
  notYet: 'Pas encore',
  releaseNow: 'Publier maintenant',
  stillWorking: (n) =>
    plural(n, {
      one: `${number(n)} élève travaille encore.`,
      many: `${number(n)} d’élèves travaillent encore.`,
      other: `${number(n)} élèves travaillent encore.`,
    }),
  haveAttempts: (n) =>
    plural(n, {
      one: `${number(n)} élève a encore des tentatives : son score s’affiche maintenant, et les bonnes réponses après sa dernière tentative ou à la fermeture du quiz. Les autres verront les bonnes réponses et pourraient les communiquer.`,
      many: `${number(n)} d’élèves ont encore des tentatives : leur score s’affiche maintenant, et les bonnes réponses après leur dernière tentative ou à la fermeture du quiz. Les autres verront les bonnes réponses et pourraient les communiquer.`,
      other: `${number(n)} élèves ont encore des tentatives : leur score s’affiche maintenant, et les bonnes réponses après leur dernière tentative ou à la fermeture du quiz. Les autres verront les bonnes réponses et pourraient les communiquer.`,
    }),
  mayShare: 'Les élèves qui ont rendu le quiz verront les bonnes réponses et pourraient les communiquer.',
  unmarked: (n) =>
    plural(n, {
      one: `${number(n)} réponse n’a pas encore de note publiée : un point d’interrogation y figure.`,
      many: `${number(n)} de réponses n’ont pas encore de note publiée : un point d’interrogation y figure.`,
      other: `${number(n)} réponses n’ont pas encore de note publiée : un point d’interrogation y figure.`,
    }),
  undo: 'Annuler',
  heldBack: 'Les élèves ne voient plus leurs résultats.',
}
