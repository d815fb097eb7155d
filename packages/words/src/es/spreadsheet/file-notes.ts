import type * as en from '../../en/spreadsheet/file-notes.ts'
import type { WordsOf } from '../../format.ts'
import { list, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  fileNotes: {
    'rows-filtered': ({ count, rows, more }) =>
      plural(count, {
        one: `Se omite 1 fila que oculta el filtro de la hoja: ${list(rows, more)}.`,
        many: `Se omiten ${count} filas que oculta el filtro de la hoja: ${list(rows, more)}.`,
        other: `Se omiten ${count} filas que oculta el filtro de la hoja: ${list(rows, more)}.`,
      }),
    'hidden-rows-read': ({ rows, more }) =>
      `Las filas ocultas se leen como todas las demás: ${list(rows, more)}.`,
    'columns-cut': ({ most, column }) =>
      `Solo se leen las primeras ${most} columnas: se omiten la columna ${column} y las siguientes.`,
    'pictures-left-out': 'Las imágenes se omiten. Cambia las preguntas que las necesiten.',
    'pictures-left-out-at': ({ count, rows, more }) =>
      plural(count, {
        one: `Las imágenes de la fila ${list(rows, more)} se omiten. Cambia las preguntas que las necesiten.`,
        many: `Las imágenes de las filas ${list(rows, more)} se omiten. Cambia las preguntas que las necesiten.`,
        other: `Las imágenes de las filas ${list(rows, more)} se omiten. Cambia las preguntas que las necesiten.`,
      }),
    'comments-left-out': 'Los comentarios de las celdas se omiten.',
    'struck-left-out': ({ count, cells, more }) =>
      plural(count, {
        one: `El texto tachado se omite: celda ${list(cells, more)}.`,
        many: `El texto tachado se omite: celdas ${list(cells, more)}.`,
        other: `El texto tachado se omite: celdas ${list(cells, more)}.`,
      }),
    'raised-signs-kept': ({ count, cells, more }) =>
      plural(count, {
        one: `Los superíndices y subíndices se conservan como ², ₂, ^ o _: revisa la celda ${list(cells, more)}.`,
        many: `Los superíndices y subíndices se conservan como ², ₂, ^ o _: revisa las celdas ${list(cells, more)}.`,
        other: `Los superíndices y subíndices se conservan como ², ₂, ^ o _: revisa las celdas ${list(cells, more)}.`,
      }),
    'text-read': ({ encoding, separator }) =>
      ({
        commas: `Leído como ${encoding}, separado por comas.`,
        semicolons: `Leído como ${encoding}, separado por punto y coma.`,
        tabs: `Leído como ${encoding}, separado por tabulaciones.`,
        bars: `Leído como ${encoding}, separado por barras verticales.`,
      })[separator],

    'text-read-in-doubt': ({ encoding, separator }) =>
      ({
        commas: `Leído como ${encoding}, separado por comas. Si alguna letra no se ve bien, guarda el archivo como CSV UTF-8 o como libro de Excel y súbelo de nuevo.`,
        semicolons: `Leído como ${encoding}, separado por punto y coma. Si alguna letra no se ve bien, guarda el archivo como CSV UTF-8 o como libro de Excel y súbelo de nuevo.`,
        tabs: `Leído como ${encoding}, separado por tabulaciones. Si alguna letra no se ve bien, guarda el archivo como CSV UTF-8 o como libro de Excel y súbelo de nuevo.`,
        bars: `Leído como ${encoding}, separado por barras verticales. Si alguna letra no se ve bien, guarda el archivo como CSV UTF-8 o como libro de Excel y súbelo de nuevo.`,
      })[separator],
    'hidden-tab-read': 'Se lee la primera hoja, aunque está oculta en el archivo.',
    'questions-on-tab': ({ tab, name }) => `Las preguntas están en la hoja ${tab}, ${name}.`,

    'further-tabs': ({ count, tabs }) =>
      plural(count, {
        one: `Solo se lee la primera hoja. La hoja ${list(tabs)} también tiene preguntas: en tu archivo, cópialas debajo de las de la primera o guárdalas en un archivo aparte.`,
        many: `Solo se lee la primera hoja. Las hojas ${list(tabs)} también tienen preguntas: en tu archivo, cópialas debajo de las de la primera o guárdalas en un archivo aparte.`,
        other: `Solo se lee la primera hoja. Las hojas ${list(tabs)} también tienen preguntas: en tu archivo, cópialas debajo de las de la primera o guárdalas en un archivo aparte.`,
      }),
  },
}
