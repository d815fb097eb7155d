import { LanguageField } from '../../../../components/quiz/language-field.tsx'
import { ownLanguage, storedLanguage } from '../../../../lib/languages.ts'
import type { GroupProps } from './group.tsx'

export function Language({ settings: { wanted, change } }: GroupProps) {
  return (
    <LanguageField
      id="setting-language"
      value={wanted.language ?? ownLanguage}
      onChange={({ target }) => change({ language: storedLanguage(target.value) })}
    />
  )
}
