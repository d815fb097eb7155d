import { shareBankBody } from '@quizly/contract'
import {
  bank as bankWords,
  bankSharing as sharingWords,
  colleagues as colleagueWords,
} from '@quizly/words/authoring.ts'
import { type BankRole, bankRoles } from '@quizly/domain'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'wouter'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { runAction } from '../../../components/feedback/use-action.ts'
import { Button } from '../../../components/forms/button.tsx'
import { AskDialog } from '../../../components/overlays/ask-dialog.tsx'
import { Page } from '../../../components/page/page.tsx'
import { call } from '../../../lib/calls/call.ts'
import { refreshKey } from '../../../lib/calls/queries.ts'
import { longDate } from '../../../lib/dates.ts'
import { tryAgain } from '../../../lib/failures.ts'
import { paths } from '../../../lib/paths.ts'
import { personName } from '../../../lib/words/person-name.ts'
import { type BankSharing, type SharedBank, useBankSharing } from '../../quiz-page/shared-banks.tsx'
import '../colleagues/colleagues.css'
import { InviteForm } from '../colleagues/invite-form.tsx'
import { RoleSelect } from '../colleagues/role-select.tsx'

type Colleague = BankSharing['colleagues'][number]

/** Does something about sharing and loads it again, also after a failure: perhaps only the reply was lost. */
const change = async (
  work: () => Promise<unknown>,
  { done, failed }: { done: () => string; failed: () => string },
) => {
  const isDone = await runAction(work, undefined, {
    done: () => done,
    failed: (error) => `${failed()} ${tryAgain(error)}`,
    isTriedElsewhere: true,
  })
  await refreshKey(['bank'])
  return isDone
}

/** With whom one shares one's bank, and who shares theirs. */
export function BankSharingScreen() {
  return (
    <Loaded
      query={useBankSharing()}
      title={sharingWords.loading}
      failed={sharingWords.failed}
      safe={bankWords.safe}
    >
      {(sharing) => <Sharing {...sharing} />}
    </Loaded>
  )
}

function Sharing({ colleagues, banks }: BankSharing) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus()
  async function send(body: { email: string; role: BankRole }) {
    try {
      return await call('shareBank', { body })
    } finally {
      await refreshKey(['bank'])
    }
  }
  return (
    <Page title={sharingWords.heading}>
      <p className="crumb">
        <Link to={paths.bank}>{bankWords.heading}</Link>
      </p>
      <div className="col-wide stack">
        <h1 tabIndex={-1} ref={heading}>
          {sharingWords.heading}
        </h1>
        <p className="muted">{sharingWords.about}</p>
        <p className="muted">{sharingWords.together}</p>
        {colleagues.length > 0 && (
          <ul className="colleagues__list" aria-label={colleagueWords.title}>
            {colleagues.map((each) => (
              <Row key={each._id} colleague={each} onGone={focusHeading} />
            ))}
          </ul>
        )}
        <InviteForm schema={shareBankBody} roles={bankRoles} hints={sharingWords.roleHints} send={send} />
        {banks.length > 0 && (
          <section className="colleagues" aria-labelledby="banks-title">
            <h2 id="banks-title">{sharingWords.withYou}</h2>
            <ul className="colleagues__list" aria-labelledby="banks-title">
              {banks.map((each) => (
                <Bank key={each._id} bank={each} onGone={focusHeading} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Page>
  )
}

function Row({ colleague, onGone }: { colleague: Colleague; onGone: () => void }) {
  const { _id: shareId, name, email, role, invitedAt, expiresAt } = colleague
  const called = name === undefined ? email : personName(name)
  return (
    <li>
      <div>
        <p className="colleagues__name">
          {name === undefined ? <bdi dir="ltr">{email}</bdi> : <bdi>{called}</bdi>}
        </p>
        <p className="muted sm">
          {expiresAt === undefined ? (
            <bdi dir="ltr">{email}</bdi>
          ) : (
            colleagueWords.invitation(colleagueWords.roles[role], longDate(invitedAt), longDate(expiresAt))
          )}
        </p>
      </div>
      <div className="colleagues__change">
        {expiresAt === undefined && (
          <RoleSelect
            aria-label={colleagueWords.roleOf(called)}
            roles={bankRoles}
            value={role}
            onChoose={(to) =>
              void change(() => call('changeBankSharing', { params: { shareId }, body: { role: to } }), {
                done: () => colleagueWords.roleChanged[to](called),
                failed: () => colleagueWords.roleNotChanged,
              })
            }
          />
        )}
        {expiresAt === undefined ? (
          <End
            label={colleagueWords.remove}
            of={sharingWords.removeOf(called)}
            title={colleagueWords.removeTitle(<bdi key="name">{called}</bdi>)}
            text={sharingWords.removeText(<bdi key="name">{called}</bdi>)}
            shareId={shareId}
            done={() => sharingWords.removed(called)}
            failed={() => colleagueWords.notRemoved}
            onGone={onGone}
          />
        ) : (
          <Withdraw shareId={shareId} email={email} onGone={onGone} />
        )}
      </div>
    </li>
  )
}

function Withdraw({ shareId, email, onGone }: { shareId: string; email: string; onGone: () => void }) {
  const [isBusy, setBusy] = useState(false)
  async function withdraw() {
    setBusy(true)
    const isDone = await change(() => call('endBankSharing', { params: { shareId } }), {
      done: () => colleagueWords.withdrawn(email),
      failed: () => colleagueWords.notWithdrawn,
    })
    setBusy(false)
    if (isDone) onGone()
  }
  return (
    <Button
      look="quiet"
      busy={isBusy}
      aria-label={colleagueWords.withdrawFrom(email)}
      onClick={() => void withdraw()}
    >
      {colleagueWords.withdraw}
    </Button>
  )
}

function Bank({
  bank: { _id, shareId, name: owner, role },
  onGone,
}: {
  bank: SharedBank
  onGone: () => void
}) {
  const name = personName(owner)
  return (
    <li>
      <div>
        <p className="colleagues__name">
          <Link to={paths.bankOf(_id)}>{sharingWords.bankOf(name)}</Link>
        </p>
        <p className="muted sm">{colleagueWords.roles[role]}</p>
      </div>
      <End
        label={colleagueWords.leave}
        of={sharingWords.leaveOf(name)}
        title={sharingWords.leaveTitle(<bdi key="name">{name}</bdi>)}
        text={sharingWords.leaveText}
        shareId={shareId}
        done={() => sharingWords.left(name)}
        failed={() => sharingWords.notLeft}
        onGone={onGone}
      />
    </li>
  )
}

/** A button that asks before sharing ends. */
function End({
  label,
  of,
  title,
  text,
  shareId,
  done,
  failed,
  onGone,
}: {
  label: string
  /** What the button is called, so that it is told from those in other rows. */
  of: string
  title: ReactNode
  text: ReactNode
  shareId: string
  done: () => string
  failed: () => string
  onGone: () => void
}) {
  const [isAsking, setAsking] = useState(false)
  async function end() {
    const isDone = await change(() => call('endBankSharing', { params: { shareId } }), { done, failed })
    // Nothing outside can take the focus while the dialog is open.
    flushSync(() => setAsking(false))
    if (isDone) onGone()
  }
  return (
    <>
      <Button look="quiet" aria-label={of} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <AskDialog title={title} action={label} look="danger" onClose={() => setAsking(false)} onAction={end}>
          <p>{text}</p>
        </AskDialog>
      )}
    </>
  )
}
