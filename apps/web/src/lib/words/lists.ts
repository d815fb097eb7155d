import { languageNow } from './language.ts'

/** “the text, the options and the key” */
export function listed(parts: readonly string[]): string {
  const language = languageNow()
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(parts)
}
