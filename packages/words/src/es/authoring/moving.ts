import type * as en from '../../en/authoring/moving.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  more: (quiz) => `Más acciones para ${quiz}`,
  restore: 'Restaurar',
  duplicate: 'Duplicar',
  archive: 'Archivar',
  remove: 'Eliminar',
  copied: 'Copiado. Finalízalo para obtener un código.',
  notCopied: (hint) => `No se pudo copiar el cuestionario. ${hint}`,
  askArchive: (quiz) => ['¿Archivar “', quiz, '”?'],
  askRemove: (quiz) => ['¿Eliminar “', quiz, '”?'],
  keep: 'Conservarlo',
  notLoaded: 'No se pudo cargar lo que se eliminaría con él. Revisa tu conexión e inténtalo de nuevo.',
  unused: 'Nadie lo ha hecho.',
  resultsGo: (n) =>
    plural(n, {
      one: `También se elimina ${number(n)} resultado, incluso de la lista de sus estudiantes.`,
      many: `También se eliminan ${number(n)} resultados, incluso de las listas de sus estudiantes.`,
      other: `También se eliminan ${number(n)} resultados, incluso de las listas de sus estudiantes.`,
    }),
  attemptsGo: (n) =>
    plural(n, {
      one: `También se elimina ${number(n)} intento en curso, incluso de la lista de sus estudiantes.`,
      many: `También se eliminan ${number(n)} intentos en curso, incluso de las listas de sus estudiantes.`,
      other: `También se eliminan ${number(n)} intentos en curso, incluso de las listas de sus estudiantes.`,
    }),
  results: (n) =>
    plural(n, {
      one: `${number(n)} resultado`,
      many: `${number(n)} resultados`,
      other: `${number(n)} resultados`,
    }),
  attempts: (n) =>
    plural(n, {
      one: `${number(n)} intento en curso`,
      many: `${number(n)} intentos en curso`,
      other: `${number(n)} intentos en curso`,
    }),
  bothGo: (someResults, someAttempts) =>
    `También se eliminan ${someResults} y ${someAttempts}, incluso de las listas de sus estudiantes.`,
  binned: 'Se conserva 30 días en la papelera. Puedes restaurarlo desde allí.',
  binnedUsed:
    'Se conserva 30 días en la papelera; hasta entonces, tus estudiantes conservan sus resultados. Puedes restaurarlo desde allí.',
  resultsStay: 'Sus resultados se conservan. Puedes restaurarlo desde el archivo.',
  codeStops: 'El código dejará de funcionar.',
  codeStopsTimeStays: 'El código dejará de funcionar. Quienes ya empezaron conservan su tiempo completo.',
  releases:
    'Esto también publica los resultados: quienes ya entregaron verán su puntuación y las respuestas correctas. Esto no se puede deshacer.',
  releasesLater:
    'Esto también publica los resultados: cuando termine la última persona, quienes entregaron verán su puntuación y las respuestas correctas. Esto no se puede deshacer.',
  archived: (quiz) => `“${quiz}” está archivado.`,
  inBin: (quiz) => `“${quiz}” estará 30 días en la papelera.`,
  restored: (quiz) => `“${quiz}” se restauró.`,
  restoredClosed: (quiz) => `“${quiz}” se restauró. Su código sigue cerrado hasta que lo abras.`,
}
