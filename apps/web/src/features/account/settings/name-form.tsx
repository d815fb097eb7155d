import { changeNameBody } from '@quizly/contract'
import { Button } from '../../../components/forms/button.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { TextField } from '../../../components/forms/field.tsx'
import { notify } from '../../../components/feedback/toast.tsx'
import { call } from '../../../lib/calls/call.ts'
import { openSession, type Session } from '../../../lib/calls/session.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'

export function NameForm({ session }: { session: Session }) {
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: changeNameBody,
    read: (fields) => Object.fromEntries(fields),
    submit: async (body) => {
      const { user } = await call('changeName', { body })
      openSession({ ...session, user })
      notify({ kind: 'success', text: 'Your name is changed.' })
    },
  })
  return (
    <section className="account__part" aria-labelledby="own-name">
      <h2 id="own-name">Name</h2>
      <p className="muted account__line">
        Updates everywhere, including earlier results. Receipts keep the name you had when you submitted.
      </p>
      <ErrorSummary problems={problems} fieldId={() => 'name'} />
      <form className="account__fields" noValidate onSubmit={onSubmit}>
        <TextField
          id="name"
          name="name"
          label="Full Name"
          problem={problemAt('name')}
          defaultValue={session.user.name}
          autoComplete="name"
          dir="auto"
          required
        />
        <div className="account__submit">
          <Button type="submit" look="secondary" busy={busy}>
            Change name
          </Button>
        </div>
      </form>
    </section>
  )
}
