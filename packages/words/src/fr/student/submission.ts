import type * as en from '../../en/student/submission.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  question: 'Veux-tu vraiment rendre le quiz ?',
  unanswered: (n) =>
    plural(n, {
      one: `${number(n)} question est sans réponse.`,
      many: `${number(n)} de questions sont sans réponse.`,
      other: `${number(n)} questions sont sans réponse.`,
    }),
  skipped: (n) =>
    plural(n, {
      one: 'Elle sera comptée comme passée.',
      many: 'Elles seront comptées comme passées.',
      other: 'Elles seront comptées comme passées.',
    }),
  complete: (n) =>
    plural(n, {
      one: 'Tu as répondu à la question.',
      many: `Tu as répondu aux ${number(n)} de questions.`,
      other: `Tu as répondu aux ${number(n)} questions.`,
    }),
  unansweredList: 'Questions sans réponse',
  flaggedList: 'Questions marquées',
  flagged: (n) =>
    plural(n, {
      one: 'Tu voulais revoir cette question :',
      many: 'Tu voulais revoir ces questions :',
      other: 'Tu voulais revoir ces questions :',
    }),
  goTo: (n) => `Aller à la question ${number(n)}`,
  goBack: 'Revenir au quiz',
  submit: 'Rendre maintenant',
  submitting: 'Envoi…',
  submittingTitle: 'Envoi de ton quiz',
  timeIsUp: 'Le temps est écoulé ! Ton quiz est en cours d’envoi.',
  ended: 'Ton enseignant a mis fin au quiz. Tes réponses sont en cours d’envoi.',
  safe: (answers) =>
    plural(answers, {
      one: 'Ta réponse est bien conservée.',
      many: `Tes ${number(answers)} de réponses sont bien conservées.`,
      other: `Tes ${number(answers)} réponses sont bien conservées.`,
    }),
  opensSoon: 'Ton résultat s’ouvre dans un instant ; tu n’as rien à faire.',
  failed: 'Le quiz n’a pas pu être rendu : échec de l’envoi',
  failedBecause: (why) => `Le quiz n’a pas pu être rendu : ${why}`,
  failedForNow: 'Le quiz n’a pas pu être rendu : échec de l’envoi. Il sera renvoyé automatiquement.',
  offline: 'Pas encore rendu : tu es hors ligne. L’envoi se fera dès le retour de la connexion.',
  offlineAtEnd:
    'Tu es hors ligne. Tes réponses sont conservées sur cet appareil et seront rendues dès le retour de la connexion.',
  doNotClose: 'Tes réponses ne sont conservées que sur cette page : ne la ferme pas.',
  arrivals: {
    alreadyAttempted: 'Tu as déjà fait ce quiz.',
    someTooLate:
      'Certaines réponses sont arrivées après la fermeture du quiz. Seul ce qui était enregistré avant compte.',
  },
}
