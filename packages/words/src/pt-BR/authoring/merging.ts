import type * as en from '../../en/authoring/merging.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  pageTitle: (quiz) => `Duas versões – ${quiz}`,
  title: (quiz) => ['Duas versões de “', quiz, '”'],
  hint: 'Outra pessoa salvou mudanças enquanto você editava. Escolha quais manter.',
  keepTheirs: 'Manter toda a outra versão',
  keepMine: 'Manter toda a minha versão',
  missing: 'Escolha uma das duas.',
  allChosen: 'Tudo escolhido.',
  left: (n) =>
    plural(n, {
      one: `Falta escolher ${number(n)}.`,
      many: `Falta escolher ${number(n)}.`,
      other: `Falta escolher ${number(n)}.`,
    }),
  save: 'Salvar estas questões',
  question: (n) => `Questão ${number(n)}`,
  questionOfYours: (n) => `Sua questão ${number(n)}`,
  markedAgain: (questions) =>
    `Nesse meio-tempo, mudou a forma de contar ${questions}. Essa mudança é mantida.`,
  inSentence: (n) => `a questão ${number(n)}`,
  yoursInSentence: (n) => `a sua questão ${number(n)}`,
  listed: (first, second) => `${first}, ${second}`,
  sides: {
    theirs: 'A outra versão',
    mine: 'Sua versão',
  },
  changes: {
    theirs: {
      none: 'Sem mudanças da outra pessoa',
      added: 'Adicionada pela outra pessoa',
      removed: 'Removida pela outra pessoa',
      changed: (parts) => `A outra pessoa mudou ${parts}`,
    },
    mine: {
      none: 'Sem mudanças suas',
      added: 'Você a adicionou',
      removed: 'Você a removeu',
      changed: (parts) => `Você mudou ${parts}`,
    },
  },
  parts: {
    text: 'o texto',
    type: 'o tipo',
    options: 'as alternativas',
    key: 'o gabarito',
    points: 'os pontos',
    marking: 'a correção',
    feedback: 'a explicação',
  },
  notInQuiz: 'Não está no quiz.',
  markedCorrect: ', marcada como correta',
  order: 'A ordem das questões',
  movedNothing: {
    theirs: 'A outra pessoa não moveu nada',
    mine: 'Você não moveu nada',
  },
  move: (from, to, text) => [from, ' → ', to, ': ', text],
  moreQuestions: (n) =>
    plural(n, {
      one: `mais ${number(n)} questão`,
      many: `mais ${number(n)} questões`,
      other: `mais ${number(n)} questões`,
    }),
}
