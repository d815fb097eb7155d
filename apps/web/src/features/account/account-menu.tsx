import { navigate } from 'wouter/use-browser-location'
import { Icon } from '../../components/icons/icons.tsx'
import { ToolIcon } from '../../components/icons/tool-icons.tsx'
import { Menu } from '../../components/overlays/menu.tsx'
import { call } from '../../lib/calls/call.ts'
import { paths } from '../../lib/paths.ts'
import { sendAllPendingAnswers } from '../../lib/device/send-pending-answers.ts'
import { inTime } from '../../lib/device/device-store.ts'
import { accountMenu as accountMenuWords } from '@quizly/words/account.ts'
import { forgetPerson } from './forget-person.ts'

const patienceMs = 5_000

export function AccountMenu() {
  async function leave() {
    // Even for a quiz in another tab. What cannot be sent stays on the device for the next log-in.
    await inTime(sendAllPendingAnswers(), patienceMs)
    // The user is logged out here at once. If the server cannot be told, the token expires by itself.
    call('logout', {}).catch(() => undefined)
    forgetPerson()
    navigate(paths.home)
  }
  const items = [
    { label: accountMenuWords.account, icon: <Icon name="person" />, run: () => navigate(paths.account) },
    {
      label: accountMenuWords.logout,
      icon: <ToolIcon name="logout" className="icon--flip" />,
      run: () => void leave(),
    },
  ]
  return (
    <Menu label={accountMenuWords.label} className="btn--secondary" items={items}>
      <ToolIcon name="more" />
    </Menu>
  )
}
