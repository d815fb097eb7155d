import type * as en from '../../en/results/receipt-view.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  hint: (link) => [
    'Un comprobante demuestra cuándo entregaste y que las respuestas guardadas son las que diste. No muestra las respuestas. Cualquiera puede ',
    link('verificar un comprobante'),
    '.',
  ],
  file: (quiz) => `Comprobante ${quiz}`,
  save: 'Guardar comprobante',
  copy: 'Copiar comprobante',
}
