import type { User } from '@quizly/contract'
import { Redirect } from 'wouter'
import { Icon } from '../../../components/icons/icons.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { Page } from '../../../components/page/page.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/calls/session.ts'
import { AccountMenu } from '../account-menu.tsx'
import { EducatorFacts } from './educator-facts.tsx'
import { ProfileResults } from './profile-results.tsx'
import './profile.css'

const roleLabels = { admin: 'Admin Profile', student: 'Student Profile' } as const

export function ProfileScreen() {
  const session = useSession()
  if (!session) return <Redirect to={paths.home} replace />
  return (
    <Page title="Profile">
      <div className="col-read">
        <Who user={session.user} />
        {session.user.role === 'student' ? (
          <ProfileResults userId={session.user._id} />
        ) : (
          <>
            <EducatorFacts />
            <LinkButton to={paths.chooser}>Create Quiz</LinkButton>
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
        <p className="eyebrow">{roleLabels[user.role]}</p>
        <h1>
          <bdi>{user.name}</bdi>
        </h1>
        <p>{user.email}</p>
      </div>
      <AccountMenu />
    </div>
  )
}
