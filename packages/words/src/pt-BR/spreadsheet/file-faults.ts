import type * as en from '../../en/spreadsheet/file-faults.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  fileFaults: {
    'file-unreadable':
      'Não foi possível ler este arquivo como pasta de trabalho. Salve-o como pasta de trabalho do Excel (.xlsx) e envie-o de novo.',
    'file-empty': 'Nenhum dado encontrado no arquivo enviado!',
    'file-with-password':
      'Esta pasta de trabalho está protegida por senha. Salve-a sem senha no seu programa de planilhas e envie-a de novo.',
    'file-too-large': 'Este arquivo é grande demais. Deixe nele só a aba com as questões, sem imagens.',
    'file-with-too-many-rows': ({ count, most }) =>
      `A planilha tem ${number(count)} linhas, e o máximo é ${number(most)}. Divida-a em vários arquivos.`,

    'file-with-endless-rows': ({ counted, most }) =>
      `A planilha tem mais de ${number(counted)} linhas, e o máximo é ${number(most)}. Divida-a em vários arquivos.`,
  },
}
