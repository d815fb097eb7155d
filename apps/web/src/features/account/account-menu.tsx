import { logout } from '@quizly/contract'
import { useNavigate } from 'react-router'
import { Icon } from '../../components/icons.tsx'
import { Menu } from '../../components/menu.tsx'
import { call } from '../../lib/call.ts'
import { paths } from '../../lib/paths.ts'
import { closeSession } from '../../lib/session.ts'
import { discardDrafts } from '../../lib/use-draft.ts'

/** What one can do with one's account. */
export function AccountMenu() {
  const navigate = useNavigate()
  function leave() {
    // The person is signed out here at once; if the server cannot be told, the token dies by its age.
    call(logout, {}).catch(() => undefined)
    discardDrafts()
    closeSession()
    void navigate(paths.home)
  }
  const icon = <Icon name="logout" className="icon--flip" />
  return (
    <Menu label="Account menu" className="btn--secondary" items={[{ label: 'Logout', icon, run: leave }]}>
      <Icon name="more" />
    </Menu>
  )
}
