import type * as en from '../../en/problems/numbers.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  numbers: {
    'no-number': ({ question }) => `A questão ${question} precisa de um número como resposta.`,
    'not-a-number': ({ text }) => `“${text}” não pode ser lido como número.`,
    'number-elsewhere':
      'Só uma questão de resposta numérica tem tolerância, número de algarismos ou unidade.',
    'number-key-wanted': 'Uma questão de resposta numérica indica como seus números são lidos.',
    'tolerance-below-zero': 'Uma tolerância é 0 ou mais.',
    'tolerance-in-per-cent': 'Para uma tolerância em porcentagem, escolha “Em porcentagem do número”.',
    'tolerance-of-zero':
      'Com a resposta 0, uma tolerância em porcentagem só aceita 0. Escolha uma tolerância fixa.',
    'near-too-narrow': 'A faixa “Quase certo” precisa ser maior que a tolerância.',
    'precision-wrong': ({ most }) => `O número de algarismos é no máximo ${most}.`,
    'unit-unknown': ({ unit }) => `“${unit}” não é uma unidade que o Quizly conheça.`,
    'unit-unknown-meant': ({ unit, like }) =>
      `“${unit}” não é uma unidade que o Quizly conheça. Você quis dizer ${like}?`,
  },
}
