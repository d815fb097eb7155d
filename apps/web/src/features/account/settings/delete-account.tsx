import { bySchool as schoolWords, deleteAccount as deleteWords } from '@quizly/words/account.ts'
import { deleteAccountBody, type Role } from '@quizly/contract'
import { useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { PasswordField } from '../../../components/forms/field.tsx'
import { notify } from '../../../components/feedback/toast.tsx'
import { call } from '../../../lib/calls/call.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { forgetPerson } from '../forget-person.ts'

type Props = {
  role: Role
  /** Without a password it must have been signed in to a short time ago. */
  by: 'password' | 'school' | 'slip'
}

export function DeleteAccount({ role, by }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <section className="account__part" aria-labelledby="delete">
      <h2 id="delete">{deleteWords.heading}</h2>
      <p className="muted account__line">{deleteWords.hint[by]}</p>
      <div className="account__submit">
        <Button look="danger" onClick={() => setAsking(true)}>
          {deleteWords.submit}
        </Button>
      </div>
      {isAsking && <ConfirmDeletion role={role} by={by} onClose={() => setAsking(false)} />}
    </section>
  )
}

function ConfirmDeletion({ role, by, onClose }: Props & { onClose: () => void }) {
  const hasPassword = by === 'password'
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: deleteAccountBody,
    // Any will do where there is none.
    read: (fields) => (hasPassword ? Object.fromEntries(fields) : { password: '-' }),
    submit: async (body) => {
      await call('deleteAccount', { body })
      notify({ kind: 'success', text: () => deleteWords.done })
      forgetPerson()
    },
  })
  return (
    <Dialog alert labelledBy="delete-title" describedBy="delete-text" onClose={onClose}>
      <h2 id="delete-title">{deleteWords.question}</h2>
      <div id="delete-text" className="stack stack-2">
        <p>{deleteWords.whatGoes[by]}</p>
        <p>{deleteWords.whatStays[role]}</p>
      </div>
      <form noValidate onSubmit={onSubmit}>
        <ErrorSummary problems={problems} fieldId={() => 'delete-password'} />
        {hasPassword ? (
          <PasswordField
            id="delete-password"
            name="password"
            label={deleteWords.password}
            problem={problemAt('password')}
            autoComplete="current-password"
            required
          />
        ) : (
          <p className="muted">{schoolWords.deleteHint}</p>
        )}
        <div className="dialog__actions account__submit">
          <Button data-autofocus look="secondary" onClick={onClose}>
            {deleteWords.keep}
          </Button>
          <Button type="submit" look="danger" busy={busy}>
            {deleteWords.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
