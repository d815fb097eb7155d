import type * as en from '../../en/desk/settings.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Chargement des paramètres',
  failed: 'Les paramètres n’ont pas pu être chargés',
  archived: 'Ce quiz est archivé. Restaurez-le pour modifier ses paramètres.',
  label: 'Paramètres',
  onlyEditors: 'Seules les personnes propriétaires ou éditrices de ce quiz peuvent les modifier.',
  save: 'Enregistrer les paramètres',
  saving: 'Enregistrement…',
  saved: 'Enregistré.',
  noChanges: 'Aucune modification',
  changedByOthers: (names) =>
    `Quelqu’un d’autre a modifié ${names} pendant que vous travailliez. Enregistrez de nouveau pour garder votre version.`,
  keepTheirs: 'Garder l’autre version',
  and: (first, second) => `${first} et ${second}`,
  changed: {
    title: 'le titre',
    timeLimit: 'la durée',
    language: 'la langue',
    code: 'l’état du quiz (ouvert ou fermé)',
    joining: 'l’accès avec le code',
    opensAt: 'l’ouverture',
    closesAt: 'la fermeture',
    everyoneStops: 'ce qui se passe à la fermeture',
    resultRelease: 'la publication du résultat',
    shuffleQuestions: 'l’ordre des questions',
    shuffleOptions: 'l’ordre des options',
    practice: 'l’entraînement',
    pages: 'les pages',
  },
  sectionsLabel: 'Rubriques',
  sections: {
    title: 'Titre',
    time: 'Temps',
    joining: 'Accès',
    order: 'Ordre',
    results: 'Résultats',
    attempts: 'Tentatives',
    language: 'Langue',
    practice: 'Entraînement',
    'extra-time': 'Temps supplémentaire',
  },
  quizTitle: 'Titre du quiz',
  quizTitleHint: 'S’applique partout, y compris aux résultats.',
  draft: 'Ce quiz est un brouillon. Il s’ouvrira quand vous le finaliserez.',
  quiz: 'Quiz',
  open: 'Ouvert',
  closed: 'Fermé',
  openHint: 'Les élèves qui ont rejoint le quiz peuvent commencer.',
  closedHint:
    'Personne ne peut rejoindre ni commencer le quiz. Les élèves qui ont commencé gardent la durée prévue.',
  joining: 'Accès avec le code',
  joiningOn: 'Activé',
  joiningOff: 'Désactivé',
  joiningLater: 'Les élèves pourront rejoindre le quiz avec le code une fois qu’il sera ouvert.',
  joiningOnHint: 'Les élèves peuvent rejoindre le quiz avec le code.',
  joiningOffHint:
    'Personne d’autre ne peut rejoindre le quiz. Les élèves qui l’ont rejoint peuvent encore commencer.',
  result: 'Résultat',
  releases: {
    'at-once': 'Tout de suite',
    'score-only': 'Score seulement',
    'when-closed': 'Après la fermeture',
    'by-hand': 'Quand je les publie',
  },
  releaseHints: {
    'at-once':
      'Le score et les bonnes réponses s’affichent dès que l’élève rend le quiz. Les élèves pourraient communiquer les réponses à d’autres.',
    'score-only': 'Les élèves voient leur score dès qu’ils rendent le quiz, mais jamais les bonnes réponses.',
    'when-closed':
      'Le score et les bonnes réponses s’affichent quand le quiz est fermé et que tous les élèves ont fini.',
    'by-hand':
      'Le score et les bonnes réponses s’affichent quand vous appuyez sur « Publier les résultats ».',
  },
  released: (time) =>
    `Vous avez publié les résultats le ${time}. Les élèves qui rendent le quiz voient le leur aussitôt.`,
  severalAttempts:
    'Les bonnes réponses s’affichent après la dernière tentative de l’élève, ou quand tout le monde a fini après la fermeture.',
  practise: 'Les élèves peuvent s’entraîner à ce quiz',
  practiseHint:
    'Toute personne qui a le code peut voir les bonnes réponses. L’entraînement ne compte pas et rien n’en est conservé.',
}
