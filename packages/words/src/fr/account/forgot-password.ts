import type * as en from '../../en/account/forgot-password.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  nextSteps: {
    'link-sent':
      'S’il existe un compte avec cet e-mail, un lien pour choisir un nouveau mot de passe vient d’être envoyé. Il est valable une heure.',
    'ask-operator': 'Demandez un lien à la personne qui administre Quizly dans votre établissement.',
  },
}
