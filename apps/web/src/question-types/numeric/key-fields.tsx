import { numericKey as keyWords } from '@quizly/words/authoring.ts'
import type { Fraction } from '@quizly/domain'
import type { ReactNode } from 'react'
import { Field } from '../../components/forms/field.tsx'

export function Choice<Value extends string>({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string
  value: Value
  choices: readonly (readonly [Value, string])[]
  onChoose: (value: Value) => void
}) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={value}
          onChange={({ target }) => onChoose(target.value as Value)}
        >
          {choices.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const parts = ['0/1', '1/4', '1/3', '1/2', '2/3', '3/4', '1/1']

export function Part({
  label,
  value,
  onChoose,
}: {
  label: string
  value: Fraction
  onChoose: (credit: Fraction) => void
}): ReactNode {
  return (
    <Choice
      label={label}
      value={value.join('/')}
      choices={[...new Set([...parts, value.join('/')])].map((text) => [text, nameOf(text)] as const)}
      onChoose={(text) => {
        const [num = 0, den = 1] = text.split('/').map(Number)
        onChoose([num, den])
      }}
    />
  )
}

const nameOf = (text: string) =>
  text === '0/1' ? keyWords.nothing : text === '1/1' ? keyWords.everything : keyWords.partOf(text)
