import type * as en from '../../en/desk/no-attempts-yet.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  draft: 'Ainda é um rascunho. Finalize-o para receber o código secreto para a turma.',
  codeOff: 'O código está desativado: estudantes não podem entrar.',
  closed: 'O quiz está fechado: estudantes não podem entrar.',
  share: 'Compartilhe o código.',
  noResults: 'Ainda não há resultados',
  noResultsHint: 'Os resultados aparecem aqui depois do primeiro envio.',
  code: (secretCode) => ['Código ', secretCode],
  copy: 'Copiar código',
  fullScreen: 'Mostrar em tela cheia',
  writeHint: 'Escreva-as e você terá um código para a turma.',
}
