import type * as en from '../../en/screens/not-found.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Página no encontrada',
  hint: 'Ninguna de las anteriores. Si escribiste la dirección, revísala; si seguiste un enlace, puede que ya no sirva.',
  goHome: 'Ir al inicio',
  enterCode: 'Escribir el código de un cuestionario',
}
