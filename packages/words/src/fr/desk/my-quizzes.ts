import type * as en from '../../en/desk/my-quizzes.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  heading: 'Mes quiz',
  titled: {
    current: 'Mes quiz',
    archived: 'Mes quiz – Archivés',
    bin: 'Mes quiz – Corbeille',
  },
  create: 'Créer un quiz',
  loading: 'Chargement de vos quiz',
  failed: 'Vos quiz n’ont pas pu être chargés',
  safe: 'Rien n’est perdu.',
  searchFailed: (again) => [
    'La recherche dans vos quiz a échoué. Vérifiez votre connexion, puis ',
    again('réessayez'),
    '.',
  ],
  listsLabel: 'Quiz',
  lists: {
    current: 'Actifs',
    archived: 'Archivés',
    bin: 'Corbeille',
  },
  isEmpty: {
    current: 'Vous n’avez pas encore créé de quiz',
    archived: 'Aucun quiz n’est archivé',
    bin: 'La corbeille est vide',
  },
  howToFill: {
    current:
      'Saisissez vos questions ou importez une feuille de calcul, puis donnez le code secret à vos élèves.',
    archived: 'Archivez un quiz terminé : son code ne fonctionne plus, mais ses résultats restent.',
    bin: 'Les quiz supprimés sont conservés ici 30 jours. Vous pouvez les restaurer jusque-là.',
  },
  columns: {
    title: 'Titre',
    state: 'État',
    questions: 'Questions',
    code: 'Code',
    attempts: 'Tentatives',
    average: 'Moyenne',
    created: 'Créé le',
    actions: 'Actions',
  },
  deleted: (date) => `Supprimé le ${date}`,
  shared: {
    owner: (name) => ['Partagé par ', name, ' · propriétaire : vous'],
    editor: (name) => ['Partagé par ', name, ' · vous pouvez le modifier'],
    marker: (name) => ['Partagé par ', name, ' · vous pouvez le corriger'],
    viewer: (name) => ['Partagé par ', name, ' · vous pouvez le consulter'],
  },
  running: (n) => `${number(n)} en ce moment`,
  runningIn: (n, quiz, hidden) => [number(n), ' en ce moment', hidden(` dans ${quiz}`)],
  averageLater: 'Après la fin',
  noAttempts: 'Aucune tentative',
  menu: {
    share: 'Partager',
    write: 'Écrire les questions',
    results: 'Résultats',
    students: 'Élèves',
    questions: 'Questions',
    print: 'Imprimer le sujet',
    edit: 'Modifier le quiz',
    preview: 'Aperçu',
    finalize: 'Finaliser',
    settings: 'Paramètres',
  },
}
