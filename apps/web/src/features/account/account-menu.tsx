import { logout } from '@quizly/contract'
import { useNavigate } from 'react-router'
import { Icon } from '../../components/icons.tsx'
import { Menu } from '../../components/menu.tsx'
import { call } from '../../lib/call.ts'
import { paths } from '../../lib/paths.ts'
import { forgetPerson } from './forget-person.ts'

/** What one can do with one's account. */
export function AccountMenu() {
  const navigate = useNavigate()
  function leave() {
    // The person is signed out here at once; if the server cannot be told, the token dies by its age.
    call(logout, {}).catch(() => undefined)
    forgetPerson()
    void navigate(paths.home)
  }
  const items = [
    { label: 'Account', icon: <Icon name="person" />, run: () => void navigate(paths.account) },
    { label: 'Logout', icon: <Icon name="logout" className="icon--flip" />, run: leave },
  ]
  return (
    <Menu label="Account menu" className="btn--secondary" items={items}>
      <Icon name="more" />
    </Menu>
  )
}
