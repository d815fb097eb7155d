import type * as en from '../../en/authoring/answer-editor.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  options: 'Alternativas',
  selectOne: 'Selecione a alternativa correta.',
  optionsAlike: (first, second) =>
    `As alternativas ${first} e ${second} só diferem em maiúsculas, espaços ou na forma de um sinal.`,
  selectSeveral: 'Selecione todas as alternativas corretas.',
  addOption: '+ Adicionar alternativa',
  isCorrect: (letter) => `A alternativa ${letter} está correta`,
  option: (letter) => `Alternativa ${letter}`,
  remove: (letter) => `Remover alternativa ${letter}`,
  fixed: 'Não embaralhar',
  fixedHint:
    'Se as alternativas deste quiz forem embaralhadas, estas ficam no lugar, como “Todas as anteriores”.',
  isFixed: (letter) => `A alternativa ${letter} não é embaralhada`,
  isFixedWithText: (letter, text) => `A alternativa ${letter} não é embaralhada: ${text}`,
  correctAnswer: 'Resposta correta',
  comparedHint:
    'Maiúsculas, espaços a mais e a forma de apóstrofos, aspas e hifens não importam na correção.',
  acceptedToo: (n) => `Resposta aceita ${number(n)}`,
  removeAccepted: (n) => `Remover a resposta aceita ${number(n)}`,
  removeAcceptedShort: 'Remover',
  addAccepted: '+ Aceitar outra resposta',
  lenient: 'Ignorar acentos, pontuação e espaços',
  lenientHint:
    'Letras como œ, ß e ł podem ser escritas oe, ss e l. Em números os sinais continuam contando, como a vírgula de 3,5, e também #, +, %, ° e o ′ de f′(x) e de d’água.',
}
