import type * as en from '../../en/mails/server-mails.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  hello: 'Bonjour,',
  resetPassword: {
    subject: 'Choisir un nouveau mot de passe pour Quizly',
    text: 'Un nouveau mot de passe a été demandé pour votre compte Quizly. Pour le choisir, ouvrez ce lien dans l’heure. Il fonctionne une seule fois.',
    ifNotYou: 'Si la demande ne vient pas de vous, ignorez ce message : votre mot de passe reste le même.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe Quizly a été modifié',
    text: 'Le mot de passe de votre compte Quizly vient d’être modifié, et vos autres appareils sont déconnectés.',
    ifNotYou: (link) =>
      `Si la modification vient de vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe : ${link}`,
  },
  invitation: {
    subject: 'Un quiz est partagé avec vous sur Quizly',
    text: {
      editor: (email) =>
        `${email} partage un quiz avec vous sur Quizly. Vous pourriez le modifier : changer ses questions et ses paramètres, et corriger. Pour voir et accepter l’invitation, ouvrez ce lien dans les 14 jours et connectez-vous avec cette adresse e-mail, comme enseignant. Il fonctionne une seule fois.`,
      marker: (email) =>
        `${email} partage un quiz avec vous sur Quizly. Vous pourriez le corriger : voir ses résultats, changer les corrections et donner du temps supplémentaire. Pour voir et accepter l’invitation, ouvrez ce lien dans les 14 jours et connectez-vous avec cette adresse e-mail, comme enseignant. Il fonctionne une seule fois.`,
      viewer: (email) =>
        `${email} partage un quiz avec vous sur Quizly. Vous pourriez voir ses questions et ses résultats. Pour voir et accepter l’invitation, ouvrez ce lien dans les 14 jours et connectez-vous avec cette adresse e-mail, comme enseignant. Il fonctionne une seule fois.`,
    },
    ifUnknown: 'Si vous ne connaissez pas cette personne, ignorez ce message : rien ne se passe.',
  },
  contactMessage: {
    subject: (name) => `Quizly : message de ${name}`,
    text: {
      student: (name, email) => `${name} <${email}>, élève, écrit par le formulaire de contact de Quizly :`,
      admin: (name, email) =>
        `${name} <${email}>, enseignant, écrit par le formulaire de contact de Quizly :`,
    },
  },
}
