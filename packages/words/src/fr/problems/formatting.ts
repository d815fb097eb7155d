import type * as en from '../../en/problems/formatting.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  formatting: {
    'formula-brace-superfluous': ({ line }) => `Formule de la ligne ${line} : il manque un { avant ce }.`,
    'formula-brace-missing': ({ line }) => `Formule de la ligne ${line} : il manque un } à la fin.`,
    'formula-unreadable': ({ line, text }) => `La formule de la ligne ${line} est illisible : ${text}`,
    'formula-too-deep': ({ most }) => `Les formules sont imbriquées ${most} fois au plus.`,
    'formula-too-long': ({ most }) =>
      `Cette formule est trop longue. Raccourcissez-la à ${number(most)} caractères.`,
    'too-many-formulas': ({ most }) => `Une question a ${most} formules au plus.`,
    'text-too-slow': 'Ce texte est trop long à dessiner. Raccourcissez-le.',
    'text-too-large': 'Ce texte est trop long pour être dessiné. Raccourcissez-le.',
    'picture-unreadable':
      'Ce fichier n’est pas une image que Quizly peut lire. Utilisez PNG, JPEG, WebP, GIF ou AVIF.',
    'picture-too-many-pixels': ({ megapixels, most }) =>
      `Cette image a ${number(megapixels)} mégapixels ; le maximum est de ${most}.`,
    'picture-too-slow': 'Cette image est trop longue à lire. Réduisez-la.',
    'picture-missing': 'Cette image n’existe plus. Insérez-la de nouveau.',
    'picture-needs-description': 'Une réponse qui n’est qu’une image a besoin d’une description.',
  },
}
