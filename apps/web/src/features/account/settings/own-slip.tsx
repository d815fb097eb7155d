import { slip as words } from '@quizly/words/account.ts'
import { Link } from 'wouter'
import { notify } from '../../../components/feedback/toast.tsx'
import { call } from '../../../lib/calls/call.ts'
import { paths } from '../../../lib/paths.ts'
import { SlipForm } from '../login/slip-form.tsx'

/** What a student did with a slip moves into their own account. */
export function TakeOverSlip() {
  return (
    <section className="account__part" aria-labelledby="take-over">
      <h2 id="take-over">{words.takeOver}</h2>
      <p className="muted account__line">{words.takeOverHint}</p>
      <div className="account__fields">
        <SlipForm
          look="secondary"
          label={words.takeOverSubmit}
          submit={async (body) => {
            const { attempts } = await call('joinSlip', { body })
            notify({
              kind: 'success',
              text: () => (attempts === 0 ? words.nothingTaken : words.takenOver(attempts)),
            })
          }}
        />
      </div>
    </section>
  )
}

/** In place of the parts about an email and a password, which an account of a slip does not have. */
export function KeepSlipWork() {
  return (
    <section className="account__part" aria-labelledby="by-slip">
      <h2 id="by-slip">{words.keep}</h2>
      <p className="muted account__line">{words.account}</p>
      <p className="account__line">
        {words.toKeep((text) => (
          <Link key="signup" to={paths.signup} state={{ from: paths.account }}>
            {text}
          </Link>
        ))}
      </p>
    </section>
  )
}
