import type * as en from '../../en/desk/delete-attempt.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  done: (name) => `El intento de ${name} se eliminó.`,
  failed: 'No se pudo eliminar el intento. Revisa tu conexión.',
  title: (name) => ['¿Eliminar el intento de ', name, '?'],
  numberedTitle: (n, name) => ['¿Eliminar el intento ', number(n), ' de ', name, '?'],
  nothingSubmitted: 'No se entregó nada en él. Esto no se puede deshacer.',
  goesWithIt: (score, total) =>
    `También se eliminan el resultado (${score} de ${number(total)}), las respuestas, la cronología y el tiempo adicional. Su comprobante ya no se podrá cotejar con el intento. Esto no se puede deshacer.`,
  after: (name) => [
    name,
    ' puede escribir el código y hacer el cuestionario de nuevo mientras esté abierto. En la lista de estudiantes queda constancia de quién eliminó el intento, cuándo y por qué.',
  ],
  reason: 'Motivo (opcional)',
  reasonHint: 'Se guarda para quienes comparten este cuestionario. Tus estudiantes no lo ven.',
  keep: 'Conservarlo',
  remove: 'Eliminar intento',
  removing: 'Eliminando…',
}
