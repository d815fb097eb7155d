import type * as en from '../../en/desk/marking-page.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Correção',
  titleOf: (n) => `Corrigir a questão ${number(n)}`,
  loading: 'Carregando as respostas…',
  open: 'Corrigir respostas',
  nothing: 'Nada aguarda correção',
  nothingHint: 'As respostas aparecem aqui quando são enviadas.',
  waiting: (n) =>
    plural(n, {
      one: `${number(n)} resposta pendente`,
      many: `${number(n)} respostas pendentes`,
      other: `${number(n)} respostas pendentes`,
    }),
  marked: (n) =>
    plural(n, {
      one: `${number(n)} já corrigida`,
      many: `${number(n)} já corrigidas`,
      other: `${number(n)} já corrigidas`,
    }),
  howFar: (waits, done) => `${waits}, ${done}`,
  releaseTitle: 'Liberação',
  ready: (n) =>
    plural(n, {
      one: `${number(n)} resultado tem notas que ainda não aparecem.`,
      many: `${number(n)} resultados têm notas que ainda não aparecem.`,
      other: `${number(n)} resultados têm notas que ainda não aparecem.`,
    }),
  unmarked: (n) =>
    plural(n, {
      one: `${number(n)} resposta ainda não foi corrigida e continua pendente.`,
      many: `${number(n)} respostas ainda não foram corrigidas e continuam pendentes.`,
      other: `${number(n)} respostas ainda não foram corrigidas e continuam pendentes.`,
    }),
  release: 'Liberar as notas',
  releaseAsk: 'Os pontos e os comentários aparecem com o resultado, e há um novo comprovante.',
  releasing: 'Liberando…',
  released: (n) =>
    plural(n, {
      one: `Notas liberadas para ${number(n)} estudante.`,
      many: `Notas liberadas para ${number(n)} estudantes.`,
      other: `Notas liberadas para ${number(n)} estudantes.`,
    }),
  otherAnswers: (n) =>
    plural(n, {
      one: `${number(n)} resposta mudou desde a correção e está pendente de novo.`,
      many: `${number(n)} respostas mudaram desde a correção e estão pendentes de novo.`,
      other: `${number(n)} respostas mudaram desde a correção e estão pendentes de novo.`,
    }),
  withdraw: 'Retirar as notas',
  withdrawAsk:
    'As respostas ficam pendentes de novo. As notas ficam aqui, e você pode alterá-las e liberá-las.',
  withdrawing: 'Retirando…',
  notDone: 'Não foi possível concluir. Tente novamente: continuará de onde parou.',
  allMarked: 'Todas as respostas a esta questão foram corrigidas',
  othersMark: (n) =>
    plural(n, {
      one: `${number(n)} está sendo corrigida por outra pessoa.`,
      many: `${number(n)} estão sendo corrigidas por outras pessoas.`,
      other: `${number(n)} estão sendo corrigidas por outras pessoas.`,
    }),
  back: 'Questões a corrigir',
  left: (n) =>
    plural(n, {
      one: `falta ${number(n)} resposta, contando esta`,
      many: `faltam ${number(n)} respostas, contando esta`,
      other: `faltam ${number(n)} respostas, contando esta`,
    }),
  answer: 'Resposta',
  sample: 'Exemplo de resposta',
  item: (text, points) => `${text} (${points})`,
  rubric: 'Rubrica',
  points: 'Pontos',
  morePoints: 'Pontos a mais ou a menos',
  comment: 'Comentário',
  commentHint: 'Aparece junto ao resultado.',
  total: (n, most) => `${number(n)} de ${number(most)} pontos`,
  save: 'Salvar e continuar',
  saving: 'Salvando…',
  notSaved: 'Não foi possível salvar a nota. Ela continua aqui.',
  undo: 'Voltar à anterior',
  keys: 'Teclas: de 1 a 9 escolhem critérios, A vai aos pontos, Enter salva, U volta à resposta anterior.',
  theirs: (name, n) =>
    plural(n, {
      one: `${name} corrigiu esta resposta: ${number(n)} ponto. Manter essa nota ou a sua?`,
      many: `${name} corrigiu esta resposta: ${number(n)} pontos. Manter essa nota ou a sua?`,
      other: `${name} corrigiu esta resposta: ${number(n)} pontos. Manter essa nota ou a sua?`,
    }),
  keepTheirs: 'Manter essa nota',
  keepMine: 'Manter a minha nota',
  withdrawn: (n) =>
    plural(n, {
      one: `Notas retiradas de ${number(n)} estudante.`,
      many: `Notas retiradas de ${number(n)} estudantes.`,
      other: `Notas retiradas de ${number(n)} estudantes.`,
    }),
  undoRelease: 'Desfazer',
}
