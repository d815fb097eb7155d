import type * as en from '../../en/problems/formatting.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  formatting: {
    'formula-brace-superfluous': ({ line }) => `Formule de la ligne ${line} : il manque un { avant ce }.`,
    'formula-brace-missing': ({ line }) => `Formule de la ligne ${line} : il manque un } à la fin.`,
    'formula-unreadable': ({ line, text }) => `La formule de la ligne ${line} est illisible : ${text}`,
    'formula-too-deep': ({ most }) => `Les formules sont imbriquées ${most} fois au plus.`,
    'formula-too-long': ({ most }) =>
      `Cette formule est trop longue. Raccourcissez-la à ${number(most)} caractères.`,
    'too-many-formulas': ({ most }) => `Une question a ${most} formules au plus.`,
    'text-too-slow': 'L’affichage de ce texte prend trop de temps. Raccourcissez-le.',
    'text-too-large':
      'Les formules, les tableaux ou le code de ce texte prennent trop de place. Raccourcissez-le ou divisez-le.',
    'quiz-drawn-too-large':
      'Les formules, les tableaux et le code de toutes les questions jusqu’ici prennent ensemble trop de place. Raccourcissez-en quelques-uns.',
    'picture-unreadable':
      'Ce fichier n’est pas une image que Quizly peut lire. Utilisez PNG, JPEG, WebP, GIF ou AVIF.',
    'picture-too-many-pixels': ({ megapixels, most }) =>
      `Cette image a ${number(megapixels)} mégapixels ; le maximum est de ${most}.`,
    'picture-too-slow': 'La lecture de cette image prend trop de temps. Réduisez-la.',
    'picture-missing': 'Cette image n’existe plus. Insérez-la de nouveau.',
    'picture-needs-description':
      'Une réponse ou une note composée d’une seule image doit avoir une description.',
  },
}
