import type * as en from '../../en/desk/my-quizzes.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  heading: 'Mis cuestionarios',
  titled: {
    current: 'Mis cuestionarios',
    archived: 'Mis cuestionarios – Archivados',
    bin: 'Mis cuestionarios – Papelera',
  },
  create: 'Crear cuestionario',
  loading: 'Cargando tus cuestionarios',
  failed: 'No se pudieron cargar tus cuestionarios',
  safe: 'Están a salvo.',
  searchFailed: (again) => [
    'No se pudo buscar en tus cuestionarios. Revisa tu conexión e ',
    again('inténtalo de nuevo'),
    '.',
  ],
  listsLabel: 'Cuestionarios',
  lists: {
    current: 'Actuales',
    archived: 'Archivados',
    bin: 'Papelera',
  },
  isEmpty: {
    current: 'Aún no has creado ningún cuestionario',
    archived: 'No hay cuestionarios archivados',
    bin: 'La papelera está vacía',
  },
  howToFill: {
    current:
      'Escribe tus preguntas o sube una hoja de cálculo y comparte el código secreto con tus estudiantes.',
    archived: 'Archiva un cuestionario terminado: su código deja de funcionar y sus resultados se conservan.',
    bin: 'Los cuestionarios eliminados se conservan aquí 30 días. Hasta entonces puedes restaurarlos.',
  },
  columns: {
    title: 'Título',
    state: 'Estado',
    questions: 'Preguntas',
    code: 'Código',
    attempts: 'Intentos',
    average: 'Promedio',
    created: 'Creado',
    actions: 'Acciones',
  },
  deleted: (date) => `Eliminado: ${date}`,
  shared: {
    owner: (name) => ['Compartido por ', name, ' · es tuyo'],
    editor: (name) => ['Compartido por ', name, ' · puedes editar'],
    marker: (name) => ['Compartido por ', name, ' · puedes corregir'],
    viewer: (name) => ['Compartido por ', name, ' · puedes ver'],
  },
  running: (n) => `${number(n)} en curso`,
  runningIn: (n, quiz, hidden) => [number(n), ' en curso', hidden(` en ${quiz}`)],
  averageLater: 'Cuando termine',
  noAttempts: 'Sin intentos',
  menu: {
    share: 'Compartir',
    write: 'Escribir las preguntas',
    results: 'Resultados',
    students: 'Estudiantes',
    questions: 'Preguntas',
    print: 'Imprimir en papel',
    edit: 'Editar cuestionario',
    preview: 'Vista previa',
    finalize: 'Finalizar',
    settings: 'Ajustes',
  },
}
