import type * as en from '../../en/authoring/moving.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  more: (quiz) => `Mais opções de ${quiz}`,
  restore: 'Restaurar',
  duplicate: 'Duplicar',
  archive: 'Arquivar',
  remove: 'Excluir',
  copied: 'Copiado. Finalize o quiz para receber um código.',
  notCopied: (hint) => `Não foi possível copiar o quiz. ${hint}`,
  askArchive: (quiz) => ['Arquivar “', quiz, '”?'],
  askRemove: (quiz) => ['Excluir “', quiz, '”?'],
  keep: 'Manter',
  notLoaded:
    'Não foi possível verificar o que seria excluído com este quiz. Verifique sua conexão e tente novamente.',
  unused: 'Ninguém fez este quiz.',
  resultsGo: (n) =>
    plural(n, {
      one: `${number(n)} resultado também será excluído, inclusive da lista de quem fez o quiz.`,
      many: `${number(n)} resultados também serão excluídos, inclusive das listas de quem fez o quiz.`,
      other: `${number(n)} resultados também serão excluídos, inclusive das listas de quem fez o quiz.`,
    }),
  attemptsGo: (n) =>
    plural(n, {
      one: `${number(n)} tentativa em andamento também será excluída, inclusive da lista de quem faz o quiz.`,
      many: `${number(n)} tentativas em andamento também serão excluídas, inclusive das listas de quem faz o quiz.`,
      other: `${number(n)} tentativas em andamento também serão excluídas, inclusive das listas de quem faz o quiz.`,
    }),
  results: (n) =>
    plural(n, {
      one: `${number(n)} resultado`,
      many: `${number(n)} resultados`,
      other: `${number(n)} resultados`,
    }),
  attempts: (n) =>
    plural(n, {
      one: `${number(n)} tentativa em andamento`,
      many: `${number(n)} tentativas em andamento`,
      other: `${number(n)} tentativas em andamento`,
    }),
  bothGo: (someResults, someAttempts) =>
    `${someResults} e ${someAttempts} também serão excluídos, inclusive das listas de quem fez ou faz o quiz.`,
  binned: 'Fica na lixeira por 30 dias. Você pode restaurá-lo de lá.',
  binnedUsed:
    'Fica na lixeira por 30 dias; até lá, estudantes mantêm os resultados. Você pode restaurá-lo de lá.',
  resultsStay: 'Os resultados ficam. Você pode restaurar o quiz a partir do arquivo.',
  codeStops: 'O código vai parar de funcionar.',
  codeStopsTimeStays: 'O código vai parar de funcionar. Quem já começou mantém o tempo completo.',
  releases:
    'Os resultados também serão liberados: quem já enviou verá a pontuação e as respostas corretas. Não é possível desfazer.',
  releasesLater:
    'Os resultados também serão liberados: quando todos terminarem, quem enviou verá a pontuação e as respostas corretas. Não é possível desfazer.',
  archived: (quiz) => `“${quiz}” foi arquivado.`,
  inBin: (quiz) => `“${quiz}” fica na lixeira por 30 dias.`,
  restored: (quiz) => `“${quiz}” foi restaurado.`,
  restoredClosed: (quiz) => `“${quiz}” foi restaurado. Ele continua fechado até você abri-lo.`,
}
