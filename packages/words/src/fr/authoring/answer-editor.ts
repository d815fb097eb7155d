import type * as en from '../../en/authoring/answer-editor.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  options: 'Options',
  selectOne: 'Sélectionnez la bonne réponse.',
  selectSeveral: 'Sélectionnez toutes les bonnes réponses.',
  addOption: '+ Ajouter une option',
  isCorrect: (letter) => `L’option ${letter} est correcte`,
  option: (letter) => `Option ${letter}`,
  remove: (letter) => `Supprimer l’option ${letter}`,
  fixed: 'Ne pas mélanger',
  fixedHint:
    'Si les options de ce quiz sont mélangées, celles-ci gardent leur place, comme « Toutes les réponses ci-dessus ».',
  isFixed: (letter) => `L’option ${letter} n’est pas mélangée`,
  isFixedWithText: (letter, text) => `L’option ${letter} n’est pas mélangée : ${text}`,
  correctAnswer: 'Bonne réponse',
  comparedHint: 'La correction ignore les majuscules et les espaces au début et à la fin.',
  acceptedToo: (n) => `Réponse acceptée ${number(n)}`,
  removeAccepted: (n) => `Enlever la réponse acceptée ${number(n)}`,
  removeAcceptedShort: 'Enlever',
  addAccepted: '+ Accepter une autre réponse',
  lenient: 'Ignorer les accents, la ponctuation et les espaces',
  lenientHint: 'Ils comptent toujours dans les nombres, comme la virgule de 3,5.',
}
