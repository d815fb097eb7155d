import type * as en from '../../en/problems/requests.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  requests: {
    'choose-one-of': ({ values }) => `Valeurs possibles : ${values}`,
    'object-wanted': 'Envoyez un objet JSON.',
    'id-wanted': 'Un identifiant est un texte de 1 à 64 caractères',
    'secret-code-wanted': 'Un code secret a 8 lettres et chiffres',
    'language-wanted': 'Une langue est une étiquette comme en, de ou pt-BR',
    'attempt-number-wanted': 'Les tentatives sont numérotées à partir de 1',
    'moment-wanted': 'Un moment s’écrit 2026-03-14T10:42:00Z',
    'revision-wanted': 'Une révision est un nombre',
    'version-wanted': 'Une version est un nombre',
    'age-wanted': 'Un âge est un nombre de millisecondes',
    'order-wanted': 'Un ordre est un nombre',
    'true-or-false': 'Valeur attendue : true ou false',
    'left-wanted': 'left vaut true ou est omis',
    'instead-wanted': 'instead vaut true ou est omis',
    'shuffling-wanted': 'Le mélange est activé (true) ou omis',
    'lenient-wanted': 'La comparaison souple est activée (true) ou omise',
    'everyone-stops-wanted': '« Tout le monde s’arrête » vaut true ou false',
    'everywhere-wanted': '« Partout » vaut true ou false',
    'over-edits-wanted': 'L’annulation malgré des modifications vaut true ou false',
    'may-lower-wanted': '« Les scores peuvent baisser » vaut true ou false',
    'resumed-wanted': 'La reprise vaut true ou false',
    'at-zero-wanted': 'La fin à zéro vaut true ou false',
    'accept-wanted': 'L’acceptation vaut true ou false',
    'reopen-wanted': 'La réouverture vaut true ou false',
    'question-wanted': 'Une question a un texte, un type, des options et des bonnes réponses',
    'questions-are-a-list': 'Les questions forment une liste',
    'rows-are-a-list': 'Les questions forment une liste de lignes',
    'row-wanted': ({ characters, columns }) =>
      `Une ligne contient un texte d’au plus ${number(characters)} caractères pour chaque en-tête, ${columns} au plus`,
    'too-many-rows': ({ most }) => `On peut envoyer au plus ${number(most)} lignes`,
    'texts-to-draw-wanted': 'Les textes à afficher sont une liste de textes de 10 000 caractères au plus',
    'text-in-list-wanted': ({ field }) =>
      ({
        options: 'Une option est un texte',
        correctAnswers: 'Une bonne réponse est un texte',
        distractors: 'Un distracteur est un texte',
      })[field],
    'list-of-texts-wanted': ({ field }) =>
      ({
        options: 'Les options forment une liste de textes',
        correctAnswers: 'Les bonnes réponses forment une liste de textes',
        distractors: 'Les distracteurs forment une liste de textes',
      })[field],
    'places-wanted': 'Les options qui gardent leur place forment une liste de positions, à partir de 0',
    'draft-wanted': 'Un brouillon a des questions avec un texte, un type, des options et ce qui est coché',
    'marking-wanted': 'Ce qui compte en plus est une liste d’ensembles de réponses, ou une règle pour tous',
    'answer-wanted': 'Une réponse est un texte',
    'given-answer-wanted': ({ characters, most, each }) =>
      `Une réponse est un texte d’au plus ${number(characters)} caractères, null, ou une liste d’au plus ${most} textes de ${number(each)}`,
    'rubric-items-wanted': 'Les critères d’une grille sont une liste de leurs identifiants',
    'answer-hash-wanted': 'Indiquez quelle réponse a été corrigée',
    'comment-wanted': 'Un commentaire est un texte',
    'explanation-wanted': 'Une explication est un texte',
    'verdict-wanted': 'Une réponse compte comme correcte, comme incorrecte ou avec un nombre de points',
    'answers-wanted': 'Les réponses forment une liste, de 500 au plus à la fois',
    'answer-for-question-wanted': 'Une réponse indique sa question',
    'device-wanted': 'Un appareil est une étiquette de 16 lettres et chiffres au plus',
    'offline-wanted': 'Un temps sans connexion a deux nombres de millisecondes, début et fin',
    'reach-wanted':
      'Le temps est donné à un élève, à tous ceux qui font le quiz, ou à ceux qui ont perdu la connexion',
    'call-id-wanted': 'Indiquer l’identifiant auquel un appel répété se reconnaît',
    'failed-question-wanted': 'Une question non réussie est désignée par son numéro',
    'grid-order-wanted':
      'La grille est triée par name, par score ou par numéro de question, dans l’ordre croissant ou décroissant',
    'student-order-wanted':
      'Les élèves sont triés par name, state, score, took ou extra, dans l’ordre croissant ou décroissant',
    'quiz-order-wanted':
      'Les quiz sont triés par title, questions, code, attempts, average ou created, dans l’ordre croissant ou décroissant',
    'result-order-wanted':
      'Les résultats sont triés par name, score ou submitted, dans l’ordre croissant ou décroissant',
    'search-wanted': 'Une recherche est un texte',
    'file-csv-or-xlsx': 'Un fichier est au format csv ou xlsx',
    'file-xlsx-or-json': 'Un fichier est au format xlsx ou json',
    'separator-comma-or-semicolon': 'Les cellules sont séparées par comma ou semicolon',
    'questions-none-or-points': 'questions vaut none ou points',
    'reset-link-wanted': 'Un lien de réinitialisation se termine par un texte de 100 caractères au plus',
    'invitation-wanted': 'Une invitation se termine par un texte de 100 caractères au plus',
    'contact-name-wanted': 'Un nom est un texte de 200 caractères au plus',
    'contact-field-wanted': 'Ce champ est un texte de 200 caractères au plus',
    'contact-email-wanted': 'Une adresse e-mail est un texte de 254 caractères au plus',
  },
}
