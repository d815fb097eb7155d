import type * as en from '../../en/authoring/end-quiz.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: (quiz) => ['Mettre fin à « ', quiz, ' » pour tout le monde ?'],
  ok: 'OK',
  keepGoing: 'Laisser continuer',
  busy: 'Fin du quiz…',
  notLoaded: 'Impossible de savoir combien d’élèves travaillent. Vérifiez votre connexion, puis réessayez.',
  nobody: 'Aucun élève ne travaille en ce moment : il n’y a rien à terminer.',
  working: (n) =>
    plural(n, {
      one: `${number(n)} élève travaille. Son temps s’arrête maintenant ; ses réponses sont rendues et comptent.`,
      many: `${number(n)} d’élèves travaillent. Leur temps s’arrête maintenant ; leurs réponses sont rendues et comptent.`,
      other: `${number(n)} élèves travaillent. Leur temps s’arrête maintenant ; leurs réponses sont rendues et comptent.`,
    }),
  willClose: 'Le quiz sera fermé. Vous pourrez encore donner du temps à certains élèves.',
  releases:
    'Quelques secondes plus tard, les élèves verront leur score et les bonnes réponses. Cette action est irréversible.',
  done: (n) =>
    plural(n, {
      one: `Le quiz est terminé pour ${number(n)} élève et il est fermé.`,
      many: `Le quiz est terminé pour ${number(n)} d’élèves et il est fermé.`,
      other: `Le quiz est terminé pour ${number(n)} élèves et il est fermé.`,
    }),
  failed: 'Impossible de mettre fin au quiz : le serveur est injoignable.',
}
