import type * as en from '../../en/student/verify.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Saisis le code d’accès',
  lead: 'Saisis le code qu’on t’a donné pour accéder au quiz.',
  code: 'Code du quiz',
  codeHint: '8 lettres et chiffres. Respecte les majuscules et les minuscules.',
  placeholder: 'Saisir le code',
  submit: 'Vérifier et continuer',
  clockHint:
    'Le chronomètre ne démarre pas tout de suite : tu verras d’abord le titre, le nombre de questions et la durée.',
  unknownCode: 'Code incorrect. Réessaie.',
  failed: 'Une erreur s’est produite. Réessaie plus tard.',
}
