import type { StudentAllowance } from '@quizly/contract'
import { rolesWith } from '@quizly/domain'
import { Button, IconButton } from '../../../../components/forms/button.tsx'
import { CheckBox } from '../../../../components/forms/check-box.tsx'
import { TextField } from '../../../../components/forms/field.tsx'
import { Segments } from '../../../../components/forms/segments.tsx'
import { Icon } from '../../../../components/icons/icons.tsx'
import { plural } from '../../../../lib/plural.ts'
import type { LoadedSettings } from '../use-settings.ts'
import './more-time.css'
import { emailFieldId, useMoreTime } from './use-more-time.ts'

/** Who has more time, and the fields by which others get it. Unlike the other settings this is saved at once. */
export function MoreTime({ loaded }: { loaded: LoadedSettings }) {
  const { allowances, wanted, change, problemAt, isBusy, give, takeAway } = useMoreTime(loaded)
  const isOwner = rolesWith('own').includes(loaded.quiz.role)
  return (
    <div className="more-time">
      <p className="hint">
        For whoever starts from now on. The student sees the longer time before Start. Each student has one
        entry here and one for all your quizzes; the one here goes first. It is saved at once.
      </p>
      {allowances.length > 0 && (
        <ul className="more-time__list">
          {allowances.map((allowance) => (
            <li key={`${allowance.email} ${allowance.everywhere}`}>
              <span>
                <bdi>{allowance.name ?? allowance.email}</bdi>
                {allowance.name !== undefined && <span className="muted sm"> {allowance.email}</span>}
              </span>
              <span className="num more-time__given">{describeAllowance(allowance)}</span>
              {(isOwner || !allowance.everywhere) && (
                <IconButton
                  label={`Take away more time from ${allowance.name ?? allowance.email}`}
                  onClick={() => void takeAway(allowance)}
                >
                  <Icon name="cross" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {/* These fields stand in the form of all settings: Enter in them gives the time and does not save the others. */}
      <div
        className="more-time__fields"
        role="group"
        aria-label="Give a student more time"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          event.preventDefault()
          void give()
        }}
      >
        <TextField
          id={emailFieldId}
          label="Student’s email"
          problem={problemAt('email')}
          type="email"
          dir="ltr"
          autoComplete="off"
          value={wanted.email}
          onChange={({ target }) => change({ email: target.value })}
        />
        <div className="more-time__amount">
          <TextField
            id="setting-moreTime-amount"
            label="More time"
            problem={problemAt('amount')}
            className="input--short num"
            inputMode="numeric"
            autoComplete="off"
            value={wanted.amount}
            onChange={({ target }) => change({ amount: target.value })}
          />
          <Segments
            legend="In"
            choices={[
              ['percent', 'Percent'],
              ['minutes', 'Minutes'],
            ]}
            value={wanted.unit}
            onChoose={(unit) => change({ unit })}
          />
        </div>
        {isOwner && (
          <CheckBox
            label="In all my quizzes"
            isOn={wanted.everywhere}
            onChange={(everywhere) => change({ everywhere })}
          />
        )}
        <Button look="secondary" busy={isBusy} busyLabel="Giving…" onClick={() => void give()}>
          Give more time
        </Button>
      </div>
    </div>
  )
}

function describeAllowance({ minutes, percent = 0, everywhere }: StudentAllowance): string {
  const amount = minutes === undefined ? `+ ${percent} %` : `+ ${plural(minutes, 'minute')}`
  return everywhere ? `${amount}, in all quizzes` : amount
}
