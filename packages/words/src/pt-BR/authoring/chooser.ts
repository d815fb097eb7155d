import type * as en from '../../en/authoring/chooser.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Criar um quiz',
  heading: 'Como você quer adicionar as questões?',
  typing: 'Digitar',
  typingHint: 'Escreva cada questão e marque a alternativa correta. Ideal para quizzes curtos.',
  type: 'Digitar questões',
  spreadsheet: 'Importar uma planilha',
  spreadsheetHint:
    'Envie um arquivo do Excel (.xlsx ou .xls) com uma questão por linha. Você confere cada linha antes de salvar.',
  upload: 'Enviar arquivo',
}
