import type * as en from '../../en/student/running-quiz.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  status: 'État du quiz',
  timeLeft: 'Temps restant',
  lastMinute: 'Dernière minute',
  tabTitle: (time, quiz) => `Il reste ${time} – ${quiz}`,
  unanswered: (n) => `${number(n)} à faire`,
  submit: 'Rendre le quiz',
  lastQuestion: 'C’était la dernière question.',
  answered: 'Répondu',
  notAnswered: 'Sans réponse',
  flagged: 'Marquée',
  states: {
    answered: 'avec réponse',
    unanswered: 'sans réponse',
  },
  flaggedStates: {
    answered: 'avec réponse, marquée',
    unanswered: 'sans réponse, marquée',
  },
  keys: (letters, numbers, flag) => [
    'Dans une question, appuie sur ',
    letters,
    ' ou ',
    numbers,
    ' pour choisir, sur les flèches pour te déplacer, sur ',
    flag,
    ' pour marquer.',
  ],
  saves: {
    saved: 'Réponses enregistrées',
    saving: 'Enregistrement…',
    offline: 'Hors ligne – réponses conservées sur cet appareil',
    'offline-here': 'Hors ligne – réponses conservées sur cette page seulement : ne la ferme pas',
    failing: 'Non enregistré – nouvel essai en cours',
    refused: 'Non enregistré – conservé sur cet appareil',
    here: 'Non enregistré – conservé sur cette page seulement : ne la ferme pas',
    missed: 'Enregistré, sauf une réponse arrivée trop tard',
  },
  spokenSaves: {
    offline: 'Tu es hors ligne. Tes réponses sont conservées sur cet appareil.',
    'offline-here': 'Tu es hors ligne. Tes réponses ne sont conservées que sur cette page. Ne la ferme pas.',
    saved: 'Tu es de nouveau en ligne. Tes réponses sont bien enregistrées.',
  },
  spokenTimes: {
    minutes: 'Il reste 5 minutes',
    minute: 'Il reste 1 minute',
    seconds: 'Il reste 10 secondes',
  },
  otherTab: 'Ce quiz est aussi ouvert dans un autre onglet. Les deux enregistrent les mêmes réponses.',
  doubtfulTime: 'Le temps restant peut être inexact tant que tu es hors ligne.',
  moreTime: (minutes) =>
    plural(minutes, {
      one: `Tu as ${number(minutes)} minute de plus.`,
      many: `Tu as ${number(minutes)} de minutes de plus.`,
      other: `Tu as ${number(minutes)} minutes de plus.`,
    }),
}
