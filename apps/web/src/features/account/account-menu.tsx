import { navigate } from 'wouter/use-browser-location'
import { Icon } from '../../components/icons/icons.tsx'
import { ToolIcon } from '../../components/icons/tool-icons.tsx'
import { Menu } from '../../components/overlays/menu.tsx'
import { notify } from '../../components/feedback/toast.tsx'
import { call } from '../../lib/calls/call.ts'
import { getSession } from '../../lib/calls/session.ts'
import { paths } from '../../lib/paths.ts'
import { sendAllPendingAnswers } from '../../lib/device/send-pending-answers.ts'
import { inTime } from '../../lib/device/device-store.ts'
import { accountMenu as accountMenuWords, bySchool as schoolWords } from '@quizly/words/account.ts'
import { forgetPerson } from './forget-person.ts'
import { schoolOf } from './login/school-session.ts'

const patienceMs = 5_000

export function AccountMenu() {
  async function leave() {
    // Even for a quiz in another tab. What cannot be sent stays on the device for the next log-in.
    await inTime(sendAllPendingAnswers(), patienceMs)
    const school = schoolOf(getSession())
    // The user is logged out here at once. If the server cannot be told, the token expires by itself.
    call('logout', {}).catch(() => undefined)
    forgetPerson()
    const { label, leaveAddress } = school ?? {}
    if (label !== undefined && leaveAddress !== undefined)
      notify({
        kind: 'success',
        text: () => schoolWords.loggedOut,
        action: { label: () => schoolWords.leaveSchool(label), run: () => location.assign(leaveAddress) },
      })
    navigate(paths.home)
  }
  const items = [
    { label: accountMenuWords.account, icon: <Icon name="person" />, run: () => navigate(paths.account) },
    ...(getSession()?.user.role === 'admin'
      ? [
          {
            label: accountMenuWords.slips,
            icon: <Icon name="print" />,
            run: () => navigate(paths.slips),
          },
        ]
      : []),
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
