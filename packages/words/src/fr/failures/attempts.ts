import type * as en from '../../en/failures/attempts.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  attempts: {
    'invalid-code': 'Code incorrect. Réessaie.',
    'already-attempted': 'Tu as déjà fait ce quiz.',
    'not-started': 'Commence d’abord le quiz.',
    'closed-to-late-student': 'Ce quiz est fermé. Si tu dois encore le faire, parles-en à ton enseignant.',
    'quiz-closed': 'Ce quiz est fermé. Parles-en à ton enseignant.',
    'too-early': 'Ce quiz n’est pas encore ouvert. Attends son ouverture, puis commence.',
    'still-running': 'Cet élève n’a pas encore rendu le quiz. Corrigez à la main une fois le quiz rendu.',
    'attempt-changed': 'Cette tentative a changé entre-temps. Rien n’a été enregistré.',
    'mark-changed': 'Quelqu’un d’autre a corrigé cette réponse entre-temps.',
    'answer-changed': 'Cette réponse a changé depuis que vous l’avez ouverte.',
    'nothing-to-mark': 'Cette réponse n’attend pas d’être corrigée.',
    'not-asked': 'Cette question n’a pas été posée à cet élève, ou elle n’est plus dans le quiz.',
    'marked-on-page':
      'Cette réponse se corrige à la page « Correction ». Les propriétaires et les éditeurs peuvent aussi la modifier ici.',
    'answers-too-long': 'Les réponses sont trop longues : au total, elles ne peuvent pas dépasser 1 Mio.',
    'no-result': 'Aucun résultat disponible.',
    'no-practice': 'Impossible de s’entraîner à ce quiz pour le moment.',
    'no-results': 'Aucun résultat de quiz.',
    'others-answers': 'Tu ne peux rendre que tes propres réponses.',
    'no-attempt': 'Tentative introuvable.',
    'no-such-attempt': 'Cette tentative n’existe pas.',
    'takes-it-now': 'Cet élève fait le quiz en ce moment. Supprimez la tentative quand elle sera terminée.',
    'receipt-comes': 'Ton reçu arrive avec ton résultat, dans quelques secondes.',
    'student-account-full':
      'Ton compte est plein : il ne peut pas contenir un quiz de plus. Demande de l’aide à ton enseignant.',
    'too-many-grants': ({ most }) => `Dans un quiz, on peut donner du temps ${most} fois au plus.`,
    'student-not-entered': 'Cet élève n’a pas rejoint le quiz.',
    'student-not-started': 'Cet élève n’a pas commencé : il lui reste toute la durée du quiz.',
    'stays-submitted': 'Ce quiz a été rendu. Rouvrez-le pour donner du temps.',
    'closes-before':
      'Tout le monde s’arrête à la fermeture de ce quiz, et il ne reste plus de temps avant. Choisissez d’abord une fermeture plus tardive.',
    'ended-at-this-moment':
      'Ce quiz vient d’être terminé pour tout le monde. Aucun temps supplémentaire n’a été donné.',
    ended:
      'Ce quiz a été terminé pour tout le monde. Son propriétaire ou un éditeur peut donner du temps à un élève.',
  },
}
