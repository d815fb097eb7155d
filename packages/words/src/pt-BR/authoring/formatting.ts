import type * as en from '../../en/authoring/formatting.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  formatted: 'Texto formatado e fórmulas',
  formattedHint: ({ chemistry }) =>
    `Escreva *itálico*, **negrito**, - listas, $x^2$ para uma fórmula, ${chemistry} para química. Todo o resto fica como está.`,
  looksLikeFormulas: (found) => ['Isto parecem fórmulas: ', found, '.'],
  looksLikeCharacters: (found) => ['Isto parecem caracteres de páginas da web: ', found, '.'],
  convertHint:
    'Todos os textos desta questão passam a ser formatados. O resto continua com a mesma aparência.',
  convert: 'Converter',
  tools: 'Formatação',
  bold: 'Negrito',
  italic: 'Itálico',
  list: 'Lista',
  table: 'Tabela',
  code: 'Código',
  subscript: 'Subscrito',
  superscript: 'Sobrescrito',
  formula: 'Fórmula',
  formulas: 'Fórmulas e símbolos',
  groups: {
    forms: 'Frações, potências, raízes',
    sums: 'Somas, integrais, funções',
    relations: 'Sinais e relações',
    sets: 'Conjuntos e lógica',
    greek: 'Letras gregas',
    chemistry: 'Química',
  },
  preview: 'Prévia',
  lastPreview: 'A última prévia, até a fórmula ficar completa.',
  previewFailed: 'Não foi possível carregar a prévia. O que você escreve é mantido.',
  toSource: 'Escolha uma fórmula para encontrá-la no texto.',
  tableColumn: 'Coluna',
  picture: 'Imagem',
  insertPicture: 'Inserir uma imagem',
  insert: 'Inserir',
  pictureSending: 'Enviando a imagem…',
  pictureSent: 'A imagem está pronta.',
  pictureDescription: 'Descrição',
  pictureDescriptionHint: 'Para quem não pode ver a imagem. Não deve revelar a resposta.',
  pictureDescriptionMissing: 'Descreva a imagem ou indique que é decorativa.',
  pictureDecorative: 'Decorativa: dá para responder à questão sem ela',
  pictureTooLarge: (most) => `Uma imagem pode ter no máximo ${most} MB. Reduza-a.`,
  picturesCost: ({ megabytes, students, mbit, seconds }) =>
    plural(seconds, {
      one: `${number(megabytes)} MB de imagens: uma turma de ${students} estudantes com ${mbit} Mbit/s espera cerca de ${number(seconds)} segundo.`,
      many: `${number(megabytes)} MB de imagens: uma turma de ${students} estudantes com ${mbit} Mbit/s espera cerca de ${number(seconds)} de segundos.`,
      other: `${number(megabytes)} MB de imagens: uma turma de ${students} estudantes com ${mbit} Mbit/s espera cerca de ${number(seconds)} segundos.`,
    }),
  withAnswer: 'Aparece com a resposta correta',
}
