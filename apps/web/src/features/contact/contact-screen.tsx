import { contactBody } from '@quizly/contract'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { Button } from '../../components/forms/button.tsx'
import { Field, TextField } from '../../components/forms/field.tsx'
import { GrowingTextArea } from '../../components/forms/growing-text-area.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Page } from '../../components/page/page.tsx'
import type { Handover } from '../../lib/handover.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/calls/session.ts'
import { openDraft, useLocalDraft } from '../../lib/device/local-draft.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import './contact.css'
import { contactFailure, sendMessage } from './send-message.ts'

const isText = (stored: unknown) => typeof stored === 'string'

export function ContactScreen() {
  const session = useSession()
  const [draft] = useState(() => openDraft('contact-message', isText))
  const [message, setMessage] = useState(() => draft.load() ?? '')
  const { discard } = useLocalDraft(draft, message || undefined)
  const [isSent, setSent] = useState(false)
  const { name = '', email = '' } = session?.user ?? {}

  const { onSubmit, busy, problemAt } = useSchemaForm({
    schema: contactBody,
    read: (fields) => ({ name, email, message, botcheck: fields.get('botcheck') ?? '' }),
    submit: async (body) => {
      setSent(false)
      if (!session) {
        const text = 'You must be signed in to send a message.'
        const handover: Handover = { notice: { kind: 'warn', text }, from: paths.contact }
        return navigate(paths.signup, { state: handover })
      }
      await sendMessage(body)
      setMessage('')
      discard()
      setSent(true)
    },
    failureMessage: contactFailure,
  })

  return (
    <Page title="Contact Us">
      <div className="split split--form">
        <div className="col-form">
          <h1>Contact Us</h1>
          <div className="contact__outcome">
            {isSent && <Notice kind="success">Message sent successfully!</Notice>}
            {problemAt('') && <Notice kind="error">{problemAt('')}</Notice>}
          </div>
          <form noValidate onSubmit={onSubmit}>
            <TextField label="Name" value={name} dir="auto" readOnly />
            <TextField label="Email" value={email} readOnly />
            <Field label="Message" problem={problemAt('message')}>
              {(control) => (
                <GrowingTextArea
                  {...control}
                  className="input contact__message"
                  rows={4}
                  dir="auto"
                  required
                  value={message}
                  onChange={(event) => setMessage(event.target.value)}
                />
              )}
            </Field>
            <input
              className="contact__trap"
              name="botcheck"
              tabIndex={-1}
              autoComplete="off"
              aria-hidden="true"
            />
            <div className="contact__submit">
              <Button type="submit" busy={busy} busyLabel="Sending...">
                Send Message
              </Button>
            </div>
          </form>
        </div>
        <aside className="aside-note stack">
          <h2>In the middle of a quiz?</h2>
          <p>Your answers stay on your device. Tell your teacher first.</p>
        </aside>
      </div>
    </Page>
  )
}
