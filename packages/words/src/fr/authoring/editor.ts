import type * as en from '../../en/authoring/editor.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  add: '+ Ajouter une question',
  addKeys: 'Ctrl+Entrée',
  saveKeys: 'Ctrl+S',
  keys: 'Raccourcis',
  nextOption: (key) => [key('Entrée'), ' option suivante'],
  dropOption: (key) => [key('Retour arrière'), ' supprimer une option vide'],
  correctOption: (key, last) => [key('Ctrl'), ' ', key('1'), '–', last, ' bonne réponse'],
  addQuestion: (key) => [key('Ctrl'), ' ', key('Entrée'), ' ajouter une question'],
  save: (key) => [key('Ctrl'), ' ', key('S'), ' enregistrer'],
  question: (n) => `Question ${number(n)}`,
  change: (n) => `Modifier la question ${number(n)}`,
  moveUp: (n) => `Monter la question ${number(n)}`,
  moveDown: (n) => `Descendre la question ${number(n)}`,
  duplicate: (n) => `Dupliquer la question ${number(n)}`,
  remove: (n) => `Supprimer la question ${number(n)}`,
  text: 'Texte de la question',
  type: 'Type de question',
  questions: 'Questions',
  complete: 'Complète',
  problem: 'À corriger',
  unwritten: 'Pas encore écrite',
  states: {
    complete: 'complète',
    problem: 'à corriger',
    unwritten: 'pas encore écrite',
  },
  marked: (option) => `L’option ${option} est une bonne réponse.`,
  unmarked: (option) => `L’option ${option} n’est plus une bonne réponse.`,
  moved: (from, to) => `La question ${number(from)} est maintenant la question ${number(to)}.`,
  copied: (to, from) => `La question ${number(to)} est une copie de la question ${number(from)}.`,
  inserted: (n) =>
    plural(n, {
      one: `${number(n)} question insérée.`,
      many: `${number(n)} de questions insérées.`,
      other: `${number(n)} questions insérées.`,
    }),
}
