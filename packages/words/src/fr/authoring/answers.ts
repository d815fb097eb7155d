import type * as en from '../../en/authoring/answers.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  markedCorrect: (answer, hidden) => [answer, hidden(', bonne réponse')],
  written: '(réponse écrite)',
  writtenLeniently: '(réponse écrite, comparaison souple)',
  number: '(nombre)',
  picture: '(image)',
  correctAnswer: 'Bonne réponse',
  correctAnswers: 'Bonnes réponses',
  current: '(réponse actuelle)',
  alsoAccepted: (answers) => ['Aussi acceptées : ', answers],
  skipped: 'Passée',
  right: 'Correcte',
  wrong: 'Incorrecte',
  rightLabel: 'correcte',
  wrongLabel: 'incorrecte',
  printed: {
    single: 'Cochez une seule réponse',
    multiple: 'Cochez toutes les bonnes réponses',
    write: 'Écrivez votre réponse',
    matching: 'Écrivez la lettre qui convient à côté de chaque élément',
    ordering: 'Numérotez les éléments dans le bon ordre',
  },
}
