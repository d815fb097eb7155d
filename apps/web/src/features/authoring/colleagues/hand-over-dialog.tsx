import type { OwnQuizSummary } from '@quizly/contract'
import { call } from '../../../lib/calls/call.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { plural } from '../../../lib/plural.ts'
import { AskDialog } from './ask-dialog.tsx'

/** So many e-mails are named; of more only the number is told. */
const mostNamed = 5

/** Asks before a quiz gets another owner, and says what that changes. */
export function HandOverDialog({
  quiz: { _id: quizId, title },
  name,
  onClose,
  onConfirm,
}: {
  quiz: OwnQuizSummary
  name: string
  onClose: () => void
  onConfirm: () => Promise<void>
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
      action="Hand over"
      onClose={onClose}
      onConfirm={onConfirm}
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
