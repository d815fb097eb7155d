import { useState } from 'react'
import { Redirect } from 'wouter'
import { Page } from '../../../components/page/page.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/calls/session.ts'
import './account.css'
import './account-parts.css'
import { DeleteAccount } from './delete-account.tsx'
import { NameForm } from './name-form.tsx'
import { OwnData } from './own-data.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'

export function AccountScreen() {
  const session = useSession()
  const [passwordChanges, setPasswordChanges] = useState(0)
  if (!session) return <Redirect to={paths.home} replace />
  const { user } = session
  return (
    <Page title="Account">
      <div className="col-read account">
        <h1>Account</h1>
        <p className="muted account__line">{user.email}</p>
        <NameForm session={session} />
        <PasswordForm email={user.email} onChanged={() => setPasswordChanges(passwordChanges + 1)} />
        <SessionList version={passwordChanges} />
        <OwnData />
        <DeleteAccount role={user.role} />
      </div>
    </Page>
  )
}
