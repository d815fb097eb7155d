import type * as en from '../../en/problems/formatting.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  formatting: {
    'formula-brace-superfluous': ({ line }) => `Fórmula de la línea ${line}: falta un { antes de este }.`,
    'formula-brace-missing': ({ line }) => `Fórmula de la línea ${line}: falta un } al final.`,
    'formula-unreadable': ({ line, text }) => `La fórmula de la línea ${line} no se puede leer: ${text}`,
    'formula-too-deep': ({ most }) => `Las fórmulas se anidan como máximo ${most} veces.`,
    'formula-too-long': ({ most }) =>
      `Esta fórmula es demasiado larga. Acórtala a ${number(most)} caracteres.`,
    'too-many-formulas': ({ most }) => `Una pregunta tiene como máximo ${most} fórmulas.`,
    'text-too-slow': 'Este texto tarda demasiado en mostrarse. Acórtalo.',
    'text-too-large':
      'Las fórmulas, las tablas o el código de este texto ocupan demasiado. Acórtalo o divídelo.',
    'quiz-drawn-too-large':
      'Las fórmulas, las tablas y el código de todas las preguntas hasta aquí ocupan juntos demasiado. Acorta algunos.',
    'picture-unreadable':
      'Este archivo no es una imagen que Quizly pueda leer. Usa PNG, JPEG, WebP, GIF o AVIF.',
    'picture-too-many-pixels': ({ megapixels, most }) =>
      `Esta imagen tiene ${number(megapixels)} megapíxeles; el máximo es ${most}.`,
    'picture-too-slow': 'Esta imagen tarda demasiado en leerse. Redúcela.',
    'picture-missing': 'Esta imagen ya no existe. Insértala otra vez.',
    'picture-needs-description': 'Una respuesta o una nota que es solo una imagen necesita una descripción.',
  },
}
