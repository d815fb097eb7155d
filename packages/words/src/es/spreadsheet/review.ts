import type * as en from '../../en/spreadsheet/review.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Revisar las preguntas subidas',
  rows: (n) =>
    plural(n, { one: `${number(n)} fila`, many: `${number(n)} filas`, other: `${number(n)} filas` }),
  otherFile: 'Usar otro archivo',
  quizTitle: 'Título del cuestionario',
  timeLimit: 'Tiempo límite (minutos)',
  checking: 'Comprobando las filas…',
  allSound: 'Todas las filas se pueden guardar.',
  nextProblem: 'Siguiente problema',
  nextWarning: 'Siguiente aviso',
  save: 'Finalizar y guardar cuestionario',
  saving: 'Guardando…',
  undo: 'Deshacer',
  sheetNeedsFixing: 'Hay que corregir esta hoja antes de guardar.',
  rowsNeedFixing: (n) =>
    plural(n, {
      one: `Hay que corregir ${number(n)} fila antes de guardar.`,
      many: `Hay que corregir ${number(n)} filas antes de guardar.`,
      other: `Hay que corregir ${number(n)} filas antes de guardar.`,
    }),
  checkRows: (n) =>
    plural(n, {
      one: `Revisa ${number(n)} fila. Puedes guardar de todos modos.`,
      many: `Revisa ${number(n)} filas. Puedes guardar de todos modos.`,
      other: `Revisa ${number(n)} filas. Puedes guardar de todos modos.`,
    }),
  checkSheet: 'Revisa cómo se leyó esta hoja. Puedes guardar de todos modos.',
  showAll: (n) => `Ver todos (${number(n)})`,
  howRead: 'Cómo se leyó esta hoja',
  wrongLayout: '¿No es la disposición correcta?',
  readTab: (tab, name) => `Leer la hoja ${tab}, “${name}”`,
  readAs: {
    rows: 'Leer como: una pregunta por fila',
    'list in a cell': 'Leer como: todas las opciones de una pregunta en una celda',
    'list in the question': 'Leer como: opciones debajo de la pregunta, en su celda',
    'row for each option': 'Leer como: una opción por fila',
    'tick columns': 'Leer como: una columna de marcas junto a cada opción',
    'key as a mask': 'Leer como: una clave con un signo por opción, 1 si es correcta',
    'right then wrong': 'Leer como: respuestas correctas, una celda vacía y después respuestas incorrectas',
    'marked options': 'Leer como: la opción correcta señalada con un signo o por su formato',
    text: 'Leer como: texto con una línea para cada opción y para la respuesta',
    turned: 'Leer como: tabla girada, una pregunta por columna',
    'separated text': 'Leer como: texto en una columna, dividido en celdas',
    'no headings': 'Leer como: una pregunta por fila, sin encabezados',
  },
  readFromRow: (row) => `Leer como: una pregunta por fila, con encabezados en la fila ${row}`,
  changedElsewhere: (strong) => [
    strong('Esta hoja se modificó o se reemplazó en otra pestaña.'),
    ' Los cambios que hagas aquí no se conservan hasta que elijas.',
  ],
  loadNewer: 'Cargar la hoja más reciente',
  keepThis: 'Conservar esta',
  ofType: {
    single: (n) => `${number(n)} de una correcta`,
    multiple: (n) => `${number(n)} de varias correctas`,
    write: (n) => `${number(n)} de respuesta escrita`,
    numeric: (n) => `${number(n)} de respuesta numérica`,
    matching: (n) => `${number(n)} de relacionar`,
    ordering: (n) => `${number(n)} de ordenar`,
    essay: (n) => `${number(n)} de texto largo`,
  },
}
