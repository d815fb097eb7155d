import { home as homeWords, navigation as navigationWords } from '@quizly/words/student.ts'
import { profile as profileWords } from '@quizly/words/account.ts'
import type { User } from '@quizly/contract'
import { Link, Redirect } from 'wouter'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { Page } from '../../../components/page/page.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/calls/session.ts'
import { emailOrSlip } from '../../../lib/words/person-name.ts'
import { AccountMenu } from '../account-menu.tsx'
import { ProfileResults } from './profile-results.tsx'
import './profile.css'
import '../../../components/tables/facts.css'
import { call } from '../../../lib/calls/call.ts'
import { useLoad } from '../../../lib/use-load.ts'

export function ProfileScreen() {
  const session = useSession()
  if (!session) return <Redirect to={paths.home} replace />
  return (
    <Page title={profileWords.title}>
      <div className="col-read">
        <Who user={session.user} />
        {session.user.waitsForApproval && <Notice kind="info">{profileWords.waits}</Notice>}
        {session.user.role === 'student' ? (
          <ProfileResults userId={session.user._id} />
        ) : (
          <>
            <EducatorFacts />
            <LinkButton to={paths.chooser}>{homeWords.createQuiz}</LinkButton>
          </>
        )}
      </div>
    </Page>
  )
}

function Who({ user }: { user: User }) {
  return (
    <div className="who">
      <div className="avatar">
        <Icon name="person" />
      </div>
      <div>
        <p className="eyebrow">{profileWords.roles[user.role]}</p>
        <h1>
          <bdi>{user.name}</bdi>
        </h1>
        <p>{emailOrSlip(user)}</p>
      </div>
      <AccountMenu />
    </div>
  )
}

/** How many quizzes an educator has made and how often they were taken; a dash while unknown. */
function EducatorFacts() {
  const load = useLoad('quizzes of the profile', (signal) => call('listQuizzes', {}, { signal }))
  const quizzes = load.status === 'ready' ? load.data.quizzes : null
  const isMore = load.status === 'ready' && load.data.next !== undefined
  return (
    <dl className="facts profile__facts">
      <div>
        <dt>{profileWords.quizzes}</dt>
        <dd>
          {quizzes?.length ?? '–'}
          {isMore && '+'} · <Link to={paths.myQuizzes}>{navigationWords.myQuizzes}</Link>
        </dd>
      </div>
      <div>
        <dt>{profileWords.attempts}</dt>
        <dd>
          {quizzes?.reduce((sum, { finished }) => sum + finished, 0) ?? '–'}
          {isMore && '+'}
        </dd>
      </div>
    </dl>
  )
}
