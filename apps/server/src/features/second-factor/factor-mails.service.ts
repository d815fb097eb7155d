import type { LanguageTag } from '@quizly/words'
import { mailsIn } from '@quizly/words/all-languages.ts'
import { inParagraphs } from '../../mail/in-paragraphs.ts'
import type { Mail } from '../../mail/message.ts'

export type FactorNews =
  | { kind: 'on' | 'off' | 'recovery-renewed' | 'reset' | 'reset-asked' | 'guessed' }
  | { kind: 'recovery-used'; left: number }

/** Tells the owner of an account what was done to its second factor. */
export function factorMail(language: LanguageTag, to: string, news: FactorNews, origin: string): Mail {
  const { hello, secondFactor } = mailsIn(language)
  const words = secondFactor[news.kind]
  const text = typeof words.text === 'string' ? words.text : words.text('left' in news ? news.left : 0)
  const paragraphs = [hello, text, secondFactor.ifNotYou(`${origin}/forgot-password`)]
  return { to, subject: words.subject, text: inParagraphs(language, paragraphs), language }
}
