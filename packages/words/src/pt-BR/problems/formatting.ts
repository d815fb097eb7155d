import type * as en from '../../en/problems/formatting.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  formatting: {
    'formula-brace-superfluous': ({ line }) => `Fórmula na linha ${line}: falta um { antes deste }.`,
    'formula-brace-missing': ({ line }) => `Fórmula na linha ${line}: falta um } no final.`,
    'formula-unreadable': ({ line, text }) => `Não foi possível ler a fórmula na linha ${line}: ${text}`,
    'formula-too-deep': ({ most }) => `As fórmulas são aninhadas no máximo ${most} vezes.`,
    'formula-too-long': ({ most }) => `Esta fórmula é longa demais. Reduza-a a ${number(most)} caracteres.`,
    'too-many-formulas': ({ most }) => `Uma questão tem no máximo ${most} fórmulas.`,
    'text-too-slow': 'Este texto demora demais para ser exibido. Encurte-o.',
    'text-too-large':
      'As fórmulas, as tabelas ou o código deste texto ocupam espaço demais. Encurte-o ou divida-o.',
    'quiz-drawn-too-large':
      'As fórmulas, as tabelas e o código de todas as questões até aqui ocupam juntos espaço demais. Encurte alguns deles.',
    'picture-unreadable':
      'Este arquivo não é uma imagem que o Quizly consegue ler. Use PNG, JPEG, WebP, GIF ou AVIF.',
    'picture-too-many-pixels': ({ megapixels, most }) =>
      `Esta imagem tem ${number(megapixels)} megapixels; o máximo é ${most}.`,
    'picture-too-slow': 'Esta imagem demora demais para ser lida. Reduza-a.',
    'picture-missing': 'Esta imagem não existe mais. Insira-a novamente.',
    'picture-needs-description': 'Uma resposta ou nota que é só uma imagem precisa de uma descrição.',
  },
}
