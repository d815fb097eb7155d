import type * as en from '../../en/spreadsheet/cell-findings.ts'
import type { WordsOf } from '../../format.ts'
import { either, list, number, texts } from '../language.ts'

export const words: WordsOf<typeof en> = {
  quoted: (text) => `« ${text} »`,
  cellFindings: {
    'row-number-with-tolerance': ({ answer }) =>
      `Les élèves devront écrire exactement ${answer}. Si c’est un nombre avec une tolérance, lisez-le ainsi.`,
    'row-number-wrong': ({ text }) =>
      `${text} ne peut pas se lire comme un nombre. Écrivez-le comme 9,81 ou changez le type.`,
    'row-further-wrong': ({ most }) =>
      `Les autres réponses sont pour les réponses écrites et numériques : une par ligne, toutes différentes, et ${number(most)} au plus avec la bonne réponse. Corrigez-les ou videz la cellule.`,
    'in-cell': ({ row, column, problem }) => `Ligne ${row}, ${column} : ${problem}`,
    'cell-too-long': ({ count, most }) =>
      `Ce texte a ${number(count)} caractères ; le maximum est de ${number(most)}. Raccourcissez-le.`,
    'cell-question-missing': 'Il manque la question. Saisissez son texte ici.',
    'cell-answer-missing': 'Il manque la bonne réponse. Saisissez son texte ici.',
    'cell-written-answer-missing': 'Il manque la bonne réponse. Saisissez-la ici.',
    'cell-formula-without-result':
      'Le fichier ne contient pas le résultat de cette formule. Enregistrez-le de nouveau dans votre tableur, remplissez la cellule à laquelle elle se réfère, ou saisissez le texte ici.',
    'cell-error': ({ error }) =>
      `Cette cellule affiche l’erreur ${error}. Corrigez la formule, ou saisissez le texte ici.`,
    'cell-date-for-fraction': ({ fraction, date }) =>
      `Votre tableur a peut-être transformé la fraction ${fraction} en date, ${date}. Choisissez celle que vous vouliez.`,

    'type-unknown': ({ text }) =>
      `${text} n’est pas un type de question. Utilisez « Choix unique », « Plusieurs réponses » ou « Réponse écrite ».`,
    'types-unknown': ({ names, rows, more }) =>
      `Ce ne sont pas des types de questions : ${list(names)}. On les trouve dans ces lignes : ${list(rows, more)}. Utilisez « Choix unique », « Plusieurs réponses » ou « Réponse écrite », ou laissez les cellules vides.`,
    'type-unmarkable': ({ text }) =>
      `${text} n’a pas de réponse que l’on puisse corriger. Utilisez « Choix unique », « Plusieurs réponses » ou « Réponse écrite », ou supprimez cette ligne.`,
    'row-too-many-options': ({ most, count }) =>
      `Une question peut avoir au plus ${most} options ; celle-ci en a ${count}. Effacez-en.`,
    'row-no-options': ({ least }) =>
      `Ce type de question demande au moins ${least} options, et il n’y en a aucune. Ajoutez des options.`,
    'row-one-option': ({ least, option }) =>
      `Ce type de question demande au moins ${least} options, et il n’y a que ${option}. Ajoutez des options.`,
    'row-options-alike': ({ first, second }) =>
      `Les options ${first} et ${second} ne diffèrent que par des majuscules. Changez les mots de l’une d’elles. Si les deux sont voulues, écrivez-en une dans l’éditeur après l’enregistrement.`,
    'cell-key-cleaned': 'La bonne réponse contient des signes invisibles. Ils sont enlevés.',
    'row-option-twice': ({ option }) =>
      `${option} figure deux fois dans cette ligne. Modifiez ou effacez l’une des deux.`,
    'cell-taken-for-empty': ({ text }) =>
      `${text} est compris comme une cellule vide, et non comme une option. Effacez-le, ou écrivez l’option en toutes lettres.`,
    'cell-placeholder-is-option': ({ text }) =>
      `${text} est ici une option, et les élèves la verront. Si la cellule doit être vide, effacez-la.`,
    'row-too-many-accepted': ({ most, characters }) =>
      `Au plus ${number(most)} réponses peuvent être acceptées ici, de ${number(characters)} caractères en tout. Enlevez-en.`,
    'row-one-written-answer': ({ other }) =>
      `Pour une réponse écrite, c’est le texte de la bonne réponse qui compte : ${other} ne sera donc pas accepté.`,
    'row-label-is-written-answer': ({ answer, options }) =>
      `Les élèves devront écrire ${answer}. S’il s’agit d’une option, écrivez son texte ici : ${texts(options)}.`,
    'row-all-spellings-wanted': ({ answer }) =>
      `Les élèves devront écrire ${answer} en entier. Si ses parties sont des réponses à part entière, lisez-les comme réponses acceptées ; si une partie suffit, ne laissez que celle-ci.`,
    'row-fixed-unknown': ({ text }) =>
      `${text} ne désigne pas d’options de cette ligne. Écrivez les numéros des options qui gardent leur place, par exemple « 1, 4 », ou videz la cellule.`,

    'row-rule-unknown': ({ text, full, leftOut }) =>
      `${text} n’est pas une règle. Écrivez « ${full} » ou « ${leftOut} », ou videz la cellule.`,
    'row-details-unknown':
      'Cette cellule a été modifiée : les points de la question ne sont plus connus. Videz-la ou exportez à nouveau le quiz.',
    'row-notes-apart':
      'Les remarques de cette cellule concernent d’autres options que celles de cette ligne : il y en a une par option. Retirez les remarques ou réécrivez les options comme avant.',
    'row-points-wrong':
      'Les points sont un nombre de 0,01 à 1 000, avec deux décimales au plus. Corrigez-les ou videz la cellule.',
    'row-deduction-wrong':
      'Un retrait de points est un nombre avec deux décimales au plus, qui ne dépasse pas les points de la question.',
    'row-credit-unknown': ({ text }) =>
      `${text} n’est pas une règle pour cette question. Pour une question à plusieurs décisions, écrivez « Bons choix moins mauvais », « Chaque partie compte » ou « La moitié pour une erreur », ou videz la cellule.`,
    'row-tolerance-wrong':
      'Une tolérance concerne les réponses numériques et vaut 0 ou plus : 0,05 ou 1 % du nombre. Corrigez-la ou videz la cellule.',
    'row-unit-wrong': ({ text }) =>
      `${text} n’est pas une unité que Quizly connaît, ou la réponse n’est pas un nombre. Corrigez-la ou videz la cellule.`,
    'row-order-wrong':
      'Écrivez les éléments dans le bon ordre sous Élément 1, Élément 2, etc., ou dans les colonnes des options : au moins deux, tous différents. Laissez tout le reste vide.',
    'row-essay-wrong': 'Un texte long n’a ni options ni bonne réponse. Laissez ces cellules vides.',
    'row-pairs-wrong':
      'Écrivez une paire comme « France = Paris » sous Paire 1, Paire 2, etc., ou dans les colonnes des options : au moins deux, avec des éléments différents et au moins deux associés ; un distracteur n’est pas un associé. Laissez tout le reste vide.',
    'row-too-many-keys': ({ most }) => `Une question peut avoir au plus ${most} corrigés. Enlevez-en.`,
    'row-key-unknown': ({ text }) =>
      `${text} ne désigne pas d’options de cette ligne. Écrivez les numéros des options qui sont correctes ensemble, par exemple « 1, 4 », ou videz la cellule.`,
    'row-one-wrong-answer': ({ text }) =>
      `${text} est lu comme une seule mauvaise réponse. S’il y en a deux, séparez-les par un point-virgule.`,
    'row-several-wrong-answers': ({ text, count }) => `${text} est lu comme ${count} mauvaises réponses.`,
    'row-too-many-correct': ({ text, count }) =>
      `${text} désigne ${count} bonnes réponses, et ce type n’en a qu’une. N’en gardez qu’une, ou choisissez le type « Plusieurs réponses ».`,
    'row-repeats-question': ({ row }) =>
      `La même question figure à la ligne ${row} avec une autre réponse. Corrigez ou supprimez l’une des deux.`,
    'row-is-headings':
      'Cette ligne ressemble aux en-têtes d’un autre tableau. Si les colonnes suivantes sont dans un autre ordre, copiez-les dans un fichier à part.',
    'row-marked-option': ({ option }) =>
      `L’option ${option} porte une marque que les élèves verraient. Enlevez-la.`,
    'row-has-tags': ({ text }) =>
      `${text} contient des balises de page web, que les élèves verraient. Enlevez-les si elles ne sont pas voulues.`,
    'texts-look-like-formulas': ({ text }) =>
      `Des textes ressemblent à des formules que les élèves verraient telles qu’elles sont saisies : ${text}. Convertissez-les pour voir des formules.`,
    'texts-look-like-web': ({ text }) =>
      `Des textes contiennent des caractères du Web que les élèves verraient tels qu’ils sont saisis : ${text}. Convertissez-les en lettres et en signes.`,
    'row-only-number': ({ text }) =>
      `La question n’est que le nombre ${text}. Saisissez son texte ici, ou choisissez sous « Colonnes » une autre colonne pour les questions.`,
    'sheet-empty': 'Aucune donnée dans le fichier importé !',
    'sheet-too-many-questions': ({ most, count }) =>
      `Un quiz peut avoir au plus ${most} questions ; cette feuille en a ${count}. Répartissez-la sur plusieurs fichiers.`,

    'sheet-lacks-columns': ({ wanted, found }) =>
      `Aucune colonne n’a pour en-tête ${either(wanted)}. En-têtes trouvés : ${list(found)}. Sont attendus « Question », « Bonne réponse » et, s’il y a des options, « Option A » à « Option F » ; « Type » est facultatif. Indiquez au-dessus de chaque colonne ce qu’elle contient, ou modifiez les en-têtes dans votre fichier et importez-le de nouveau.`,
    'sheet-lacks-columns-of-many': ({ wanted, found }) =>
      `Aucune colonne n’a pour en-tête ${either(wanted)}. En-têtes trouvés : ${list(found)} et d’autres. Sont attendus « Question », « Bonne réponse » et, s’il y a des options, « Option A » à « Option F » ; « Type » est facultatif. Indiquez au-dessus de chaque colonne ce qu’elle contient, ou modifiez les en-têtes dans votre fichier et importez-le de nouveau.`,
    'sheet-without-headings':
      'Cette feuille n’a pas d’en-têtes. Indiquez au-dessus de chaque colonne ce qu’elle contient : au moins « Question » et « Bonne réponse ».',
  },
}
