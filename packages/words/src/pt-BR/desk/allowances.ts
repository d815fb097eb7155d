import type * as en from '../../en/desk/allowances.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  youChoose: 'Se alguém também tem tempo extra em todos os quizzes, você escolhe qual vale.',
  savedAtOnce: 'É salvo na hora.',
  remove: (name) => `Remover o tempo extra de ${name}`,
  fieldsLabel: 'Dar tempo extra a alguém',
  emailLabel: 'E-mail de quem recebe',
  amountLabel: 'Tempo extra',
  amountHint:
    'Vale a partir da próxima vez que a pessoa começar. Para quem já está fazendo o quiz, use “Ao vivo”.',
  unit: 'Unidade',
  inPercent: 'Porcentagem',
  inMinutes: 'Minutos',
  everywhere: 'Em todos os meus quizzes',
  giving: 'Dando tempo…',
  give: 'Dar tempo extra',
  whichCounts: 'Qual tempo extra vale neste quiz?',
  compared: (email, all, minutes, here) => [
    email,
    ' tem ',
    all,
    ' em todos os seus quizzes, o que aqui são ',
    minutes,
    '. ',
    here,
    ' é menos.',
  ],
  keepAll: (all) => `Manter ${all}`,
  useHere: (here) => `Usar ${here} aqui`,
  plusPercent: (n) => `+ ${number(n)}%`,
  plusMinutes: (n) =>
    plural(n, {
      one: `+ ${number(n)} minuto`,
      many: `+ ${number(n)} minutos`,
      other: `+ ${number(n)} minutos`,
    }),
  inAllQuizzes: (amount) => `${amount}, em todos os quizzes`,
  countsHere: (amount) => `${amount}, aqui só este vale`,
  wholeNumber: 'Digite um número inteiro, no mínimo 1.',
  failed: 'Não foi possível mudar o tempo. Tente novamente.',
  undo: 'Desfazer',
  morePercent: (name, n) => `${name} tem ${number(n)}% a mais.`,
  moreMinutes: (name, minutes) => `${name} tem ${minutes} a mais.`,
  noMore: (name) => `${name} não tem mais tempo extra.`,
  undone: (name) => `Desfeito: o tempo extra de ${name} está como antes.`,
}
