import type * as en from '../../en/authoring/preview.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Prévia',
  loading: 'Carregando a prévia',
  failed: 'Não foi possível carregar a prévia',
  safe: 'O quiz está seguro.',
  none: 'Ainda não há prévia',
  noneHint: 'Este quiz não tem questões.',
  toQuestions: 'Ir para as questões',
  note: (bold) => [bold('Prévia'), ' Nada é salvo nem pontuado.'],
  again: 'Fazer de novo',
  end: 'Encerrar prévia',
}
