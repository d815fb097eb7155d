import type * as en from '../../en/failures/quizzes.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  quizzes: {
    'no-quiz': 'Quiz introuvable.',
    'settings-changed':
      'Ces paramètres ont été modifiés entre-temps dans une autre fenêtre. Rien n’a été enregistré.',
    'too-many-allowances': ({ most }) => `Au plus ${most} élèves peuvent avoir du temps supplémentaire.`,
    'too-many-drafts': 'Vous avez trop de brouillons. Enregistrez-en ou abandonnez-en quelques-uns.',
    'draft-changed': 'Ce brouillon a été modifié ou enregistré sur un autre appareil.',
    'code-taken': 'Ce code secret est déjà utilisé. Essayez-en un autre.',
    'questions-exist': 'Ce quiz a déjà des questions. Modifiez le quiz pour les changer.',
    'quiz-changed': 'Ce quiz a été modifié entre-temps dans une autre fenêtre. Rien n’a été enregistré.',
    'too-many-stored-quizzes':
      'Votre compte ne peut pas contenir un quiz de plus : la limite est de 10 000 quiz et de 200 Mo de questions. Modifiez un quiz que vous avez déjà.',
    'older-server':
      'Un autre serveur utilise encore une version plus ancienne. Merci de réessayer dans une minute.',
    'questions-fill-account': 'Votre compte est plein : vos quiz occupent 200 Mo. Rien n’a été enregistré.',
    'pictures-fill-account':
      'Votre compte contient 250 Mo d’images. Supprimez des quiz dont vous n’avez plus besoin.',
    'too-many-versions':
      'Ce quiz ne peut plus être modifié : des élèves en ont fait 500 versions. Créez un nouveau quiz pour continuer.',
    'no-remarking': 'Cette nouvelle correction n’existe pas.',
    'question-gone': 'Cette question ne fait plus partie du quiz.',
    'question-unknown': 'Cette question ne fait pas partie du quiz.',
    'changed-again-later':
      'Cette question a été modifiée de nouveau plus tard. Annulez d’abord cette modification.',
    'edited-since':
      'La question a été modifiée depuis : l’annulation n’est plus possible. Choisissez de nouveau sa bonne réponse.',
    'confirm-undo': 'La question a été modifiée depuis. Confirmez que vous voulez quand même annuler.',
    'changed-by-someone-else': 'Quelqu’un d’autre a modifié ce quiz. Rien n’a été enregistré.',
    'no-written-question': 'Ce quiz n’a pas cette question à réponse écrite.',
  },
}
