import type * as en from '../../en/authoring/chooser.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Créer un quiz',
  heading: 'Comment voulez-vous ajouter les questions ?',
  typing: 'Saisie manuelle',
  typingHint: 'Écrivez chaque question et cochez la bonne réponse. Idéal pour un quiz court.',
  type: 'Saisir les questions',
  spreadsheet: 'Importer une feuille de calcul',
  spreadsheetHint:
    'Importez un fichier Excel (.xlsx ou .xls) avec une question par ligne. Vous vérifiez chaque ligne avant l’enregistrement.',
  upload: 'Importer un fichier',
}
