import type * as en from '../../en/student/verify.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Escribe el código',
  lead: 'Escribe el código que te dieron para acceder al cuestionario.',
  code: 'Código del cuestionario',
  codeHint: '8 letras y números. Distingue entre mayúsculas y minúsculas.',
  placeholder: 'Escribe el código',
  submit: 'Verificar y continuar',
  clockHint:
    'El tiempo todavía no empieza a correr. Primero verás el título, el número de preguntas y el tiempo límite.',
  unknownCode: 'Código no válido. Inténtalo de nuevo.',
  failed: 'Se produjo un error. Inténtalo más tarde.',
}
