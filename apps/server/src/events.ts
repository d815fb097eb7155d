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
