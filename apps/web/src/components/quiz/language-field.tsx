import { quizLanguage as quizLanguageWords } from '@quizly/words/screens.ts'
import type { ChangeEvent } from 'react'
import { listLanguages } from '../../lib/forms/languages.ts'
import { Field } from '../forms/field.tsx'
import { Icon } from '../icons/icons.tsx'

type LanguageFieldProps = {
  id?: string
  name?: string
  value: string
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void
}

export function LanguageField({ id, ...select }: LanguageFieldProps) {
  return (
    <Field id={id} label={quizLanguageWords.label} hint={quizLanguageWords.hint}>
      {(control) => (
        <span className="select">
          <select {...select} {...control} className="input">
            {listLanguages(select.value).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" />
        </span>
      )}
    </Field>
  )
}
