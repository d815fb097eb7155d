import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { clockStream, eventsType } from '@quizly/contract'

/** A page that listens to how long its attempt is. */
export type StudentPage = {
  /** Resolves with the next length that it hears, in ms, and when it was heard. */
  hear: () => Promise<{ durationMs: number; at: number }>
  /** Its network is gone: nothing is sent or received any more. */
  cut: () => void
}

const readDuration = (event: string) => JSON.parse(event.slice('data: '.length)) as { durationMs: number }

/** Opens the stream of a running attempt. */
export async function openStudentPage(
  address: string,
  { attemptId, token }: { attemptId: string; token: string },
): Promise<StudentPage> {
  const request = get(address + clockStream.path.replace(':attemptId', attemptId), {
    agent: false,
    headers: { authorization: `Bearer ${token}`, accept: eventsType },
  })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`A page was answered ${response.statusCode}`)
  const heard: { durationMs: number; at: number }[] = []
  let tell = () => {}
  let text = ''
  response
    .on('error', () => {})
    .on('data', (part: Buffer) => {
      const events = (text + part.toString()).split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) heard.push({ ...readDuration(event), at: performance.now() })
      tell()
    })
  return {
    hear: async () => {
      while (heard.length === 0) {
        const { promise, resolve } = Promise.withResolvers<void>()
        tell = resolve
        await promise
      }
      return heard.shift() as { durationMs: number; at: number }
    },
    cut: () => void request.on('error', () => {}).destroy(),
  }
}
