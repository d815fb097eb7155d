import type * as en from '../../en/desk/print.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Chargement des questions',
  failed: 'Les questions n’ont pas pu être chargées',
  safe: 'Elles sont enregistrées.',
  title: (quiz) => `Imprimer le sujet – ${quiz}`,
  heading: 'Imprimer le sujet',
  print: 'Imprimer le sujet',
  printList: 'Imprimer la liste',
  what: 'Que faut-il imprimer ?',
  parts: { questions: 'Questions', answers: 'Cases de réponse', key: 'Corrigé' },
  preview: 'Aperçu',
  noQuestions: 'Ce quiz n’a pas encore de questions',
  write: 'Écrire les questions',
  facts: (n, minutes) =>
    plural(n, {
      one: `${number(n)} question · ${minutes}`,
      many: `${number(n)} de questions · ${minutes}`,
      other: `${number(n)} questions · ${minutes}`,
    }),
  lines: { name: 'Nom', class: 'Classe', date: 'Date', points: 'Points' },
  weightedFacts: (n, points, minutes) =>
    plural(n, {
      one: `${number(n)} question · ${points} · ${minutes}`,
      many: `${number(n)} de questions · ${points} · ${minutes}`,
      other: `${number(n)} questions · ${points} · ${minutes}`,
    }),
}
