import * as keyWords from '@quizly/words/authoring/numeric-key.ts'
import { mostPrecision, type NumberKey, type Share } from '@quizly/domain'
import type { ReactNode } from 'react'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { Field, TextField } from '../../components/forms/field.tsx'
import { acceptedTexts, AcceptedTexts } from '../accepted-texts.tsx'
import type { EditorPart, EditorProps } from '../parts.ts'
import './numeric.css'
import { readAs } from './read-as.ts'

function NumericKey(props: EditorProps) {
  const { question, problemAt, actions } = props
  const { key, number = { decimal: '.' } } = question
  const { decimal, tolerance, near, precision, unit } = number
  const change = (edited: Partial<NumberKey>) =>
    actions.edit(key, (draft) => ({ ...draft, number: { ...number, ...edited } }))
  return (
    <div className="numeric-key">
      <AcceptedTexts {...props} hintOf={(text) => readAs(text, { decimal })} />
      <div className="numeric-key__row">
        <Choice
          label={keyWords.decimalMark}
          value={decimal}
          choices={[
            ['.', keyWords.withPoint],
            [',', keyWords.withComma],
          ]}
          onChoose={(mark) => change({ decimal: mark })}
        />
        <TextField
          label={keyWords.unit}
          id={`${key}-unit`}
          hint={keyWords.unitHint}
          problem={problemAt(`${key}-unit`)}
          dir="ltr"
          autoComplete="off"
          value={unit?.is ?? ''}
          onChange={({ target }) =>
            change({ unit: target.value === '' ? undefined : { ...unit, is: target.value } })
          }
        />
      </div>
      {unit && (
        <div className="numeric-key__row">
          <CheckBox
            label={keyWords.convert}
            isOn={unit.convert === true}
            onChange={(isOn) => change({ unit: { ...unit, convert: isOn || undefined } })}
          />
          <Part
            label={keyWords.withoutUnit}
            value={unit.shareWithout ?? [0, 1]}
            onChoose={(share) =>
              change({ unit: { ...unit, shareWithout: share[0] === 0 ? undefined : share } })
            }
          />
        </div>
      )}
      <div className="numeric-key__row">
        <Choice
          label={keyWords.tolerance}
          value={tolerance?.kind ?? 'exact'}
          choices={[
            ['exact', keyWords.exact],
            ['absolute', keyWords.absolute],
            ['relative', keyWords.relative],
          ]}
          onChoose={(kind) =>
            change(
              kind === 'exact'
                ? { tolerance: undefined, near: undefined }
                : { tolerance: { kind, value: tolerance?.value ?? '' } },
            )
          }
        />
        {tolerance && (
          <Width
            id={`${key}-tolerance`}
            label={keyWords.width}
            value={tolerance.value}
            problem={problemAt(`${key}-tolerance`)}
            onChange={(value) => change({ tolerance: { ...tolerance, value } })}
          />
        )}
        {tolerance && (
          <Width
            id={`${key}-near`}
            label={keyWords.near}
            hint={keyWords.nearHint}
            value={near?.value ?? ''}
            problem={problemAt(`${key}-near`)}
            onChange={(value) =>
              change({ near: value === '' ? undefined : { share: [1, 2], ...near, value } })
            }
          />
        )}
        {near && (
          <Part
            label={keyWords.earns}
            value={near.share}
            onChoose={(share) => change({ near: { ...near, share } })}
          />
        )}
      </div>
      <div className="numeric-key__row">
        <Choice
          label={keyWords.precision}
          value={precision?.kind ?? 'any'}
          choices={[
            ['any', keyWords.anyDigits],
            ['decimals', keyWords.decimals],
            ['significant', keyWords.significant],
          ]}
          onChoose={(kind) =>
            change({
              precision: kind === 'any' ? undefined : { count: 2, share: [1, 2], ...precision, kind },
            })
          }
        />
        {precision && (
          <>
            <Choice
              label={keyWords.count}
              value={String(precision.count)}
              choices={countsOf(precision.kind)}
              onChoose={(count) => change({ precision: { ...precision, count: Number(count) } })}
            />
            <Part
              label={keyWords.otherDigits}
              value={precision.share}
              onChoose={(share) => change({ precision: { ...precision, share } })}
            />
          </>
        )}
      </div>
    </div>
  )
}

const countsOf = (kind: 'decimals' | 'significant') =>
  Array.from({ length: mostPrecision + 1 }, (_, count) => [String(count), String(count)] as const).slice(
    kind === 'decimals' ? 0 : 1,
  )

function Choice<Value extends string>({
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

/** In per cent where that is relative: “1 %” and “0.01” are the same. */
function Width({
  value,
  onChange,
  ...field
}: {
  id: string
  label: string
  hint?: string
  value: string
  problem: ReturnType<EditorProps['problemAt']>
  onChange: (value: string) => void
}) {
  return (
    <TextField
      {...field}
      dir="ltr"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

const parts = ['0/1', '1/4', '1/3', '1/2', '2/3', '3/4', '1/1']

function Part({
  label,
  value,
  onChoose,
}: {
  label: string
  value: Share
  onChoose: (share: Share) => void
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

export const numericEditor: EditorPart = { Editor: NumericKey, correctField: 'written', ...acceptedTexts }
