import type { CallResult, Calls } from '@quizly/contract'
import { useDeferredValue } from 'react'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'
import { notify } from '../../../components/feedback/toast.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { useAction } from '../../../components/feedback/use-action.ts'
import { ErrorPage } from '../../../components/feedback/page-state.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { Page } from '../../../components/page/page.tsx'
import { call } from '../../../lib/calls/call.ts'
import { CallError, tryAgain } from '../../../lib/failures.ts'
import { refreshQuiz } from '../../../lib/calls/queries.ts'
import { useSession } from '../../../lib/calls/session.ts'
import { useLoad } from '../../../lib/use-load.ts'
import type { Handover } from '../../../lib/handover.ts'
import { paths } from '../../../lib/paths.ts'
import { longDate } from '../../../lib/dates.ts'
import { roleHints, roleNames } from './role-select.tsx'

type Invitation = CallResult<Calls['findInvitation']>['invitation']

/** The screen of an invitation's link. The token follows the `#`, so no server on the way has seen it. */
export function InvitationScreen() {
  const token = useDeferredValue(useLocationProperty(() => window.location.hash)).slice(1)
  const session = useSession()
  if (!session) return <LoginFirst token={token} />
  const { role, email } = session.user
  if (role !== 'admin') {
    return (
      <ErrorPage title="This invitation is for educators" actions={<Home />}>
        You are logged in as a student. Log out, then login with the email that was invited, as Admin.
      </ErrorPage>
    )
  }
  return <Opened key={token} token={token} email={email} />
}

const Home = () => (
  <LinkButton look="secondary" to={paths.home}>
    Home
  </LinkButton>
)

function LoginFirst({ token }: { token: string }) {
  const handover: Handover = { from: `${paths.invitation}#${token}` }
  return (
    <Page title="You are invited to a quiz">
      <div className="col-form stack">
        <h1>You are invited to a quiz</h1>
        <p>Login with the email that was invited. If it has no account yet, sign in as Admin with it.</p>
        <div className="actions">
          <LinkButton to={paths.login} state={handover}>
            Login
          </LinkButton>
          <LinkButton look="secondary" to={paths.signup} state={handover}>
            Sign In
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}

function Opened({ token, email }: { token: string; email: string }) {
  const query = useLoad(token, (signal) => call('findInvitation', { body: { token } }, { signal }))
  const denied = (error: unknown) =>
    error instanceof CallError &&
    [404, 422].includes(error.status) && (
      <ErrorPage
        title="This invitation does not work"
        actions={<LinkButton to={paths.myQuizzes}>My quizzes</LinkButton>}
      >
        It works once, within 14 days, and only for the email that was invited. You are logged in as{' '}
        <bdi>{email}</bdi>. If that is the right one, ask your colleague for a new invitation.
      </ErrorPage>
    )
  return (
    <Loaded
      query={query}
      title="Loading the invitation"
      failed="The invitation could not be loaded"
      safe="It stays as it is."
      denied={denied}
    >
      {({ invitation }) => <Offered token={token} invitation={invitation} />}
    </Loaded>
  )
}

function Offered({ token, invitation }: { token: string; invitation: Invitation }) {
  const { title, role, by, expiresAt } = invitation
  const { run: accept, isBusy } = useAction(
    async () => {
      const { quizId } = await call('acceptInvitation', { body: { token } })
      await refreshQuiz(quizId)
      notify({ kind: 'success', text: `You are ${roleNames[role].toLowerCase()} of “${title}” now.` })
      navigate(paths.quizQuestions(quizId), { replace: true })
    },
    {
      failed: (error) => `The invitation could not be accepted. ${tryAgain(error)}`,
      isTriedElsewhere: true,
    },
  )
  return (
    <Page title="You are invited to a quiz">
      <div className="col-form stack">
        <h1>You are invited to a quiz</h1>
        <p>
          <bdi>{by.name}</bdi> (<bdi>{by.email}</bdi>) shares “<bdi>{title}</bdi>” with you.
        </p>
        <p>
          <b>{roleNames[role]}</b>: {roleHints[role]}
        </p>
        <p className="muted">The invitation ends on {longDate(expiresAt)}.</p>
        <div className="actions">
          <Button busy={isBusy} onClick={() => void accept()}>
            Accept
          </Button>
          <LinkButton look="quiet" to={paths.myQuizzes}>
            Not now
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}
