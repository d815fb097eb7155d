import { network } from '../../../lib/network.ts'
import type { PreviewSession } from './preview-session.ts'

/**
 * From now on a preview session answers the calls that belong to it; all others go to the server. The stream that tells a
 * student of more time stays open and silent. Returns the function that ends it.
 */
export function takeOverNetwork(session: PreviewSession, attemptId: string): () => void {
  const real = network.send
  const ofAttempt = `/api/attempts/${attemptId}/`
  let isOver = false
  const own: typeof real = async (address, init) => {
    if (address === `${ofAttempt}clock`) return silence()
    const isOwn = !isOver || address.startsWith(ofAttempt)
    // Which attempt starts stands behind the path.
    const [path = ''] = address.split('?')
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const reply = isOwn ? session.answer(init.method ?? 'GET', path, body) : undefined
    return reply ? Response.json(reply.body, { status: reply.status }) : real(address, init)
  }
  network.send = own
  return () => {
    isOver = true
    // The attempt sends its last answers while it goes away, right after this.
    setTimeout(() => {
      if (network.send === own) network.send = real
    })
  }
}

const silence = () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })
