import type * as en from '../../en/account/signup.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Inscription',
  submit: 'S’inscrire',
  hint: (link) => ['Créez votre compte Quizly. Déjà un compte ? ', link('Se connecter')],
  role: 'Rôle',
  roleHint: 'Les élèves font des quiz. Les enseignants les créent.',
  roles: { student: 'Élève', admin: 'Enseignant' },
  whatYouGet: 'Ce que Quizly vous apporte',
  whatYouGetText:
    'Les élèves gardent tous leurs résultats dans leur profil. Les enseignants obtiennent un code secret pour chaque quiz et voient les résultats de la classe, question par question.',
  done: 'Inscription réussie !',
  noUser: 'Erreur : aucune donnée utilisateur reçue. Vérifiez la réponse du serveur.',
  failed: 'Échec de l’inscription',
}
