import { bySchool as words, slip as slipWords } from '@quizly/words/account.ts'
import account from 'virtual:words/account'
import { useState } from 'react'
import { Link } from 'wouter'
import '../../../lib/calls/all-addresses.ts'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { call } from '../../../lib/calls/call.ts'
import { messageOfFailure } from '../../../lib/forms/use-form.ts'
import { useHandedState, useHandover } from '../../../lib/handover.ts'
import { paths } from '../../../lib/paths.ts'
import { loadArea } from '../../../lib/words/language.ts'
import { keepWayBack } from './school-session.ts'
import './school-buttons.css'

type Ways = Awaited<ReturnType<typeof call<'listSignInWays'>>>

/** Fails as a whole: without what the server offers there is nothing to show. */
export async function loadSchoolButtons() {
  const [ways] = await Promise.all([call('listSignInWays', {}), loadArea(account)])
  return { default: () => <SchoolButtons ways={ways} /> }
}

function SchoolButtons({ ways }: { ways: Ways }) {
  const { from } = useHandover()
  const state = useHandedState()
  const [busy, setBusy] = useState('')
  const [failure, setFailure] = useState<() => string>()
  const [isAsked, setAsked] = useState(false)
  const hasForm = ways.passwords !== 'off' || isAsked

  async function leaveFor(provider: string) {
    setBusy(provider)
    setFailure(undefined)
    try {
      const { address } = await call('beginSignIn', { body: { provider } })
      keepWayBack(from)
      location.assign(address)
    } catch (error) {
      setFailure(() => () => messageOfFailure(error))
    }
    // The browser may bring this page back as it was.
    setBusy('')
  }

  return (
    <div className={`school-ways ${hasForm ? '' : 'school-ways--only'}`}>
      {failure && <Notice kind="error">{failure()}</Notice>}
      {ways.providers.map(({ key, label }) => (
        <Button
          key={key}
          look={ways.passwords === 'off' ? 'primary' : 'secondary'}
          block
          busy={busy === key}
          onClick={() => void leaveFor(key)}
        >
          {words.signIn(label)}
        </Button>
      ))}
      <Link className="btn btn--quiet" to={paths.slip} state={state}>
        {slipWords.title}
      </Link>
      {hasForm ? (
        <p className="school-ways__or muted">{words.or}</p>
      ) : (
        <Button look="quiet" size="sm" onClick={() => setAsked(true)}>
          {words.withPassword}
        </Button>
      )}
    </div>
  )
}
