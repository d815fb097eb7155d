import type * as en from '../../en/results/receipt-view.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  hint: (link) => [
    'O comprovante prova quando você enviou o quiz e que as respostas guardadas são as que você deu. Ele não mostra as respostas. Qualquer pessoa pode ',
    link('verificar um comprovante'),
    '.',
  ],
  file: (quiz) => `Comprovante ${quiz}`,
  save: 'Salvar comprovante',
  copy: 'Copiar comprovante',
}
