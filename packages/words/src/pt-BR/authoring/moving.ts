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
  notLoaded: 'Não foi possível carregar o que vai junto. Verifique sua conexão e tente novamente.',
  unused: 'Ninguém fez este quiz.',
  resultsGo: (n) =>
    plural(n, {
      one: `${number(n)} resultado vai junto, também das listas dos próprios estudantes.`,
      many: `${number(n)} resultados vão junto, também das listas dos próprios estudantes.`,
      other: `${number(n)} resultados vão junto, também das listas dos próprios estudantes.`,
    }),
  attemptsGo: (n) =>
    plural(n, {
      one: `${number(n)} tentativa em andamento vai junto, também das listas dos próprios estudantes.`,
      many: `${number(n)} tentativas em andamento vão junto, também das listas dos próprios estudantes.`,
      other: `${number(n)} tentativas em andamento vão junto, também das listas dos próprios estudantes.`,
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
    `${someResults} e ${someAttempts} vão junto, também das listas dos próprios estudantes.`,
  binned: 'Fica na lixeira por 30 dias. Você pode restaurá-lo de lá.',
  binnedUsed:
    'Fica na lixeira por 30 dias; até lá, estudantes mantêm os resultados. Você pode restaurá-lo de lá.',
  resultsStay: 'Os resultados ficam. Você pode restaurar o quiz a partir do arquivo.',
  codeStops: 'O código vai parar de funcionar.',
  codeStopsTimeStays: 'O código vai parar de funcionar. Quem já começou mantém o tempo completo.',
  releases:
    'Isto também libera os resultados: quem já enviou verá a pontuação e as respostas corretas. Não é possível desfazer.',
  releasesLater:
    'Isto também libera os resultados: quando todos terminarem, quem enviou verá a pontuação e as respostas corretas. Não é possível desfazer.',
  archived: (quiz) => `“${quiz}” foi arquivado.`,
  inBin: (quiz) => `“${quiz}” fica na lixeira por 30 dias.`,
  restored: (quiz) => `“${quiz}” foi restaurado.`,
  restoredClosed: (quiz) => `“${quiz}” foi restaurado. O código continua fechado até você abri-lo.`,
}
