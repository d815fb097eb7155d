import type * as en from '../../en/problems/essays.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  essays: {
    'essay-without-key': 'Um texto longo não tem alternativas nem resposta correta.',
    'essay-elsewhere': 'Só um texto longo tem rubrica, exemplo de resposta ou limite de tamanho.',
    'essay-task-wanted': 'Um texto longo precisa dizer o que se pede e como é corrigido.',
    'essay-length-wrong': ({ most }) => `O tamanho é um número inteiro de 1 a ${number(most)}.`,
    'rubric-text-missing': ({ item }) => `O critério ${item} da rubrica está vazio.`,
    'rubric-points-wrong': ({ item }) =>
      `O critério ${item} da rubrica dá de −1.000 a 1.000 pontos com no máximo duas casas decimais.`,
    'rubric-too-long': ({ most }) => `Uma rubrica tem no máximo ${most} critérios.`,
  },
}
