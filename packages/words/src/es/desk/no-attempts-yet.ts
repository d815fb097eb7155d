import type * as en from '../../en/desk/no-attempts-yet.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  draft: 'Aún es un borrador. Finalízalo para obtener el código secreto para tus estudiantes.',
  codeOff: 'El código está desactivado: no se puede entrar.',
  closed: 'El cuestionario está cerrado: no se puede entrar.',
  share: 'Comparte el código.',
  noResults: 'Aún no hay resultados',
  noResultsHint: 'Los resultados aparecen aquí tras la primera entrega.',
  code: (secretCode) => ['Código ', secretCode],
  copy: 'Copiar código',
  fullScreen: 'Ver en pantalla completa',
  writeHint: 'Escríbelas y tendrás un código para tus estudiantes.',
}
