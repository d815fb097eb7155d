import type * as en from '../../en/student/login.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Connexion',
  submit: 'Se connecter',
  email: 'E-mail',
  password: 'Mot de passe',
  forgot: 'Mot de passe oublié ?',
  newHere: (link) => ['Pas encore de compte Quizly ? ', link('S’inscrire')],
  done: 'Connexion réussie !',
  haveCode: 'Tu as un code de quiz ?',
  haveCodeHint:
    'Connecte-toi d’abord. Tu saisiras le code à l’écran suivant, et le chronomètre ne démarrera que lorsque tu appuieras sur « Commencer le quiz ».',
}
