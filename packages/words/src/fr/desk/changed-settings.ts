import type * as en from '../../en/desk/changed-settings.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  titleMissing: 'Il manque encore le titre.',
  title: (quiz) => `Le titre devient « ${quiz} ».`,
  timeMissing: 'Il manque encore la durée.',
  timeLimit: (n) =>
    plural(n, {
      one: `Les élèves qui commencent à partir de maintenant ont ${number(n)} minute.`,
      many: `Les élèves qui commencent à partir de maintenant ont ${number(n)} de minutes.`,
      other: `Les élèves qui commencent à partir de maintenant ont ${number(n)} minutes.`,
    }),
  untouched: (n) =>
    plural(n, {
      one: `Rien ne change pour ${number(n)} élève qui a commencé.`,
      many: `Rien ne change pour ${number(n)} d’élèves qui ont commencé.`,
      other: `Rien ne change pour ${number(n)} élèves qui ont commencé.`,
    }),
  language: (name) => `Langue des lecteurs d’écran pour les questions : ${name}.`,
  noSuchOpening: 'L’heure d’ouverture n’existe pas.',
  noSuchClosing: 'L’heure de fermeture n’existe pas.',
  clocksGoForward: (date, from, to, time) =>
    `Changement d’heure (${date}) : on passe de ${from} à ${to}, il n’y a donc pas de ${time}. Choisissez une autre heure.`,
  opensNow: 'Les élèves peuvent commencer tout de suite.',
  opensAt: (moment) => `Les élèves peuvent commencer à partir du ${moment}.`,
  neverCloses: 'Le quiz reste ouvert jusqu’à ce que vous le fermiez.',
  closesAt: (moment) => `Personne ne peut commencer après le ${moment}.`,
  everyoneStops: 'Les élèves qui commencent à partir de maintenant s’arrêtent à la fermeture.',
  noOneStops:
    'Les élèves qui commencent à partir de maintenant ont toute la durée du quiz, même après la fermeture.',
  open: 'Le quiz est ouvert : les élèves peuvent commencer.',
  closed: 'Personne d’autre ne peut commencer.',
  joiningOn: 'Les élèves peuvent rejoindre le quiz avec le code.',
  joiningOff:
    'Personne d’autre ne peut rejoindre le quiz. Les élèves qui l’ont rejoint peuvent encore commencer.',
  questionOrder: {
    shuffled: 'Les élèves qui commencent à partir de maintenant ont chacun leur ordre de questions.',
    yours: 'Les élèves qui commencent à partir de maintenant ont les questions dans votre ordre.',
  },
  optionOrder: {
    shuffled: 'Les élèves qui commencent à partir de maintenant ont chacun leur ordre d’options.',
    yours: 'Les élèves qui commencent à partir de maintenant ont les options dans votre ordre.',
  },
  pages: {
    all: 'Les élèves qui commencent à partir de maintenant ont toutes les questions sur une page.',
    'one-by-one':
      'Les élèves qui commencent à partir de maintenant ont une question par page et peuvent revenir en arrière.',
    'forward-only':
      'Les élèves qui commencent à partir de maintenant ont une question par page et ne peuvent pas revenir en arrière.',
  },
  unlimited: 'Les élèves peuvent faire le quiz autant de fois qu’ils veulent.',
  attempts: (n) =>
    plural(n, {
      one: 'Les élèves peuvent faire le quiz une seule fois.',
      many: `Les élèves peuvent faire le quiz ${number(n)} fois.`,
      other: `Les élèves peuvent faire le quiz ${number(n)} fois.`,
    }),
  answersHidden:
    'Les bonnes réponses que des élèves ont déjà vues sont de nouveau masquées jusqu’à leur dernière tentative, ou jusqu’à la fermeture du quiz.',
  attemptCounts: {
    best: 'La meilleure tentative de chaque élève est retenue.',
    last: 'La dernière tentative de chaque élève est retenue.',
    first: 'La première tentative de chaque élève est retenue.',
  },
  releases: {
    'at-once': 'Les élèves verront leur score et les bonnes réponses dès qu’ils rendront le quiz.',
    'score-only': 'Les élèves verront seulement leur score dès qu’ils rendront le quiz.',
    'when-closed':
      'Les élèves verront leur score et les bonnes réponses quand le quiz sera fermé et que tous auront fini.',
    'by-hand': 'Les élèves verront leur score et les bonnes réponses quand vous les publierez.',
  },
  seeAll: (n) =>
    plural(n, {
      one: `${number(n)} élève qui a rendu le quiz verra son score et les bonnes réponses.`,
      many: `${number(n)} d’élèves qui ont rendu le quiz verront leur score et les bonnes réponses.`,
      other: `${number(n)} élèves qui ont rendu le quiz verront leur score et les bonnes réponses.`,
    }),
  seeScore: (n) =>
    plural(n, {
      one: `${number(n)} élève qui a rendu le quiz verra seulement son score.`,
      many: `${number(n)} d’élèves qui ont rendu le quiz verront seulement leur score.`,
      other: `${number(n)} élèves qui ont rendu le quiz verront seulement leur score.`,
    }),
  seeAllNoMore: (n) =>
    plural(n, {
      one: `${number(n)} élève qui a rendu le quiz ne verra plus son score ni les bonnes réponses.`,
      many: `${number(n)} d’élèves qui ont rendu le quiz ne verront plus leur score ni les bonnes réponses.`,
      other: `${number(n)} élèves qui ont rendu le quiz ne verront plus leur score ni les bonnes réponses.`,
    }),
  seeScoreNoMore: (n) =>
    plural(n, {
      one: `${number(n)} élève qui a rendu le quiz ne verra plus son score.`,
      many: `${number(n)} d’élèves qui ont rendu le quiz ne verront plus leur score.`,
      other: `${number(n)} élèves qui ont rendu le quiz ne verront plus leur score.`,
    }),
  stillWorking: (n) =>
    plural(n, {
      one: `${number(n)} élève travaille encore.`,
      many: `${number(n)} d’élèves travaillent encore.`,
      other: `${number(n)} élèves travaillent encore.`,
    }),
  couldShare: 'Les élèves pourraient communiquer les réponses à d’autres.',
  othersSee: 'D’autres peuvent déjà voir les réponses.',
  submittedAfter: (n) =>
    plural(n, {
      one: `${number(n)} élève a rendu le quiz alors que d’autres pouvaient déjà voir les réponses.`,
      many: `${number(n)} d’élèves ont rendu le quiz alors que d’autres pouvaient déjà voir les réponses.`,
      other: `${number(n)} élèves ont rendu le quiz alors que d’autres pouvaient déjà voir les réponses.`,
    }),
  savedNothing: 'Paramètres enregistrés.',
  savedOne: (change) => `Enregistré. ${change}`,
  savedMany: (n) =>
    plural(n, {
      one: `Enregistré : ${number(n)} paramètre modifié.`,
      many: `Enregistré : ${number(n)} paramètres modifiés.`,
      other: `Enregistré : ${number(n)} paramètres modifiés.`,
    }),
  practiceOn: 'Les élèves peuvent s’entraîner : toute personne qui a le code peut voir les bonnes réponses.',
  practiceOff: 'Les élèves ne peuvent plus s’entraîner.',
}
