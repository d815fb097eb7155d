import { languageChoice as languageWords } from '@quizly/words/student.ts'
import type { LanguageTag } from '@quizly/words'
import { notify } from '../feedback/toast.tsx'
import { showLanguage, useLanguage } from '../../lib/words/language.ts'

/** For this device, its other tabs and the account. If the words cannot be loaded, all stays as it is. */
async function chooseLanguage(tag: LanguageTag): Promise<void> {
  // A browser that has failed to load a module may never try again, so without a network it is not asked for.
  await showLanguage(tag)
  await import('../../lib/words/own-language.ts').then(
    ({ keep }) => keep(tag),
    () => {},
  )
}

/** Each language is named in itself, so that it is found by whoever cannot read the others. */
export function LanguageChoice() {
  const language = useLanguage()
  function choose(tag: LanguageTag) {
    chooseLanguage(tag).catch(() => notify({ kind: 'error', text: () => languageWords.failed }))
  }
  return (
    <label className="language-choice">
      {`${languageWords.label} `}
      <select value={language} onChange={({ target }) => choose(target.value as LanguageTag)}>
        {Object.values(window.languages).map(([tag, , name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
