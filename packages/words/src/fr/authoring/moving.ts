import type * as en from '../../en/authoring/moving.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  more: (quiz) => `Plus d’actions pour ${quiz}`,
  restore: 'Restaurer',
  duplicate: 'Dupliquer',
  archive: 'Archiver',
  remove: 'Supprimer',
  copied: 'Copie créée. Finalisez-la pour obtenir un code.',
  notCopied: (hint) => `Le quiz n’a pas pu être copié. ${hint}`,
  askArchive: (quiz) => ['Archiver « ', quiz, ' » ?'],
  askRemove: (quiz) => ['Supprimer « ', quiz, ' » ?'],
  keep: 'Garder',
  notLoaded:
    'Impossible de savoir ce qui disparaîtrait avec ce quiz. Vérifiez votre connexion, puis réessayez.',
  unused: 'Aucun élève ne l’a fait.',
  resultsGo: (n) =>
    plural(n, {
      one: `${number(n)} résultat sera supprimé avec lui, y compris dans la liste de l’élève.`,
      many: `${number(n)} de résultats seront supprimés avec lui, y compris dans les listes des élèves.`,
      other: `${number(n)} résultats seront supprimés avec lui, y compris dans les listes des élèves.`,
    }),
  attemptsGo: (n) =>
    plural(n, {
      one: `${number(n)} tentative en cours sera supprimée avec lui, y compris dans la liste de l’élève.`,
      many: `${number(n)} de tentatives en cours seront supprimées avec lui, y compris dans les listes des élèves.`,
      other: `${number(n)} tentatives en cours seront supprimées avec lui, y compris dans les listes des élèves.`,
    }),
  results: (n) =>
    plural(n, {
      one: `${number(n)} résultat`,
      many: `${number(n)} de résultats`,
      other: `${number(n)} résultats`,
    }),
  attempts: (n) =>
    plural(n, {
      one: `${number(n)} tentative en cours`,
      many: `${number(n)} de tentatives en cours`,
      other: `${number(n)} tentatives en cours`,
    }),
  bothGo: (someResults, someAttempts) =>
    `${someResults} et ${someAttempts} seront supprimés avec lui, y compris dans les listes des élèves.`,
  binned: 'Le quiz reste 30 jours dans la corbeille, d’où vous pouvez le restaurer.',
  binnedUsed:
    'Le quiz reste 30 jours dans la corbeille ; les élèves gardent leurs résultats jusque-là. Vous pouvez le restaurer depuis la corbeille.',
  resultsStay: 'Ses résultats sont conservés. Vous pouvez le restaurer depuis les archives.',
  codeStops: 'Le code ne fonctionnera plus.',
  codeStopsTimeStays: 'Le code ne fonctionnera plus. Les élèves qui ont commencé gardent la durée prévue.',
  releases:
    'Les résultats sont publiés en même temps : les élèves qui ont rendu le quiz verront leur score et les bonnes réponses. Cette action est irréversible.',
  releasesLater:
    'Les résultats sont publiés en même temps : quand tous les élèves auront fini, ceux qui ont rendu le quiz verront leur score et les bonnes réponses. Cette action est irréversible.',
  archived: (quiz) => `« ${quiz} » est archivé.`,
  inBin: (quiz) => `« ${quiz} » est dans la corbeille pour 30 jours.`,
  restored: (quiz) => `« ${quiz} » est restauré.`,
  restoredClosed: (quiz) => `« ${quiz} » est restauré. Il reste fermé jusqu’à ce que vous l’ouvriez.`,
}
