import type * as en from '../../en/authoring/merging.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  pageTitle: (quiz) => `Deux versions – ${quiz}`,
  title: (quiz) => ['Deux versions de « ', quiz, ' »'],
  hint: 'Quelqu’un d’autre a enregistré des modifications pendant que vous travailliez. Choisissez lesquelles garder.',
  keepTheirs: 'Garder toute l’autre version',
  keepMine: 'Garder toute ma version',
  missing: 'Choisissez l’une des deux versions.',
  allChosen: 'Tous les choix sont faits.',
  left: (n) =>
    plural(n, {
      one: `Il reste ${number(n)} choix.`,
      many: `Il reste ${number(n)} choix.`,
      other: `Il reste ${number(n)} choix.`,
    }),
  save: 'Enregistrer ces questions',
  question: (n) => `Question ${number(n)}`,
  questionOfYours: (n) => `Votre question ${number(n)}`,
  markedAgain: (questions) =>
    `Entre-temps, la façon de compter a changé pour : ${questions}. Ce changement est conservé.`,
  inSentence: (n) => `question ${number(n)}`,
  yoursInSentence: (n) => `votre question ${number(n)}`,
  listed: (first, second) => `${first}, ${second}`,
  sides: {
    theirs: 'L’autre version',
    mine: 'Ma version',
  },
  changes: {
    theirs: {
      none: 'Inchangée dans l’autre version',
      added: 'Ajoutée dans l’autre version',
      removed: 'Supprimée dans l’autre version',
      changed: (parts) => `Modifié dans l’autre version : ${parts}`,
    },
    mine: {
      none: 'Inchangée dans votre version',
      added: 'Ajoutée dans votre version',
      removed: 'Supprimée dans votre version',
      changed: (parts) => `Modifié dans votre version : ${parts}`,
    },
  },
  parts: {
    text: 'le texte',
    type: 'le type',
    options: 'les options',
    key: 'le corrigé',
    points: 'les points',
    marking: 'la notation',
    feedback: 'l’explication',
  },
  notInQuiz: 'Pas dans le quiz.',
  markedCorrect: ', bonne réponse',
  order: 'L’ordre des questions',
  movedNothing: {
    theirs: 'Rien n’est déplacé dans l’autre version',
    mine: 'Rien n’est déplacé dans votre version',
  },
  move: (from, to, text) => [from, ' → ', to, ' : ', text],
  moreQuestions: (n) =>
    plural(n, {
      one: `${number(n)} autre question`,
      many: `${number(n)} autres questions`,
      other: `${number(n)} autres questions`,
    }),
}
