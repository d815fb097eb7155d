import type * as en from '../../en/account/about.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  heading: 'À propos de Quizly',
  lead: 'Des quiz interactifs, corrigés en temps réel, simples pour les élèves et leurs enseignants.',
  offer: 'Ce que nous proposons',
  offerText: 'Des quiz chronométrés, protégés par un code secret et corrigés dès qu’ils sont rendus.',
  start: 'Commencer',
  learnMore: 'En savoir plus',
  explore: 'Découvrir',
  shownReceipt: (link) => ['On vous a montré un reçu ? ', link('Vérifier un reçu')],
  details: 'Détails',
  detailsHeading: 'En savoir plus sur nous',
  detailsLead: 'De la création d’un quiz à sa correction, et ce que nous conservons.',
  topics: {
    making: {
      heading: 'Créer un quiz',
      text: 'L’enseignant saisit les questions ou importe une feuille de calcul, vérifie chacune d’elles et obtient un code secret de huit lettres et chiffres. Seuls les élèves qui ont le code peuvent entrer.',
    },
    taking: {
      heading: 'Faire un quiz',
      text: 'Le chronomètre démarre quand l’élève appuie sur « Commencer le quiz » ; c’est celui du serveur. Chaque réponse est enregistrée aussitôt ; une connexion coupée, une page rechargée ou un ordinateur fermé ne font rien perdre. À 0:00, le quiz est rendu automatiquement.',
    },
    marking: {
      heading: 'Correction',
      text: 'Une réponse est correcte si elle correspond exactement à l’ensemble des bonnes réponses. Les majuscules, l’ordre des choix et les espaces aux extrémités ne comptent pas. Une question sans réponse compte comme passée. Chaque question vaut un point.',
    },
    kept: {
      heading: 'Ce que nous conservons',
      text: 'Votre nom, votre adresse e-mail, vos réponses et ce qui leur est arrivé pendant un quiz : quand chacune a été enregistrée, depuis lequel de vos appareils (ils sont seulement numérotés) et quand la connexion a été perdue. Les mots de passe ne sont conservés que sous forme d’empreinte irréversible. Ni pistage, ni publicité.',
    },
  },
  backHome: '← Retour à l’accueil',
}
