import type * as en from '../../en/spreadsheet/file-notes.ts'
import type { WordsOf } from '../../format.ts'
import { list, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  fileNotes: {
    'rows-filtered': ({ count, rows, more }) =>
      plural(count, {
        one: `1 linha oculta pelo filtro da planilha é ignorada: ${list(rows, more)}.`,
        many: `${count} linhas ocultas pelo filtro da planilha são ignoradas: ${list(rows, more)}.`,
        other: `${count} linhas ocultas pelo filtro da planilha são ignoradas: ${list(rows, more)}.`,
      }),
    'hidden-rows-read': ({ rows, more }) => `Linhas ocultas são lidas como as demais: ${list(rows, more)}.`,
    'columns-cut': ({ most, column }) =>
      `Só as primeiras ${most} colunas são lidas: a coluna ${column} e as seguintes são ignoradas.`,
    'pictures-left-out': 'As imagens são ignoradas. Altere as questões que precisam delas.',
    'pictures-left-out-at': ({ count, rows, more }) =>
      plural(count, {
        one: `As imagens na linha ${list(rows, more)} são ignoradas. Altere as questões que precisam delas.`,
        many: `As imagens nas linhas ${list(rows, more)} são ignoradas. Altere as questões que precisam delas.`,
        other: `As imagens nas linhas ${list(rows, more)} são ignoradas. Altere as questões que precisam delas.`,
      }),
    'comments-left-out': 'Comentários em células são ignorados.',
    'struck-left-out': ({ count, cells, more }) =>
      plural(count, {
        one: `Texto tachado é ignorado: célula ${list(cells, more)}.`,
        many: `Texto tachado é ignorado: células ${list(cells, more)}.`,
        other: `Texto tachado é ignorado: células ${list(cells, more)}.`,
      }),
    'raised-signs-kept': ({ count, cells, more }) =>
      plural(count, {
        one: `Sobrescritos e subscritos são mantidos como ², ₂, ^ ou _: confira a célula ${list(cells, more)}.`,
        many: `Sobrescritos e subscritos são mantidos como ², ₂, ^ ou _: confira as células ${list(cells, more)}.`,
        other: `Sobrescritos e subscritos são mantidos como ², ₂, ^ ou _: confira as células ${list(cells, more)}.`,
      }),
    'text-read': ({ encoding, separator }) =>
      ({
        commas: `Lido como ${encoding}, separado por vírgulas.`,
        semicolons: `Lido como ${encoding}, separado por pontos e vírgulas.`,
        tabs: `Lido como ${encoding}, separado por tabulações.`,
        bars: `Lido como ${encoding}, separado por barras verticais.`,
      })[separator],

    'text-read-in-doubt': ({ encoding, separator }) =>
      ({
        commas: `Lido como ${encoding}, separado por vírgulas. Se alguma letra parecer errada, salve o arquivo como CSV UTF-8 ou como pasta de trabalho do Excel e envie-o de novo.`,
        semicolons: `Lido como ${encoding}, separado por pontos e vírgulas. Se alguma letra parecer errada, salve o arquivo como CSV UTF-8 ou como pasta de trabalho do Excel e envie-o de novo.`,
        tabs: `Lido como ${encoding}, separado por tabulações. Se alguma letra parecer errada, salve o arquivo como CSV UTF-8 ou como pasta de trabalho do Excel e envie-o de novo.`,
        bars: `Lido como ${encoding}, separado por barras verticais. Se alguma letra parecer errada, salve o arquivo como CSV UTF-8 ou como pasta de trabalho do Excel e envie-o de novo.`,
      })[separator],
    'hidden-tab-read': 'A primeira aba é lida, embora esteja oculta no arquivo.',
    'questions-on-tab': ({ tab, name }) => `As questões estão na aba ${tab}, ${name}.`,

    'further-tabs': ({ count, tabs }) =>
      plural(count, {
        one: `Só a primeira aba é lida. A aba ${list(tabs)} também tem questões: no seu arquivo, copie-as para baixo das questões da primeira aba ou salve-as em um arquivo à parte.`,
        many: `Só a primeira aba é lida. As abas ${list(tabs)} também têm questões: no seu arquivo, copie-as para baixo das questões da primeira aba ou salve-as em um arquivo à parte.`,
        other: `Só a primeira aba é lida. As abas ${list(tabs)} também têm questões: no seu arquivo, copie-as para baixo das questões da primeira aba ou salve-as em um arquivo à parte.`,
      }),
  },
}
