import type { CallResult, Calls } from '@quizly/contract'
import {
  bankSharing as sharingWords,
  colleagues as colleagueWords,
  invitation as invitationWords,
} from '@quizly/words/authoring.ts'
import { navigation as navigationWords } from '@quizly/words/student.ts'
import { type ReactNode, useDeferredValue } from 'react'
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
import { refreshKey, refreshQuiz } from '../../../lib/calls/queries.ts'
import { useSession } from '../../../lib/calls/session.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { type Handover, useWayBack } from '../../../lib/handover.ts'
import { paths } from '../../../lib/paths.ts'
import { longDate } from '../../../lib/dates.ts'

type Invitation = CallResult<Calls['findInvitation']>['invitation']

/** The screen of an invitation's link. The token follows the `#`, so no server on the way has seen it. */
export function InvitationScreen() {
  const token = useDeferredValue(useLocationProperty(() => window.location.hash)).slice(1)
  const session = useSession()
  if (!session) return <LoginFirst token={token} />
  const { role, email } = session.user
  if (role !== 'admin') {
    return (
      <ErrorPage title={invitationWords.forEducators} actions={<Home />}>
        {invitationWords.loggedInAsStudent}
      </ErrorPage>
    )
  }
  return <Opened key={token} token={token} email={email} />
}

const Home = () => (
  <LinkButton look="secondary" to={paths.home}>
    {navigationWords.home}
  </LinkButton>
)

function LoginFirst({ token }: { token: string }) {
  const from = `${paths.invitation}#${token}`
  const handover: Handover = { from }
  useWayBack(from)
  return (
    <Page title={invitationWords.titleOfAny}>
      <div className="col-form stack">
        <h1>{invitationWords.titleOfAny}</h1>
        <p>{invitationWords.loginFirst}</p>
        <div className="actions">
          <LinkButton to={paths.login} state={handover}>
            {navigationWords.login}
          </LinkButton>
          <LinkButton look="secondary" to={paths.signup} state={handover}>
            {navigationWords.signUp}
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
        title={invitationWords.doesNotWork}
        actions={<LinkButton to={paths.myQuizzes}>{navigationWords.myQuizzes}</LinkButton>}
      >
        {invitationWords.askAgain(<bdi key="email">{email}</bdi>)}
      </ErrorPage>
    )
  return (
    <Loaded
      query={query}
      title={invitationWords.loading}
      failed={invitationWords.failed}
      safe={invitationWords.safe}
      denied={denied}
    >
      {({ invitation }) => <Offered token={token} invitation={invitation} />}
    </Loaded>
  )
}

function Offered({ token, invitation }: { token: string; invitation: Invitation }) {
  const { title, role, by, expiresAt } = invitation
  const [name, email] = [<bdi key="name">{by.name}</bdi>, <bdi key="email">{by.email}</bdi>]
  const isBank = title === ''
  const { run: accept, isBusy } = useAction(
    async () => {
      const { quizId, bankOf = '' } = await call('acceptInvitation', { body: { token } })
      if (quizId === null) {
        await refreshKey(['bank'])
        notify({ kind: 'success', text: () => invitationWords.acceptedBank(by.name) })
        navigate(paths.bankOf(bankOf), { replace: true })
        return
      }
      await refreshQuiz(quizId)
      notify({ kind: 'success', text: () => invitationWords.accepted[role](title) })
      navigate((role === 'marker' ? paths.marking : paths.quizQuestions)(quizId), { replace: true })
    },
    {
      failed: (error) => invitationWords.notAccepted(tryAgain(error)),
      isTriedElsewhere: true,
    },
  )
  return (
    <Page title={isBank ? invitationWords.titleOfBank : invitationWords.title}>
      <div className="col-form stack">
        <h1>{isBank ? invitationWords.titleOfBank : invitationWords.title}</h1>
        <p>
          {isBank
            ? invitationWords.sharesBank(name, email)
            : invitationWords.shares(name, email, <bdi key="title">{title}</bdi>)}
        </p>
        <p>
          {invitationWords.withHint<ReactNode>(
            <b key="role">{colleagueWords.roles[role]}</b>,
            isBank && role !== 'marker' ? sharingWords.roleHints[role] : colleagueWords.roleHints[role],
          )}
        </p>
        {isBank && <p>{sharingWords.together}</p>}
        <p className="muted">{invitationWords.ends(longDate(expiresAt))}</p>
        <div className="actions">
          <Button busy={isBusy} onClick={() => void accept()}>
            {invitationWords.accept}
          </Button>
          <LinkButton look="quiet" to={paths.myQuizzes}>
            {invitationWords.notNow}
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}
