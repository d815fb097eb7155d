import { numericKey as keyWords } from '@quizly/words/authoring.ts'
import { isTemperature, maxPrecision, type NumberKey } from '@quizly/domain'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { decimalMarkOf } from '../../lib/forms/languages.ts'
import { acceptedTexts, AcceptedTexts } from '../accepted-texts.tsx'
import type { EditorPart, EditorProps } from '../parts.ts'
import { Choice, Part, Width } from './key-fields.tsx'
import './numeric.css'
import { readAs } from './read-as.ts'

function NumericKey(props: EditorProps) {
  const { question, problemAt, actions } = props
  const { key, number = { decimal: '.' } } = question
  const { decimal, precision, unit } = number
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
      {unit && <UnitRow unit={unit} onChange={(edited) => change({ unit: { ...unit, ...edited } })} />}
      <ToleranceRow {...props} number={number} onChange={change} />
      <PrecisionRow precision={precision} onChange={change} />
    </div>
  )
}

type Unit = NonNullable<NumberKey['unit']>
type Change = (edited: Partial<NumberKey>) => void

function UnitRow({ unit, onChange }: { unit: Unit; onChange: (edited: Partial<Unit>) => void }) {
  return (
    <>
      <div className="numeric-key__row">
        <CheckBox
          label={keyWords.convert}
          isOn={unit.convert === true}
          onChange={(isOn) => onChange({ convert: isOn || undefined })}
        />
        <Part
          label={keyWords.withoutUnit}
          value={unit.shareWithout ?? [0, 1]}
          onChoose={(credit) => onChange({ shareWithout: credit[0] === 0 ? undefined : credit })}
        />
      </div>
      {unit.convert && isTemperature(unit.is) && <p className="hint">{keyWords.temperatures}</p>}
    </>
  )
}

function ToleranceRow({
  question,
  problemAt,
  number,
  onChange,
}: EditorProps & { number: NumberKey; onChange: Change }) {
  const { key } = question
  const { tolerance, near } = number
  const relativeBy = tolerance?.kind === 'relative' ? number.decimal : undefined
  return (
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
          onChange(
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
          relativeBy={relativeBy}
          value={tolerance.value}
          problem={problemAt(`${key}-tolerance`)}
          onChange={(value) => onChange({ tolerance: { ...tolerance, value } })}
        />
      )}
      {tolerance && (
        <Width
          id={`${key}-near`}
          label={keyWords.near}
          hint={keyWords.nearHint}
          relativeBy={relativeBy}
          value={near?.value ?? ''}
          problem={problemAt(`${key}-near`)}
          onChange={(value) =>
            onChange({ near: value === '' ? undefined : { share: [1, 2], ...near, value } })
          }
        />
      )}
      {near && (
        <Part
          label={keyWords.earns}
          value={near.share}
          onChoose={(credit) => onChange({ near: { ...near, share: credit } })}
        />
      )}
    </div>
  )
}

function PrecisionRow({ precision, onChange }: { precision: NumberKey['precision']; onChange: Change }) {
  return (
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
          onChange({
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
            onChoose={(count) => onChange({ precision: { ...precision, count: Number(count) } })}
          />
          <Part
            label={keyWords.otherDigits}
            value={precision.share}
            onChoose={(credit) => onChange({ precision: { ...precision, share: credit } })}
          />
        </>
      )}
    </div>
  )
}

const countsOf = (kind: 'decimals' | 'significant') =>
  Array.from({ length: maxPrecision + 1 }, (_, count) => [String(count), String(count)] as const).slice(
    kind === 'decimals' ? 0 : 1,
  )

export const numericEditor: EditorPart = {
  Editor: NumericKey,
  correctField: 'written',
  ...acceptedTexts,
  blank: (language) => ({ number: { decimal: decimalMarkOf(language) } }),
  fieldOf: (_, [part]) => part,
}
