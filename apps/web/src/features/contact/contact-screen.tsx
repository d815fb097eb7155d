import { Sentence } from '../../lib/words/sentence.tsx'
import { contact as contactWords } from '@quizly/words/account.ts'
import {
  everywhere as commonWords,
  login as loginWords,
  navigation as navigationWords,
} from '@quizly/words/student.ts'
import { addresses, type CallBody, type Calls, contactBody } from '@quizly/contract'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { Button } from '../../components/forms/button.tsx'
import { Field, TextField } from '../../components/forms/field.tsx'
import { GrowingTextArea } from '../../components/forms/growing-text-area.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Page } from '../../components/page/page.tsx'
import { type Handover, noticeOf } from '../../lib/handover.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/calls/session.ts'
import { openDraft, useLocalDraft } from '../../lib/device/local-draft.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import './contact.css'
import { call } from '../../lib/calls/call.ts'
import { emailOrSlip } from '../../lib/words/person-name.ts'
import { messageOf, NetworkError } from '../../lib/failures.ts'

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
        const handover: Handover = {
          notice: noticeOf('warn', () => contactWords.signInFirst),
          from: paths.contact,
        }
        return navigate(paths.signup, { state: handover })
      }
      await sendMessage(body)
      setMessage('')
      discard()
      setSent(true)
    },
    failureMessage: contactFailure,
  })

  const failure = problemAt('')
  return (
    <Page title={navigationWords.contact}>
      <div className="split split--form">
        <div className="col-form">
          <h1>{navigationWords.contact}</h1>
          <div className="contact__outcome">
            {isSent && <Notice kind="success">{contactWords.sent}</Notice>}
            {failure && (
              <Notice kind="error">
                <Sentence of={failure} />
              </Notice>
            )}
          </div>
          <form noValidate onSubmit={onSubmit}>
            <TextField label={contactWords.name} value={name} dir="auto" readOnly />
            <TextField
              label={loginWords.email}
              value={session ? emailOrSlip({ name, email }) : ''}
              readOnly
            />
            <Field label={contactWords.message} problem={problemAt('message')}>
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
              <Button type="submit" busy={busy} busyLabel={contactWords.sending}>
                {contactWords.send}
              </Button>
            </div>
          </form>
        </div>
        <aside className="aside-note stack">
          <h2>{contactWords.inQuiz}</h2>
          <p>{contactWords.inQuizHint}</p>
        </aside>
      </div>
    </Page>
  )
}

type Message = CallBody<Calls['sendContactMessage']>

class ProviderError extends Error {}

/** The configured address is Quizly itself, or a form provider, which does not get the session. */
async function sendMessage(message: Message): Promise<void> {
  const { contactUrl, contactAccessKey } = await call('getConfig', {})
  if (contactUrl === addresses.sendContactMessage.path) {
    await call('sendContactMessage', { body: message })
  } else {
    await sendToProvider(contactUrl, { ...message, access_key: contactAccessKey })
  }
}

async function sendToProvider(url: string, message: Message): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(message),
  }).catch((cause: unknown) => {
    throw new NetworkError('No answer from the form provider', { cause })
  })
  const reply = (await response.json().catch(() => ({}))) as { success?: boolean; message?: string }
  if (!reply.success) throw new ProviderError(reply.message ?? '')
}

function contactFailure(error: unknown): string {
  if (error instanceof NetworkError) return commonWords.networkError
  const text = error instanceof ProviderError ? error.message : messageOf(error)
  return text || commonWords.somethingWrong
}
