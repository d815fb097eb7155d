import { slip as words } from '@quizly/words/account.ts'
import { login as loginWords } from '@quizly/words/student.ts'
import { Link } from 'wouter'
import { HandoverNotice } from '../../../components/feedback/handover-notice.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Page } from '../../../components/page/page.tsx'
import { call } from '../../../lib/calls/call.ts'
import { useSession } from '../../../lib/calls/session.ts'
import { useHandedState, useHandover } from '../../../lib/handover.ts'
import { paths } from '../../../lib/paths.ts'
import { personName } from '../../../lib/words/person-name.ts'
import { enter } from './login-screen.tsx'
import { SlipForm } from './slip-form.tsx'
import '../account-form.css'

export function SlipScreen() {
  const user = useSession()?.user
  const { from = paths.home } = useHandover()
  const state = useHandedState()
  return (
    <Page title={words.title}>
      <div className="col-form">
        <HandoverNotice />
        <h1>{words.title}</h1>
        <p className="muted account__line">{words.lead}</p>
        {user && (
          <div className="account__form">
            <Notice kind="info">{words.signedIn(personName(user.name))}</Notice>
          </div>
        )}
        <SlipForm
          label={words.submit}
          submit={async (body) => {
            const { secretCode, ...reply } = await call('useSlip', { body })
            const to = secretCode === undefined ? from : `${paths.join}?code=${secretCode}`
            enter(reply, () => loginWords.done, to, true)
          }}
        >
          {(code) =>
            user?.role === 'student' &&
            user.email !== '' && (
              <p className="account__other">
                {words.isMine((text) => (
                  <Link key="account" to={`${paths.account}#${code}`}>
                    {text}
                  </Link>
                ))}
              </p>
            )
          }
        </SlipForm>
        {!user && (
          <p className="account__other">
            <Link to={paths.login} state={state}>
              {loginWords.title}
            </Link>
          </p>
        )}
      </div>
    </Page>
  )
}
