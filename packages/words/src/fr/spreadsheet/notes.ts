import type * as en from '../../en/spreadsheet/notes.ts'
import type { WordsOf } from '../../format.ts'
import { list, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  notes: {
    'read-in-shape': ({ shape }) =>
      ({
        rows: 'Disposition reconnue : une question par ligne.',
        'list in a cell': 'Disposition reconnue : toutes les options d’une question dans une cellule.',
        'list in the question': 'Disposition reconnue : options sous la question, dans sa cellule.',
        'row for each option': 'Disposition reconnue : une option par ligne.',
        'tick columns': 'Disposition reconnue : une colonne à cocher à côté de chaque option.',
        'key as a mask': 'Disposition reconnue : un corrigé avec un signe par option, 1 si elle est juste.',
        'right then wrong':
          'Disposition reconnue : bonnes réponses, une cellule vide, puis mauvaises réponses.',
        'marked options': 'Disposition reconnue : bonne option marquée par un signe ou sa mise en forme.',
        text: 'Disposition reconnue : texte avec une ligne par option et pour la réponse.',
        turned:
          'Disposition reconnue : tableau transposé, une question par colonne. La ligne 2 est la colonne B du fichier.',
        'separated text': 'Disposition reconnue : texte dans une colonne, réparti en cellules.',
        'no headings': 'Disposition reconnue : une question par ligne, sans en-têtes.',
      })[shape],
    'read-from-row': ({ row }) =>
      `Disposition reconnue : une question par ligne, avec les en-têtes à la ligne ${row}.`,
    'headings-seem-late': ({ row, searched }) =>
      `Les en-têtes semblent être à la ligne ${row}, mais ils sont cherchés dans les ${searched} premières lignes. Choisissez l’autre disposition ci-dessous, ou supprimez dans votre fichier les lignes au-dessus de la ligne ${row}.`,
    'row-taken-for-headings': ({ row }) =>
      `La ligne ${row} est comprise comme les en-têtes. Si c’est une question, choisissez ci-dessous la disposition sans en-têtes.`,
    'hint-left-out': ({ row }) => `La ligne ${row} indique comment remplir la feuille ; elle est ignorée.`,
    'headings-repeated': ({ count, rows, more }) =>
      plural(count, {
        one: `La ligne ${list(rows, more)} répète les en-têtes ; elle est ignorée.`,
        many: `Les lignes ${list(rows, more)} répètent les en-têtes ; elles sont ignorées.`,
        other: `Les lignes ${list(rows, more)} répètent les en-têtes ; elles sont ignorées.`,
      }),
    'further-headings': ({ count, rows, more }) =>
      plural(count, {
        one: `La ligne ${list(rows, more)} a ses propres en-têtes : les lignes suivantes sont lues d’après eux.`,
        many: `Les lignes ${list(rows, more)} ont leurs propres en-têtes : les lignes suivantes sont lues d’après eux.`,
        other: `Les lignes ${list(rows, more)} ont leurs propres en-têtes : les lignes suivantes sont lues d’après eux.`,
      }),
    'formats-unread': ({ row }) =>
      `À partir de la ligne ${row}, les nombres et les dates des réponses écrites ne comptent que tels qu’ils sont affichés. Répartissez la feuille sur plusieurs fichiers.`,
    'columns-hidden': ({ count, columns }) =>
      plural(count, {
        one: `La colonne ${list(columns)} n’est pas utilisée, car elle est masquée et une autre semblable ne l’est pas.`,
        many: `Les colonnes ${list(columns)} ne sont pas utilisées, car elles sont masquées et d’autres semblables ne le sont pas.`,
        other: `Les colonnes ${list(columns)} ne sont pas utilisées, car elles sont masquées et d’autres semblables ne le sont pas.`,
      }),
    'question-beside-number': ({ number, text }) =>
      `La colonne ${number} ne contient que des nombres : les questions sont les textes à côté, dans ${text}.`,
    'second-table': ({ cell, heading }) =>
      `Un deuxième tableau commence à côté du premier dans la cellule ${cell}, ${heading} ; ses questions ne sont pas lues. Dans votre fichier, placez-les après celles du premier, ou enregistrez-les dans un fichier à part.`,

    'columns-unused': ({ count, columns, more }) =>
      plural(count, {
        one: `La colonne ${list(columns, more)} n’est pas utilisée. Si elle fait partie des questions, choisissez sous « Colonnes » ce qu’elle contient.`,
        many: `Les colonnes ${list(columns, more)} ne sont pas utilisées. Si elles font partie des questions, choisissez sous « Colonnes » ce qu’elles contiennent.`,
        other: `Les colonnes ${list(columns, more)} ne sont pas utilisées. Si elles font partie des questions, choisissez sous « Colonnes » ce qu’elles contiennent.`,
      }),
    'columns-of-time': ({ count, columns, more }) =>
      plural(count, {
        one: `La colonne ${list(columns, more)} n’est pas utilisée : les questions n’ont pas de durée à elles.`,
        many: `Les colonnes ${list(columns, more)} ne sont pas utilisées : les questions n’ont pas de durée à elles.`,
        other: `Les colonnes ${list(columns, more)} ne sont pas utilisées : les questions n’ont pas de durée à elles.`,
      }),
    'cells-without-heading': ({ cells, more }) =>
      `Les cellules sans en-tête ne sont pas lues : ${list(cells, more)}. Choisissez sous « Colonnes » ce que contient leur colonne, ou corrigez le fichier et importez-le de nouveau.`,
    'question-column-plainer': ({ column, others }) =>
      `La question est lue dans la colonne ${column}, et non dans ${list(others)}, car son en-tête est plus clair.`,
    'question-column-first': ({ column, others }) =>
      `La question est lue dans la colonne ${column}, et non dans ${list(others)}, car elle vient en premier.`,
    'key-column-plainer': ({ column, others }) =>
      `La bonne réponse est lue dans la colonne ${column}, et non dans ${list(others)}, car son en-tête est plus clair.`,
    'key-column-first': ({ column, others }) =>
      `La bonne réponse est lue dans la colonne ${column}, et non dans ${list(others)}, car elle vient en premier.`,
    'columns-guessed': ({ question, correct }) =>
      `Les en-têtes ne le disent pas : la question est lue dans la colonne ${question} et la bonne réponse dans la colonne ${correct}. Vérifiez-le sous « Colonnes ».`,
    'type-column-unused': ({ column, texts }) =>
      `La colonne ${column} ne nomme pas de types de questions, mais ${list(texts)}. Elle n’est pas utilisée.`,
    'points-column-unused': ({ column, text }) =>
      `La colonne ${column} n’est pas utilisée, car ${text} n’est pas un nombre de points.`,
    'errors-left-out': ({ column, rows, more }) =>
      `La colonne ${column} affiche des erreurs, qui sont ignorées, dans ces lignes : ${list(rows, more)}.`,
    'key-always-first': ({ count }) =>
      `La première option est juste dans les ${count} questions. Activez « Mélanger les options » dans les paramètres du quiz, sinon les élèves le remarqueront.`,

    'whole-sentences': ({ rows, more }) =>
      `Les réponses de ces lignes sont des phrases entières, et les élèves devront les écrire mot pour mot : ${list(rows, more)}. Pour corriger vous-même ces réponses, écrivez « Texte long » comme type et laissez la réponse vide.`,
    'texts-converted':
      'Les formules et les caractères du Web sont convertis dans les questions, pas dans ce tableau.',
    'looks-like-results':
      'Cela ressemble à une liste de résultats, avec des noms et des scores. Importez le fichier qui contient les questions.',

    'multiple-is-choice':
      'Les lignes du type « Multiple » ont chacune une seule bonne réponse ; elles sont donc lues comme « Choix unique ». Si les élèves doivent en trouver plusieurs, écrivez « Plusieurs réponses ».',
  },
}
