import { channel } from 'node:diagnostics_channel'

type Event<Message> = {
  /** Without subscribers this costs almost nothing. */
  publish: (message: Message) => void
  /** Returns the function that unsubscribes. */
  subscribe: (listener: (message: Message) => void) => () => void
}

export const answersAcknowledged = createEvent<number>('quizly:answers-acknowledged')
/** `time`: their time was over. */
export const attemptsSubmitted = createEvent<{ by: 'student' | 'time'; count: number }>(
  'quizly:attempts-submitted',
)
/** Because nobody read them. */
export const logLinesDropped = createEvent<number>('quizly:log-lines-dropped')
/** Each time that something is refused for this reason. */
export const databaseUnavailable = createEvent<unknown>('quizly:database-unavailable')
/** PostgreSQL's timeline is another one: a standby has been promoted. */
export const databaseFailedOver = createEvent<string>('quizly:database-failed-over')
/** Lists leave the row out. */
export const rowUnreadable = createEvent<{ id: string; error: unknown }>('quizly:row-unreadable')
/**
 * `goes-on`: the password was right, and a second factor is needed. `copied`: done, but the counter of the passkey went
 * back.
 */
export const signedIn = createEvent<{
  by: 'password' | 'provider' | 'totp' | 'recovery' | 'passkey' | 'slip'
  outcome: 'done' | 'goes-on' | 'refused' | 'failed' | 'copied'
}>('quizly:signed-in')
/** How long one answer of a provider took. */
export const providerAnswered = createEvent<{
  provider: string
  outcome: 'answered' | 'failed'
  seconds: number
}>('quizly:provider-answered')

function createEvent<Message>(name: string): Event<Message> {
  const events = channel(name)
  return {
    publish: (message) => {
      if (events.hasSubscribers) events.publish(message)
    },
    subscribe: (listener) => {
      const onMessage = (message: unknown) => listener(message as Message)
      events.subscribe(onMessage)
      return () => events.unsubscribe(onMessage)
    },
  }
}
