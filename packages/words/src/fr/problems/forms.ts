import type * as en from '../../en/problems/forms.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  forms: {
    'enter-name': 'Saisir un nom',
    'name-too-long': ({ most }) => `Le nom peut avoir au plus ${most} caractères`,
    'name-in-one-line': 'Écrire le nom sur une ligne, sans caractères invisibles',
    'name-of-nobody': 'Ce nom désigne les personnes parties. Saisir un nom propre à ce compte',
    'choose-role': 'Choisir Élève ou Enseignant',
    'choose-language': 'Choisissez une des langues',
    'password-too-short': ({ least }) => `Le mot de passe doit avoir au moins ${least} caractères`,
    'password-too-long': ({ most }) => `Le mot de passe peut avoir au plus ${most} caractères`,
    'enter-current-password': 'Saisir le mot de passe actuel',
    'enter-new-password': 'Saisir un nouveau mot de passe',
    'enter-own-password': 'Saisir le mot de passe du compte',
    'code-length': 'Un code a 8 caractères',
    'enter-title': 'Saisir un titre de quiz',
    'please-enter-title': 'Saisissez un titre de quiz.',
    'title-too-long': ({ most }) => `Le titre peut avoir au plus ${most} caractères`,
    'title-in-one-line': 'Écrire le titre sur une ligne, sans caractères invisibles',
    'time-limit-too-short': 'La durée doit être d’au moins 1 minute',
    'please-set-time-limit': 'Indiquez la durée du quiz.',
    'time-limit-not-whole': 'La durée doit être un nombre entier de minutes',
    'time-limit-too-long': ({ most }) => `La durée peut être de ${number(most)} minutes au plus (24 heures)`,
    'too-few-questions-wanted': 'Le nombre de questions doit être d’au moins 1',
    'questions-wanted-not-whole': 'Le nombre de questions doit être un nombre entier',
    'questions-at-most': ({ most }) => `Un quiz peut avoir au plus ${most} questions`,
    'listed-texts-at-most': ({ field, most, items }) =>
      ({
        options: `Une question peut avoir au plus ${most} options, ou ${items} éléments`,
        correctAnswers: `Une question peut avoir au plus ${most} bonnes réponses`,
        distractors: `Une question peut avoir au plus ${most} distracteurs`,
      })[field],
    'enter-question-text': 'Écrire le texte de la question',
    'question-text-too-long': ({ most }) =>
      `Le texte d’une question peut avoir au plus ${number(most)} caractères`,
    'listed-text-too-long': ({ field, most }) =>
      ({
        options: `Une option dépasse ${number(most)} caractères`,
        correctAnswers: `Une bonne réponse dépasse ${number(most)} caractères`,
        distractors: `Un distracteur dépasse ${number(most)} caractères`,
      })[field],
    'attempts-allowed': ({ most }) => `Autoriser de 1 à ${most} tentatives, ou « unlimited »`,
    'more-minutes': ({ most }) => `Donner de 1 à ${number(most)} minutes de plus`,
    'more-percent': ({ most }) => `Donner de 1 à ${most} pour cent de temps en plus`,
    'whole-minutes': ({ most }) => `Donner un nombre entier de minutes, de 1 à ${number(most)}`,
    'percent-of-time': ({ most }) => `Donner de 1 à ${most} pour cent du temps`,
    'minutes-or-percent': 'Donner soit des minutes, soit un pourcentage',
    'which-student': 'Indiquer l’élève qui reçoit le temps',
    'cut-off-from-until': 'Indiquer le début et la fin de la déconnexion',
    'enter-reason': 'Saisir un motif',
    'reason-too-long': ({ most }) => `Le motif peut avoir au plus ${most} caractères`,
    'comment-too-long': ({ most }) => `Le commentaire peut avoir au plus ${most} caractères`,
    'explanation-too-long': ({ most }) => `L’explication peut avoir au plus ${number(most)} caractères`,
    'note-too-long': ({ most }) => `Un motif a au plus ${most} caractères`,
    'too-many-accepted-at-once': ({ most, characters }) =>
      `On peut accepter ou refuser au plus ${number(most)} réponses à la fois, de ${number(characters)} caractères au total`,
    'not-a-receipt': 'Ce n’est pas un reçu de Quizly.',
    'search-too-long': ({ most }) => `La recherche peut avoir au plus ${most} caractères`,
    'enter-message': 'Écrire un message',
    'message-too-long': ({ most }) => `Le message peut avoir au plus ${number(most)} caractères`,
    'draft-text-too-long': 'Un texte de ce brouillon est trop long pour être conservé',
  },
}
