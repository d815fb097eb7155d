import type * as en from '../../en/desk/time-settings.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  timeLimit: 'Durée (minutes)',
  timeLimitHint: 'Pour les élèves qui n’ont pas commencé. Les autres gardent la durée prévue.',
  opens: 'Ouverture',
  opensHint: (zone, offset) =>
    `Laissez vide pour ouvrir tout de suite. Votre fuseau horaire : ${zone} (${offset}).`,
  closes: 'Fermeture',
  closesHint: (zone, offset) =>
    `Laissez vide pour que le quiz reste ouvert. Votre fuseau horaire : ${zone} (${offset}).`,
  atClosing: 'À la fermeture',
  noOneStarts: 'Personne d’autre ne commence',
  everyoneStops: 'Tout le monde s’arrête',
  noOneStartsHint: 'Les élèves qui ont commencé gardent la durée prévue, même après la fermeture.',
  everyoneStopsHint:
    'Les élèves qui commencent tard ont moins de temps. Ils en sont prévenus avant de commencer.',
  noneSaved: 'Valeur enregistrée dans une autre fenêtre : aucune',
  otherSaved: (value) => `Valeur enregistrée dans une autre fenêtre : ${value}`,
  shuffleQuestions: 'Mélanger les questions',
  shuffleOptions: 'Mélanger les options',
  shuffleOptionsHint: 'Une option marquée « Ne pas mélanger » dans sa question garde sa place.',
  shuffleHint: 'Chaque élève a son propre ordre. Vous voyez toujours l’ordre d’origine.',
  pages: 'Pages',
  allOnOne: 'Tout sur une page',
  oneByOne: 'Une question par page',
  goingBack: 'Retour en arrière',
  allowed: 'Autorisé',
  notAllowed: 'Interdit',
  allHint: 'Les élèves voient toutes les questions et répondent dans l’ordre de leur choix.',
  pageHints: {
    'one-by-one':
      'Les élèves peuvent revenir en arrière et modifier leurs réponses jusqu’à ce qu’ils rendent le quiz.',
    'forward-only':
      'Les élèves ne peuvent revenir à une question sur aucun appareil. Ils en sont prévenus avant de commencer.',
  },
  attempts: 'Tentatives par élève',
  attemptsHint: 'Les tentatives déjà faites sont conservées.',
  noLimit: 'Sans limite',
  whatCounts: 'Tentative retenue',
  best: 'La meilleure',
  last: 'La dernière',
  first: 'La première',
  countsHint: 'Une seule tentative compte par élève. À score égal, c’est la plus ancienne.',
}
