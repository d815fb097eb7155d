import type { OwnQuizSummary } from '@quizly/contract'
import type { GivenRole } from '@quizly/domain'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { Menu } from '../../../components/overlays/menu.tsx'
import { call } from '../../../lib/calls/call.ts'
import { mayOwn } from '../../../lib/may-edit.ts'
import { AskDialog } from './ask-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { changeSharing, type Colleague } from './load-colleagues.ts'
import { RoleSelect } from './role-select.tsx'
import { roleNames } from './role-texts.ts'

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
          action="Remove"
          look="danger"
          onClose={close}
          onConfirm={remove}
        >
          <p>
            <bdi>{name}</bdi> will no longer see this quiz and its results. What they have changed or marked
            stays as it is.
          </p>
        </AskDialog>
      )}
      {asked === 'handing-over' && (
        <HandOverDialog quiz={quiz} name={name} onClose={close} onConfirm={handOver} />
      )}
    </div>
  )
}
