import { numericKey as keyWords, questionTypes as typeWords } from '@quizly/words/authoring.ts'
import { isTemperature, maxPrecision, type NumberKey } from '@quizly/domain'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { Drawing } from '../../components/icons/icons.tsx'
import { decimalMarkOf } from '../../lib/forms/languages.ts'
import { acceptedTexts, AcceptedTexts } from '../accepted-texts.tsx'
import { focusField, listKeys } from '../list-keys.ts'
import type { EditorPart, EditorProps, QuestionDraft } from '../parts.ts'
import { describeAccepted, readOtherwise } from './accepted-numbers.ts'
import { Choice, Part } from './key-fields.tsx'
import './numeric.css'
import { toleranceOf, typedTolerance, typedWidth, widthOf } from './width.ts'

type Change = (edited: Partial<NumberKey>) => void

const keyOf = ({ number = { decimal: '.' } }: QuestionDraft): NumberKey => number

const changeOf =
  ({ question, actions }: EditorProps): Change =>
  (edited) =>
    actions.edit(question.key, (draft) => ({ ...draft, number: { ...keyOf(draft), ...edited } }))

/** The answer, how far it may be off and its unit; under them what that comes to. */
function NumericKey(props: EditorProps) {
  const { question, problemAt } = props
  const { key } = question
  const { decimal, tolerance, near, unit } = keyOf(question)
  const change = changeOf(props)
  function changeTolerance(typed: string) {
    const next = toleranceOf(typed)
    const asBefore = near && typedWidth(near.value, tolerance?.kind)
    change({ tolerance: next, near: near && { ...near, value: widthOf(asBefore ?? '', next?.kind) } })
  }
  return (
    <div className="numeric-key">
      <AcceptedTexts
        {...props}
        hintOf={(text) => readOtherwise(text, decimal)}
        beside={
          <>
            <TextField
              label={keyWords.tolerance}
              id={`${key}-tolerance`}
              className="numeric-key__short"
              problem={problemAt(`${key}-tolerance`)}
              dir="ltr"
              autoComplete="off"
              enterKeyHint="next"
              placeholder={keyWords.toleranceExample(decimal === ',' ? '0,05' : '0.05')}
              value={typedTolerance(tolerance)}
              onChange={({ target }) => changeTolerance(target.value)}
              onKeyDown={listKeys(() => focusField(`${key}-unit`))}
            />
            <TextField
              label={keyWords.unit}
              id={`${key}-unit`}
              className="numeric-key__short"
              problem={problemAt(`${key}-unit`)}
              dir="ltr"
              autoComplete="off"
              value={unit?.is ?? ''}
              onChange={({ target }) =>
                change({ unit: target.value === '' ? undefined : { ...unit, is: target.value } })
              }
              onKeyDown={listKeys(() => focusField(`${key}-written-0`))}
            />
          </>
        }
        below={
          <p className="hint numeric-key__accepted" aria-live="polite">
            {describeAccepted(question)}
          </p>
        }
      />
    </div>
  )
}

/** The rules that few numbers need. */
function MoreRules(props: EditorProps) {
  const { question, problemAt } = props
  const { key } = question
  const { decimal, tolerance, near, precision, unit } = keyOf(question)
  const change = changeOf(props)
  return (
    <div className="numeric-key">
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
        {unit && (
          <Part
            label={keyWords.withoutUnit}
            value={unit.shareWithout ?? [0, 1]}
            onChoose={(credit) =>
              change({ unit: { ...unit, shareWithout: credit[0] === 0 ? undefined : credit } })
            }
          />
        )}
      </div>
      {unit && (
        <CheckBox
          label={keyWords.convert}
          isOn={unit.convert === true}
          onChange={(isOn) => change({ unit: { ...unit, convert: isOn || undefined } })}
        />
      )}
      {unit?.convert && isTemperature(unit.is) && <p className="hint">{keyWords.temperatures}</p>}
      <div className="numeric-key__row">
        <TextField
          id={`${key}-near`}
          label={keyWords.near}
          hint={keyWords.nearHint}
          problem={problemAt(`${key}-near`)}
          dir="ltr"
          autoComplete="off"
          value={near ? typedWidth(near.value, tolerance?.kind) : ''}
          onChange={({ target: { value } }) =>
            change({
              near:
                value === '' ? undefined : { share: [1, 2], ...near, value: widthOf(value, tolerance?.kind) },
            })
          }
        />
        {near && (
          <Part
            label={keyWords.earns}
            value={near.share}
            onChoose={(credit) => change({ near: { ...near, share: credit } })}
          />
        )}
      </div>
      <PrecisionRow precision={precision} onChange={change} />
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
  kinds: [
    {
      id: 'numeric',
      icon: (
        <Drawing className="">
          <path d="M9 4 7 20M17 4l-2 16M4 9h17M3 15h17" />
        </Drawing>
      ),
      name: () => typeWords.names.numeric,
      hint: () => typeWords.hints.numeric,
      firstField: 'written',
    },
  ],
  Editor: NumericKey,
  extras: () => [
    {
      id: 'rules',
      name: () => keyWords.moreRules,
      isSet: (draft, language) => {
        const { decimal, near, precision, unit } = keyOf(draft)
        const isUsed = [near, precision, unit?.convert, unit?.shareWithout].some(Boolean)
        return isUsed || decimal !== decimalMarkOf(language)
      },
      has: (field) => field === 'near' || field === 'precision',
      Fields: MoreRules,
    },
  ],
  correctField: 'written',
  ...acceptedTexts,
  blank: (language) => ({ number: { decimal: decimalMarkOf(language) } }),
  fieldOf: (_, [part]) => part,
}
