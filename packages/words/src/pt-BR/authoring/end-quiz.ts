import type * as en from '../../en/authoring/end-quiz.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: (quiz) => ['Encerrar “', quiz, '” para todos?'],
  ok: 'OK',
  keepGoing: 'Continuar o quiz',
  busy: 'Encerrando…',
  notLoaded:
    'Não foi possível saber quantos estudantes estão fazendo o quiz. Verifique sua conexão e tente novamente.',
  nobody: 'Ninguém está fazendo o quiz no momento, então não há o que encerrar.',
  working: (n) =>
    plural(n, {
      one: `${number(n)} estudante está fazendo o quiz. O tempo termina agora; o que já foi respondido é enviado e conta.`,
      many: `${number(n)} estudantes estão fazendo o quiz. O tempo termina agora; o que já foi respondido é enviado e conta.`,
      other: `${number(n)} estudantes estão fazendo o quiz. O tempo termina agora; o que já foi respondido é enviado e conta.`,
    }),
  willClose: 'O quiz será fechado. Você ainda pode dar mais tempo a estudantes específicos.',
  releases:
    'Alguns segundos depois, estudantes verão sua pontuação e as respostas corretas. Não é possível desfazer.',
  done: (n) =>
    plural(n, {
      one: `O quiz foi encerrado para ${number(n)} estudante e está fechado.`,
      many: `O quiz foi encerrado para ${number(n)} estudantes e está fechado.`,
      other: `O quiz foi encerrado para ${number(n)} estudantes e está fechado.`,
    }),
  failed: 'Não foi possível encerrar o quiz: o servidor não respondeu.',
}
