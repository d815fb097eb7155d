import type * as en from '../../en/authoring/numeric-key.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  decimalMark: 'Os decimais são escritos com',
  withPoint: 'um ponto (3.14)',
  withComma: 'uma vírgula (3,14)',
  tolerance: 'Tolerância',
  exact: 'Nenhuma: só este número',
  absolute: 'Tanto a mais ou a menos',
  relative: 'Em porcentagem do número',
  width: 'Quanto',
  near: 'Quase certo',
  nearHint: 'Uma faixa mais ampla que vale uma parte.',
  earns: 'Vale',
  precision: 'Algarismos',
  anyDigits: 'Quantos forem escritos',
  decimals: 'Casas decimais',
  significant: 'Algarismos significativos',
  count: 'Quantos',
  otherDigits: 'Com outros algarismos',
  unit: 'Unidade',
  unitHint: 'Deixe vazio se o número não tiver unidade.',
  convert: 'Aceitar outras unidades do mesmo tipo, convertidas',
  withoutUnit: 'Sem unidade',
  nothing: 'nada',
  everything: 'todos os pontos',
  partOf: (text) => `${text} dos pontos`,
}
