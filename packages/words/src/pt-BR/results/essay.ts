import type * as en from '../../en/results/essay.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  task: 'Escreva um texto',
  tasks: {
    words: (n) =>
      plural(n, {
        one: `Escreva um texto de no máximo ${number(n)} palavra`,
        many: `Escreva um texto de no máximo ${number(n)} palavras`,
        other: `Escreva um texto de no máximo ${number(n)} palavras`,
      }),
    characters: (n) =>
      plural(n, {
        one: `Escreva um texto de no máximo ${number(n)} caractere`,
        many: `Escreva um texto de no máximo ${number(n)} caracteres`,
        other: `Escreva um texto de no máximo ${number(n)} caracteres`,
      }),
  },
  wordCount: (n) =>
    plural(n, { one: `${number(n)} palavra`, many: `${number(n)} palavras`, other: `${number(n)} palavras` }),
  wordsOf: (n, most) => `${number(n)} de ${number(most)} palavras`,
  charactersOf: (n, most) => `${number(n)} de ${number(most)} caracteres`,
  ownText: 'Seu texto neste dispositivo',
  ownTextHint:
    'Esta resposta foi alterada em outro dispositivo. O que você escreveu aqui fica guardado abaixo e não conta.',
  copyOwn: 'Copiar este texto',
  copiedOwn: 'Copiado',
}
