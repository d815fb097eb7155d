import type * as en from '../../en/results/essay.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  task: 'Schreibe einen Text',
  tasks: {
    words: (n) =>
      plural(n, {
        one: `Schreibe einen Text mit höchstens ${number(n)} Wort`,
        other: `Schreibe einen Text mit höchstens ${number(n)} Wörtern`,
      }),
    characters: (n) =>
      plural(n, {
        one: `Schreibe einen Text mit höchstens ${number(n)} Zeichen`,
        other: `Schreibe einen Text mit höchstens ${number(n)} Zeichen`,
      }),
  },
  wordCount: (n) => plural(n, { one: `${number(n)} Wort`, other: `${number(n)} Wörter` }),
  wordsOf: (n, most) => `${number(n)} von ${number(most)} Wörtern`,
  charactersOf: (n, most) => `${number(n)} von ${number(most)} Zeichen`,
  ownText: 'Dein Text auf diesem Gerät',
  ownTextHint:
    'Diese Antwort wurde auf einem anderen Gerät geändert. Was du hier geschrieben hast, steht unten und zählt nicht.',
  copyOwn: 'Diesen Text kopieren',
  copiedOwn: 'Kopiert',
}
