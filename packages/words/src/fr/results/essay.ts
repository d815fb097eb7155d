import type * as en from '../../en/results/essay.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  task: 'Rédige un texte',
  tasks: {
    words: (n) =>
      plural(n, {
        one: `Rédige un texte de ${number(n)} mot au plus`,
        many: `Rédige un texte de ${number(n)} mots au plus`,
        other: `Rédige un texte de ${number(n)} mots au plus`,
      }),
    characters: (n) =>
      plural(n, {
        one: `Rédige un texte de ${number(n)} caractère au plus`,
        many: `Rédige un texte de ${number(n)} caractères au plus`,
        other: `Rédige un texte de ${number(n)} caractères au plus`,
      }),
  },
  wordCount: (n) =>
    plural(n, { one: `${number(n)} mot`, many: `${number(n)} mots`, other: `${number(n)} mots` }),
  wordsOf: (n, most) => `${number(n)} sur ${number(most)} mots`,
  charactersOf: (n, most) => `${number(n)} sur ${number(most)} caractères`,
  ownText: 'Ton texte sur cet appareil',
  ownTextHint:
    'Cette réponse a été modifiée sur un autre appareil. Ce que tu as écrit ici est gardé ci-dessous et ne compte pas.',
  copyOwn: 'Copier ce texte',
  copiedOwn: 'Copié',
}
