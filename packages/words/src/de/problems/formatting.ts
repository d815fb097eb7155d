import type * as en from '../../en/problems/formatting.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  formatting: {
    'formula-brace-superfluous': ({ line }) => `Formel in Zeile ${line}: Vor diesem } fehlt ein {.`,
    'formula-brace-missing': ({ line }) => `Formel in Zeile ${line}: Am Ende fehlt ein }.`,
    'formula-unreadable': ({ line, text }) => `Die Formel in Zeile ${line} ist nicht lesbar: ${text}`,
    'formula-too-deep': ({ most }) => `Formeln dürfen höchstens ${most}-fach verschachtelt sein.`,
    'formula-too-long': ({ most }) => `Diese Formel ist zu lang. Kürzen Sie sie auf ${number(most)} Zeichen.`,
    'too-many-formulas': ({ most }) => `Eine Frage hat höchstens ${most} Formeln.`,
    'text-too-slow': 'Die Darstellung dieses Textes dauert zu lange. Kürzen Sie ihn.',
    'text-too-large':
      'Formeln, Tabellen oder Code dieses Textes brauchen zu viel Platz. Kürzen oder teilen Sie ihn.',
    'quiz-drawn-too-large':
      'Formeln, Tabellen und Code aller Fragen bis hierher brauchen zusammen zu viel Platz. Kürzen Sie einige davon.',
    'picture-unreadable':
      'Diese Datei ist kein Bild, das Quizly lesen kann. Verwenden Sie PNG, JPEG, WebP, GIF oder AVIF.',
    'picture-too-many-pixels': ({ megapixels, most }) =>
      `Dieses Bild hat ${number(megapixels)} Megapixel; möglich sind höchstens ${most}.`,
    'picture-too-slow': 'Das Einlesen dieses Bildes dauert zu lange. Verkleinern Sie es.',
    'picture-missing': 'Dieses Bild gibt es nicht mehr. Fügen Sie es noch einmal ein.',
    'picture-needs-description':
      'Eine Antwort oder Anmerkung, die nur aus einem Bild besteht, braucht eine Beschreibung.',
  },
}
