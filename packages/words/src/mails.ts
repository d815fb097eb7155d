import { words as ar } from './ar/mails/server-mails.ts'
import { words as de } from './de/mails/server-mails.ts'
import * as en from './en/mails/server-mails.ts'
import { words as es } from './es/mails/server-mails.ts'
import type { WordsOf } from './format.ts'
import { words as fr } from './fr/mails/server-mails.ts'
import type { LanguageTag } from './languages.ts'
import { words as portuguese } from './pt-BR/mails/server-mails.ts'

type Mails = WordsOf<typeof en>

/** For the server, which may need all of them at any moment. */
const mails: Readonly<Record<LanguageTag, Mails>> = { ar, de, en, es, fr, 'pt-BR': portuguese }

export const mailsIn = (language: LanguageTag): Mails => mails[language]
