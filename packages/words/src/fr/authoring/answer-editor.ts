import type * as en from '../../en/authoring/answer-editor.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  options: 'Options',
  selectOne: 'Sélectionnez la bonne réponse.',
  optionsAlike: (first, second) =>
    `Les options ${first} et ${second} ne diffèrent que par des majuscules, des espaces ou la forme d’un signe.`,
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
  comparedHint:
    'La correction ignore les majuscules, les espaces en trop et la forme des apostrophes, guillemets et traits d’union.',
  acceptedToo: (n) => `Réponse acceptée ${number(n)}`,
  removeAccepted: (n) => `Enlever la réponse acceptée ${number(n)}`,
  removeAcceptedShort: 'Enlever',
  addAccepted: '+ Accepter une autre réponse',
  lenient: 'Ignorer les accents, la ponctuation et les espaces',
  lenientHint:
    'Des lettres comme œ, ß et ł peuvent s’écrire oe, ss et l. Les signes comptent toujours dans les nombres, comme la virgule de 3,5, et #, +, %, ° et le ′ de f′(x) et de l’eau aussi.',
}
