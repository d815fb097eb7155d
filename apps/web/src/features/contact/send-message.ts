import { addresses, type CallBody, type Calls } from '@quizly/contract'
import { call } from '../../lib/calls/call.ts'
import { NetworkError, messageOf } from '../../lib/failures.ts'

type Message = CallBody<Calls['sendContactMessage']>

class ProviderError extends Error {}

/**
 * Sends a message to the configured address: Quizly itself, or a form provider, which does not get the
 * session.
 */
export async function sendMessage(message: Message): Promise<void> {
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

/** The sentence for a message that could not be sent. */
export function contactFailure(error: unknown): string {
  if (error instanceof NetworkError) return 'Network error. Please try again.'
  const told = error instanceof ProviderError ? error.message : messageOf(error)
  return told || 'Something went wrong. Please try again.'
}
