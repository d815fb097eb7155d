import type * as en from '../../en/spreadsheet/upload.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  wrongType: 'Type de fichier incorrect ! Importez un fichier Excel (.xlsx ou .xls).',
  alsoRead: 'Quizly lit aussi les fichiers .xlsm, .ods, .csv et .tsv, et un quiz téléchargé en .json.',
  noFile: 'Importez un fichier Excel avant de continuer.',
  uploaded: 'Fichier importé ! Passons à la relecture des questions.',
  noSheet: 'Aucune donnée de quiz. Importez d’abord un fichier.',
  noRows: 'Aucune donnée de quiz !',
  noQuizFile:
    'Ce n’est pas un quiz téléchargé depuis Quizly au format JSON. Téléchargez-le de nouveau, ou importez un fichier Excel.',
  notSaved: 'Le quiz n’a pas pu être enregistré. Réessayez.',
  sheetChanged: 'Feuille modifiée',
  rowRemoved: (row) => `Ligne ${number(row)} supprimée`,
  rowsRemoved: (count) =>
    plural(count, {
      one: `${number(count)} ligne supprimée`,
      many: `${number(count)} de lignes supprimées`,
      other: `${number(count)} lignes supprimées`,
    }),
  rowsChanged: (count) =>
    plural(count, {
      one: `${number(count)} ligne modifiée`,
      many: `${number(count)} de lignes modifiées`,
      other: `${number(count)} lignes modifiées`,
    }),
  noAnswer: 'Erreur du serveur. Réessayez.',
  tooSlow:
    'La lecture de ce fichier est trop longue. Copiez les questions dans un nouveau classeur, enregistrez-le en .xlsx et importez-le.',
  fileGone:
    'Ce fichier n’est plus lisible. Il a peut-être été déplacé ou modifié ; choisissez-le de nouveau.',
  readerMissing:
    'Le lecteur de feuilles de calcul n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
  storageFull:
    'Cette feuille ne tient pas dans l’espace de stockage du navigateur. Supprimez les colonnes étrangères au quiz, ou répartissez-la sur plusieurs fichiers.',
  editsNotStored:
    'Vos modifications ne sont pas conservées sur cet appareil, car le stockage est plein ou interdit. Enregistrez le quiz avant de quitter cette page.',
  pictureRefused: (why) => `Une image de ce quiz n’a pas pu être enregistrée. ${why}`,
}
