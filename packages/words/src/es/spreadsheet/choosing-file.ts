import type * as en from '../../en/spreadsheet/choosing-file.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Subir preguntas',
  createQuiz: 'Crear cuestionario',
  proceed: 'Subir y continuar',
  reading: 'Leyendo…',
  guide: {
    label: 'Sobre el archivo',
    title: 'Qué contiene el archivo',
    sheet:
      'Se lee la primera hoja; si las preguntas están en otra, podrás elegirla. Cada fila debajo de los nombres de las columnas es una pregunta. También se leen tablas organizadas de otra manera, por ejemplo con una opción por fila.',
    columns:
      'Los nombres de las columnas pueden estar en muchos idiomas, y también sirven las plantillas de Kahoot y Quizizz. Después se muestra cómo se entendió cada columna. Las columnas que no forman parte de un cuestionario se muestran, pero no se importan.',
    template: 'Descargar una plantilla (.xlsx)',
    templateName: 'plantilla-quizly',
  },
  columnNames: {
    question: 'Pregunta',
    type: 'Tipo',
    options: 'Opción A – Opción D',
    correct: 'Respuesta correcta',
    worth: 'Puntos, explicación',
    pairs: 'Pareja 1 – Pareja 4',
    items: 'Elemento 1 – Elemento 4',
  },
  columnHints: {
    question: 'El texto que lee el grupo',
    type: 'Una correcta, Varias correctas, Respuesta escrita, Respuesta numérica, Relacionar parejas, Ordenar elementos o Texto largo. Opcional.',
    options: 'Solo en “Una correcta” y “Varias correctas”.',
    correct:
      'El texto o la letra de la opción. En “Varias correctas”, letras con comas: A, C. En los tres últimos tipos, en blanco.',
    worth: 'Ambas pueden faltar. Sin puntos, una pregunta vale 1.',
    pairs: 'En “Relacionar parejas”: una pareja en cada una, como Francia = París.',
    items: 'En “Ordenar elementos”: los elementos en el orden correcto.',
  },
  onOtherTab: (tab) => `Las preguntas están en la hoja ${tab}. ¿Leer esa?`,
  onNamedTab: (tab, name) => [`Las preguntas están en la hoja ${tab}, “`, name, '”. ¿Leer esa?'],
  readTab: (tab) => `Leer la hoja ${tab}`,
  stay: 'Seguir con la primera hoja',
  remove: (file) => `Quitar ${file}`,
  chooseFile: 'Elige un archivo',
  fileHint: 'Excel (.xlsx o .xls). También .xlsm, .ods, .csv, .tsv y un cuestionario descargado como .json.',
  fileLabel: 'Archivo de Excel',
  youChose: (file) => ['Archivo elegido: “', file, '”.'],
  kilobytes: (size) => `${size} KB`,
  megabytes: (size) => `${size} MB`,
}
