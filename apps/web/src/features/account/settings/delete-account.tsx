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

const whatStays: Record<Role, string> = {
  student:
    'Your answers and scores stay in your educators’ statistics under the name “Deleted student”. They do not show who you were, unless you wrote it into an answer.',
  admin:
    'A quiz that you share with an editor goes to that editor: to its last owner, or to the editor of longest standing. Other quizzes that no student has started are deleted; the rest take no new students. Students keep their results, but you can no longer see them. To choose who gets a quiz, hand it over before, on its Share tab.',
}

export function DeleteAccount({ role }: { role: Role }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <section className="account__part" aria-labelledby="delete">
      <h2 id="delete">Delete your account</h2>
      <p className="muted account__line">
        Your name, email, password and messages are removed at once. This cannot be undone.
      </p>
      <div className="account__submit">
        <Button look="danger" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      {isAsking && <ConfirmDeletion role={role} onClose={() => setAsking(false)} />}
    </section>
  )
}

function ConfirmDeletion({ role, onClose }: { role: Role; onClose: () => void }) {
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: deleteAccountBody,
    read: (fields) => Object.fromEntries(fields),
    submit: async (body) => {
      await call('deleteAccount', { body })
      notify({ kind: 'success', text: 'Your account is deleted.' })
      forgetPerson()
    },
  })
  return (
    <Dialog alert labelledBy="delete-title" describedBy="delete-text" onClose={onClose}>
      <h2 id="delete-title">Delete your account?</h2>
      <div id="delete-text" className="stack stack-2">
        <p>
          Your name, email, password and messages are removed, and you are logged out everywhere. This cannot
          be undone; download your data first if you want to keep it.
        </p>
        <p>{whatStays[role]}</p>
      </div>
      <form noValidate onSubmit={onSubmit}>
        <ErrorSummary problems={problems} fieldId={() => 'delete-password'} />
        <PasswordField
          id="delete-password"
          name="password"
          label="Your password"
          problem={problemAt('password')}
          autoComplete="current-password"
          required
        />
        <div className="dialog__actions account__submit">
          <Button data-autofocus look="secondary" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" look="danger" busy={busy}>
            Delete my account
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
