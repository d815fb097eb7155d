import type * as en from '../../en/student/before-start.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loadingTitle: 'Chargement du quiz',
  loading: 'Chargement du quiz…',
  failed: 'Impossible de charger le quiz.',
  unreachable: 'Le serveur est injoignable.',
  noAnswer: 'Le serveur n’a pas pu répondre.',
  noTimeLost:
    'Si tu n’as pas encore commencé, le chronomètre ne tourne pas : tu ne perds pas de temps en réessayant. Sinon, tes réponses sont conservées et tu reprends là où tu en étais.',
  missingHint: 'Un quiz s’ouvre avec son code. Saisis le code qu’on t’a donné.',
  otherCode: 'Saisir un autre code',
  questions: (n) =>
    plural(n, {
      one: `${number(n)} question`,
      many: `${number(n)} de questions`,
      other: `${number(n)} questions`,
    }),
  notStarted: 'Pas encore commencé',
  heading: 'Avant de commencer',
  clock: 'Le chronomètre démarre quand tu appuies sur « Commencer le quiz » et ne s’arrête pas.',
  saving: 'Chaque réponse est enregistrée aussitôt, même si la connexion est coupée.',
  changing:
    'Tu peux modifier tes réponses jusqu’à ce que tu rendes le quiz. À 0:00, il est rendu automatiquement.',
  start: 'Commencer le quiz',
  startFailed: (why) => `Impossible de commencer le quiz. ${why}`,
  questionCount: 'Questions',
  timeLimit: 'Durée',
  withExtra: (minutes, extra) => `${minutes} (dont ${number(extra)} en plus pour toi)`,
  attempts: 'Tentatives',
  oneAttempt: '1 tentative',
}
