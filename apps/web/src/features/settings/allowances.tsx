import type { StudentAllowance } from '@quizly/contract'
import type { ReactNode } from 'react'
import { extraMinutes, rolesWith } from '@quizly/domain'
import { allowances as allowanceWords } from '@quizly/words/desk.ts'
import { everywhere as everywhereWords } from '@quizly/words/student.ts'
import { Button, IconButton } from '../../components/forms/button.tsx'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { Segments } from '../../components/forms/segments.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { Icon } from '../../components/icons/icons.tsx'
import type { LoadedSettings } from './use-settings.ts'
import { type PendingAllowance, emailFieldId, toAmount, useAllowances } from './use-allowances.ts'
import { personName } from '../../lib/words/person-name.ts'

/** Who has more time, and the fields by which others get it. Unlike the other settings this is saved at once. */
export function Allowances({ loaded }: { loaded: LoadedSettings }) {
  const editing = useAllowances(loaded)
  const { allowances, takeAway, asked: pending, decide } = editing
  const isOwner = rolesWith('own').includes(loaded.quiz.role)
  return (
    <div className="allowances">
      <p className="hint">
        {isOwner && `${allowanceWords.youChoose} `}
        {allowanceWords.savedAtOnce}
      </p>
      {allowances.length > 0 && (
        <ul className="allowances__list">
          {allowances.map((allowance) => (
            <li key={`${allowance.email} ${allowance.everywhere}`}>
              <span>
                <bdi>{personName(allowance.name ?? allowance.email)}</bdi>
                {allowance.name !== undefined && <span className="muted sm"> {allowance.email}</span>}
              </span>
              <span className="num allowances__given">{describeAllowance(allowance)}</span>
              {(isOwner || !allowance.everywhere) && (
                <IconButton
                  label={allowanceWords.remove(allowance.name ?? allowance.email)}
                  onClick={() => void takeAway(allowance)}
                >
                  <Icon name="cross" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {pending && (
        <WhichCounts
          pending={pending}
          minutes={extraMinutes(loaded.quiz.timeLimit, toAmount(pending.everywhere))}
          decide={decide}
        />
      )}
      <AllowanceFields {...editing} isOwner={isOwner} />
    </div>
  )
}

/** They stand in the form of all settings: Enter in them gives the time and does not save the others. */
function AllowanceFields({
  requested,
  change,
  problemAt,
  isBusy,
  give,
  isOwner,
}: ReturnType<typeof useAllowances> & { isOwner: boolean }) {
  return (
    <div
      className="allowances__fields"
      role="group"
      aria-label={allowanceWords.fieldsLabel}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        void give()
      }}
    >
      <TextField
        id={emailFieldId}
        label={allowanceWords.emailLabel}
        problem={problemAt('email')}
        type="email"
        dir="ltr"
        autoComplete="off"
        value={requested.email}
        onChange={({ target }) => change({ email: target.value })}
      />
      <div className="allowances__amount">
        <TextField
          id="setting-allowance-amount"
          label={allowanceWords.amountLabel}
          hint={allowanceWords.amountHint}
          problem={problemAt('amount')}
          className="input--short num"
          inputMode="numeric"
          autoComplete="off"
          value={requested.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <Segments
          legend={allowanceWords.unit}
          choices={[
            ['percent', allowanceWords.inPercent],
            ['minutes', allowanceWords.inMinutes],
          ]}
          value={requested.unit}
          onChoose={(unit) => change({ unit })}
        />
      </div>
      {isOwner && (
        <CheckBox
          label={allowanceWords.everywhere}
          isOn={requested.everywhere}
          onChange={(everywhere) => change({ everywhere })}
        />
      )}
      <Button look="secondary" busy={isBusy} busyLabel={allowanceWords.giving} onClick={() => void give()}>
        {allowanceWords.give}
      </Button>
    </div>
  )
}

/** Asks which of two extra times counts, before the shorter one is given. */
function WhichCounts({
  pending: { email, requested, everywhere },
  minutes,
  decide,
}: {
  pending: PendingAllowance
  minutes: number
  decide: (choice: 'all' | 'here' | undefined) => Promise<void>
}) {
  const [all, here] = [amountText(everywhere), amountText(requested)]
  return (
    <Dialog alert labelledBy="which-title" describedBy="which-text" onClose={() => void decide(undefined)}>
      <h2 id="which-title">{allowanceWords.whichCounts}</h2>
      <p id="which-text">
        {allowanceWords.compared<ReactNode>(
          <bdi key="email">{email}</bdi>,
          all,
          everywhereWords.minutes(minutes),
          here,
        )}
      </p>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={() => void decide('all')}>
          {allowanceWords.keepAll(all)}
        </Button>
        <Button look="primary" onClick={() => void decide('here')}>
          {allowanceWords.useHere(here)}
        </Button>
      </div>
    </Dialog>
  )
}

const amountText = ({ minutes, percent = 0 }: Pick<StudentAllowance, 'minutes' | 'percent'>) =>
  minutes === undefined ? allowanceWords.plusPercent(percent) : allowanceWords.plusMinutes(minutes)

function describeAllowance(allowance: StudentAllowance): string {
  const amount = amountText(allowance)
  if (allowance.everywhere) return allowanceWords.inAllQuizzes(amount)
  return allowance.instead ? allowanceWords.countsHere(amount) : amount
}
