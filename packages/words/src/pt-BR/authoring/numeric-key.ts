import type * as en from '../../en/authoring/numeric-key.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  decimalMark: 'Separador decimal',
  withPoint: 'Ponto (3.14)',
  withComma: 'Vírgula (3,14)',
  tolerance: 'Tolerância',
  exact: 'Nenhuma: só este número',
  absolute: 'Margem fixa (±)',
  relative: 'Em porcentagem do número',
  width: 'Margem',
  widthHint: 'Por exemplo, 5%.',
  ofNumber: (percent) => `${number(percent)}% do número.`,
  near: 'Quase certo',
  nearHint: 'Uma faixa mais ampla que vale parte dos pontos.',
  earns: 'Vale',
  precision: 'Algarismos',
  anyDigits: 'Qualquer quantidade',
  decimals: 'Casas decimais',
  significant: 'Algarismos significativos',
  count: 'Quantidade',
  otherDigits: 'Com outra precisão',
  unit: 'Unidade',
  unitHint: 'Deixe vazio se o número não tiver unidade.',
  convert: 'Aceitar outras unidades do mesmo tipo, convertidas',
  temperatures: 'As temperaturas são convertidas como diferenças: 20 °C contam como 20 K.',
  withoutUnit: 'Sem unidade',
  nothing: 'nada',
  everything: 'todos os pontos',
  partOf: (text) => `${text} dos pontos`,
}
