import { channel } from 'node:diagnostics_channel'

type Event<Message> = {
  /** Calls every subscriber in this process; without any, this costs almost nothing. */
  publish: (message: Message) => void
  /** Returns the function that unsubscribes. */
  subscribe: (listener: (message: Message) => void) => () => void
}

/** This many answers were acknowledged as saved. */
export const answersAcknowledged = createEvent<number>('quizly:answers-acknowledged')
/** This many attempts were submitted, by students or because their time was over. */
export const attemptsSubmitted = createEvent<{ by: 'student' | 'time'; count: number }>(
  'quizly:attempts-submitted',
)
/** This many log lines were dropped because nobody read them. */
export const logLinesDropped = createEvent<number>('quizly:log-lines-dropped')
/** A row of the database cannot be read. Lists leave it out. */
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
