import type { OwnQuizSummary } from '@quizly/contract'
import type { GivenRole } from '@quizly/domain'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { Menu } from '../../../components/overlays/menu.tsx'
import { call } from '../../../lib/calls/call.ts'
import { mayOwn } from '../../../lib/may-edit.ts'
import { AskDialog } from '../../../components/overlays/ask-dialog.tsx'
import { changeSharing, type Colleague } from './api.ts'
import { roleNames, RoleSelect } from './role-select.tsx'
import { useLoad } from '../../../lib/use-load.ts'
import { plural } from '../../../lib/plural.ts'

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
          <bdi>{name}</bdi>
          {isSelf && <span className="muted"> (you)</span>}
        </p>
        {email !== undefined && (
          <p className="muted sm" dir="ltr">
            {email}
          </p>
        )}
      </div>
      {isChangeable ? (
        <ChangeableRole quiz={quiz} colleague={colleague} onGone={onGone} />
      ) : (
        <p className="colleagues__role">{roleNames[role]}</p>
      )}
    </li>
  )
}

function ChangeableRole({ quiz, colleague, onGone }: Omit<Props, 'isSelf'>) {
  const [asked, setAsked] = useState<'removal' | 'handing-over'>()
  const { _id: quizId } = quiz
  const { name, userId, role } = colleague
  const params = { quizId, userId }
  const close = () => setAsked(undefined)
  function leaveRow(isDone: boolean) {
    // Nothing outside can take the focus while the dialog is open.
    flushSync(close)
    if (isDone) onGone()
  }

  async function change(to: GivenRole) {
    await changeSharing(quizId, () => call('changeColleague', { params, body: { role: to } }), {
      done: `${name} is ${roleNames[to].toLowerCase()} now.`,
      failed: 'The role could not be changed.',
    })
  }
  async function remove() {
    const isDone = await changeSharing(quizId, () => call('removeColleague', { params }), {
      done: `${name} has no role on this quiz any more.`,
      failed: 'The role could not be taken away.',
    })
    leaveRow(isDone)
  }
  async function handOver() {
    const isDone = await changeSharing(
      quizId,
      () => call('handOverQuiz', { params: { quizId }, body: { userId } }),
      {
        done: `${name} owns this quiz now. You are its editor.`,
        failed: 'The quiz could not be handed over.',
      },
    )
    leaveRow(isDone)
  }
  return (
    <div className="colleagues__change">
      <RoleSelect aria-label={`Role of ${name}`} value={role} onChoose={(to) => void change(to)} />
      <Menu
        label={`More for ${name}`}
        className="btn--icon"
        items={[
          { label: 'Hand over the quiz', run: () => setAsked('handing-over') },
          { label: 'Remove', run: () => setAsked('removal') },
        ]}
      >
        <ToolIcon name="more" />
      </Menu>
      {asked === 'removal' && (
        <AskDialog
          title={
            <>
              Remove <bdi>{name}</bdi>?
            </>
          }
          act="Remove"
          look="danger"
          onClose={close}
          onAct={remove}
        >
          <p>
            <bdi>{name}</bdi> will no longer see this quiz and its results. What they have changed or marked
            stays as it is.
          </p>
        </AskDialog>
      )}
      {asked === 'handing-over' && (
        <HandOverDialog quiz={quiz} name={name} onClose={close} onAct={handOver} />
      )}
    </div>
  )
}

/** So many e-mails are named; of more only the number is told. */
const mostNamed = 5

/** Asks before a quiz gets another owner, and says what that changes. */
function HandOverDialog({
  quiz: { _id: quizId, title },
  name,
  onClose,
  onAct,
}: {
  quiz: OwnQuizSummary
  name: string
  onClose: () => void
  onAct: () => Promise<void>
}) {
  const load = useLoad(quizId, (signal) => call('getQuizSettings', { params: { quizId } }, { signal }))
  const allowances = load.status === 'ready' ? (load.data.allowances ?? []) : []
  // Only who has entered this quiz has a name here.
  const losing = allowances.filter((one) => one.everywhere && one.name === undefined)
  return (
    <AskDialog
      title={
        <>
          Hand “<bdi>{title}</bdi>” over to <bdi>{name}</bdi>?
        </>
      }
      act="Hand over"
      onClose={onClose}
      onAct={onAct}
    >
      <p>
        <bdi>{name}</bdi> becomes the owner, who alone can archive, delete and share the quiz. You become its
        editor: you can still change and mark it.
      </p>
      <p>
        Code, students and results stay as they are, and students who have entered keep their extra time. Open
        invitations are withdrawn. Only <bdi>{name}</bdi> can give the quiz back to you.
      </p>
      {losing.length > 0 && (
        <p>
          {plural(losing.length, 'student has', 'students have')} extra time in all your quizzes and not
          entered this one: they will not have it here. Set it for this quiz first if they need it:{' '}
          <bdi>{namesOf(losing.map(({ email }) => email))}</bdi>.
        </p>
      )}
    </AskDialog>
  )
}

function namesOf(emails: readonly string[]): string {
  const others = emails.length - mostNamed
  return emails.slice(0, mostNamed).join(', ') + (others > 0 ? ` and ${others} more` : '')
}
