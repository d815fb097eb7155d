import * as languageWords from '@quizly/words/student/language-choice.ts'
import { isLanguageTag, languages, languageTags } from '@quizly/words'
import { type ChangeEvent } from 'react'
import { notify } from '../feedback/toast.tsx'
import { chooseLanguage, useLanguage } from '../../lib/words/language.ts'

/** Each language is named in itself, so that it is found by whoever cannot read the others. */
export function LanguageChoice() {
  const language = useLanguage()
  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    if (!isLanguageTag(target.value)) return
    chooseLanguage(target.value).catch(() => notify({ kind: 'error', text: languageWords.failed }))
  }
  return (
    <label className="language-choice">
      {languageWords.label}{' '}
      <select value={language} onChange={choose}>
        {languageTags.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {languages[tag].name}
          </option>
        ))}
      </select>
    </label>
  )
}
