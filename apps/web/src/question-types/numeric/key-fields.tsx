import { numericKey as keyWords } from '@quizly/words/authoring.ts'
import { type NumberKey, readAnswer, type Fraction } from '@quizly/domain'
import type { ReactNode } from 'react'
import { Field, TextField } from '../../components/forms/field.tsx'
import type { EditorProps } from '../parts.ts'

type DecimalMark = NumberKey['decimal']

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

/** Where it is relative, “1 %” and “0.01” are the same, and 1 is the whole number: so it is told what it comes to. */
export function Width({
  value,
  onChange,
  relativeBy,
  hint,
  ...field
}: {
  id: string
  label: string
  hint?: string | undefined
  relativeBy: DecimalMark | undefined
  value: string
  problem: ReturnType<EditorProps['problemAt']>
  onChange: (value: string) => void
}) {
  return (
    <TextField
      {...field}
      hint={relativeBy ? (partOfNumber(value, relativeBy) ?? hint ?? keyWords.widthHint) : hint}
      dir="ltr"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function partOfNumber(text: string, decimal: DecimalMark): string | undefined {
  const read = readAnswer(text, { decimal })
  if (!read || 'unknownUnit' in read) return undefined
  const { num, den } = read.number.value
  return keyWords.ofNumber(Number((10_000n * num) / den) / 100)
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
