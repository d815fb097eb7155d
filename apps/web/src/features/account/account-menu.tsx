import { navigate } from 'wouter/use-browser-location'
import { Icon } from '../../components/icons/icons.tsx'
import { ToolIcon } from '../../components/icons/tool-icons.tsx'
import { Menu } from '../../components/overlays/menu.tsx'
import { call } from '../../lib/calls/call.ts'
import { paths } from '../../lib/paths.ts'
import { bringAllKept } from '../../lib/device/bring-kept.ts'
import { inTime } from '../../lib/device/in-time.ts'
import { forgetPerson } from './forget-person.ts'

const patienceMs = 5_000

/** What one can do with one's account. */
export function AccountMenu() {
  async function leave() {
    // Answers may wait, of a quiz in another tab too. What cannot be sent stays for the next login.
    await inTime(bringAllKept(), patienceMs)
    // The person is signed out here at once; if the server cannot be told, the token dies by its age.
    call('logout', {}).catch(() => undefined)
    forgetPerson()
    navigate(paths.home)
  }
  const items = [
    { label: 'Account', icon: <Icon name="person" />, run: () => navigate(paths.account) },
    { label: 'Logout', icon: <ToolIcon name="logout" className="icon--flip" />, run: () => void leave() },
  ]
  return (
    <Menu label="Account menu" className="btn--secondary" items={items}>
      <ToolIcon name="more" />
    </Menu>
  )
}
