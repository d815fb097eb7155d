import { format } from '@quizly/words/language.ts'
import type { OwnQuizSummary } from '@quizly/contract'
import { type GivenRole, givenRoles } from '@quizly/domain'
import { colleagues as colleagueWords } from '@quizly/words/authoring.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { Menu } from '../../../components/overlays/menu.tsx'
import { call } from '../../../lib/calls/call.ts'
import { mayOwn } from '../../../lib/may-edit.ts'
import { AskDialog } from '../../../components/overlays/ask-dialog.tsx'
import { changeSharing, type Colleague } from './api.ts'
import { RoleSelect } from './role-select.tsx'
import { useLoad } from '../../../lib/use-load.ts'
import { personName } from '../../../lib/words/person-name.ts'

type Props = {
  quiz: OwnQuizSummary
  colleague: Colleague
  isSelf: boolean
  /** The focus goes elsewhere, because this row is gone. */
  onGone: () => void
}

/** Somebody with a role on the quiz; its owner can change it, take it away or hand the quiz over. */
export function ColleagueRow({ quiz, colleague, isSelf, onGone }: Props) {
  const { name, email, role } = colleague
  const isChangeable = mayOwn(quiz) && !mayOwn(colleague)
  return (
    <li>
      <div>
        <p className="colleagues__name">
          <bdi>{personName(name)}</bdi>
          {isSelf && <span className="muted"> {colleagueWords.you}</span>}
        </p>
        {email !== undefined && (
          <p className="muted sm">
            <bdi dir="ltr">{email}</bdi>
          </p>
        )}
      </div>
      {isChangeable ? (
        <ChangeableRole quiz={quiz} colleague={colleague} onGone={onGone} />
      ) : (
        <p className="colleagues__role">{colleagueWords.roles[role]}</p>
      )}
    </li>
  )
}

function ChangeableRole({ quiz, colleague, onGone }: Omit<Props, 'isSelf'>) {
  const [confirming, setConfirming] = useState<'removal' | 'handing-over'>()
  const { _id: quizId } = quiz
  const { name, userId, role } = colleague
  const params = { quizId, userId }
  const close = () => setConfirming(undefined)
  function leaveRow(isDone: boolean) {
    // Nothing outside can take the focus while the dialog is open.
    flushSync(close)
    if (isDone) onGone()
  }

  async function change(to: GivenRole) {
    await changeSharing(quizId, () => call('changeColleague', { params, body: { role: to } }), {
      done: () => colleagueWords.roleChanged[to](name),
      failed: () => colleagueWords.roleNotChanged,
    })
  }
  async function remove() {
    const isDone = await changeSharing(quizId, () => call('removeColleague', { params }), {
      done: () => colleagueWords.removed(name),
      failed: () => colleagueWords.notRemoved,
    })
    leaveRow(isDone)
  }
  async function handOver() {
    const isDone = await changeSharing(
      quizId,
      () => call('handOverQuiz', { params: { quizId }, body: { userId } }),
      {
        done: () => colleagueWords.handedOver(name),
        failed: () => colleagueWords.notHandedOver,
      },
    )
    leaveRow(isDone)
  }
  return (
    <div className="colleagues__change">
      <RoleSelect
        aria-label={colleagueWords.roleOf(name)}
        roles={givenRoles}
        value={role}
        onChoose={(to) => void change(to)}
      />
      <Menu
        label={colleagueWords.moreFor(name)}
        className="btn--icon"
        items={[
          { label: colleagueWords.handOverQuiz, run: () => setConfirming('handing-over') },
          { label: colleagueWords.remove, run: () => setConfirming('removal') },
        ]}
      >
        <ToolIcon name="more" />
      </Menu>
      {confirming === 'removal' && (
        <AskDialog
          title={colleagueWords.removeTitle(<bdi key="name">{name}</bdi>)}
          action={colleagueWords.remove}
          look="danger"
          onClose={close}
          onAction={remove}
        >
          <p>{colleagueWords.removeText(<bdi key="name">{name}</bdi>)}</p>
        </AskDialog>
      )}
      {confirming === 'handing-over' && (
        <HandOverDialog quiz={quiz} name={name} onClose={close} onAction={handOver} />
      )}
    </div>
  )
}

/** So many e-mails are named; of more only the number is told. */
const maxNamed = 5

/** Asks before a quiz gets another owner, and says what that changes. */
function HandOverDialog({
  quiz: { _id: quizId, title },
  name,
  onClose,
  onAction,
}: {
  quiz: OwnQuizSummary
  name: string
  onClose: () => void
  onAction: () => Promise<void>
}) {
  const load = useLoad(quizId, (signal) => call('getQuizSettings', { params: { quizId } }, { signal }))
  const allowances = load.status === 'ready' ? (load.data.allowances ?? []) : []
  const owner = <bdi key="owner">{name}</bdi>
  // Only who has entered this quiz has a name here.
  const losing = allowances.filter((one) => one.everywhere && one.name === undefined)
  return (
    <AskDialog
      title={colleagueWords.handOverTitle(<bdi key="title">{title}</bdi>, owner)}
      action={colleagueWords.handOver}
      onClose={onClose}
      onAction={onAction}
    >
      <p>{colleagueWords.newOwner(owner)}</p>
      <p>{colleagueWords.noWayBack(owner)}</p>
      {losing.length > 0 && (
        <p>
          {colleagueWords.loseTime(losing.length)}{' '}
          {colleagueWords.setTimeFirst(<bdi key="emails">{namesOf(losing.map(({ email }) => email))}</bdi>)}
        </p>
      )}
    </AskDialog>
  )
}

function namesOf(emails: readonly string[]): string {
  const others = emails.length - maxNamed
  const named = emails.slice(0, maxNamed).join(format.comma)
  return others > 0 ? colleagueWords.andMore(named, others) : named
}
