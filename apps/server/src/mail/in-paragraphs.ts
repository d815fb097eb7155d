import { languages, type LanguageTag } from '@quizly/words'

/**
 * Paragraphs as a plain text. In a language from right to left each one is isolated, because a mail program may take a
 * plain text for one from left to right; a link alone in a paragraph is left as it is.
 */
export function inParagraphs(language: LanguageTag, paragraphs: readonly string[]): string {
  const { direction }: { direction: string } = languages[language]
  const shown =
    direction === 'rtl'
      ? paragraphs.map((paragraph) =>
          /^https?:\S+$/.test(paragraph) ? paragraph : `\u2067${paragraph}\u2069`,
        )
      : paragraphs
  return [...shown, ''].join('\n\n')
}
