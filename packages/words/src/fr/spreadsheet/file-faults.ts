import type * as en from '../../en/spreadsheet/file-faults.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  fileFaults: {
    'file-unreadable':
      'Ce fichier n’est pas un classeur lisible. Enregistrez-le comme classeur Excel (.xlsx) et importez-le de nouveau.',
    'file-empty': 'Aucune donnée dans le fichier importé !',
    'file-with-password':
      'Ce classeur est protégé par un mot de passe. Enregistrez-le sans mot de passe dans votre tableur et importez-le de nouveau.',
    'file-too-large':
      'Ce fichier est trop volumineux. N’y laissez que la feuille avec les questions, sans images.',
    'file-with-too-many-rows': ({ count, most }) =>
      `La feuille a ${number(count)} lignes ; le maximum est de ${number(most)}. Répartissez-la sur plusieurs fichiers.`,

    'file-with-endless-rows': ({ counted, most }) =>
      `La feuille a plus de ${number(counted)} lignes ; le maximum est de ${number(most)}. Répartissez-la sur plusieurs fichiers.`,
  },
}
