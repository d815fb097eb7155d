import { channel } from 'node:diagnostics_channel'

type Event<Message> = {
  /** Tells whoever listens in this process; while nobody does, that costs next to nothing. */
  publish: (message: Message) => void
  /** Gives the function that ends it. */
  subscribe: (listener: (message: Message) => void) => () => void
}

/** So many answers are acknowledged as saved. */
export const answersAcknowledged = createEvent<number>('quizly:answers-acknowledged')
/** So many attempts are handed in, by their students or because their time is over. */
export const attemptsSubmitted = createEvent<{ by: 'student' | 'time'; count: number }>(
  'quizly:attempts-submitted',
)
/** So many lines of the log were dropped because nobody read them. */
export const logLinesDropped = createEvent<number>('quizly:log-lines-dropped')
/** A row of the database cannot be read: it is left out where many are wanted. */
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
