import { providerAnswered } from '../../events.ts'

const patienceMs = 5_000
/** A set of keys or of claims has some kB. */
const maxBytes = 256 * 1024

export class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge'
}

type Options = Omit<RequestInit, 'signal' | 'redirect'>

/** Asks a provider: 5 s at most until all of the answer is there, and no more than 256 KiB of it are kept. */
export async function askProvider(provider: string, url: string, options: Options): Promise<Response> {
  const startedAt = performance.now()
  let outcome: 'answered' | 'failed' = 'failed'
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(url, { ...options, redirect: 'manual', signal })
    const bytes = await readAtMost(response)
    const { status, headers } = response
    outcome = status < 500 ? 'answered' : 'failed'
    return new Response(bytes.length > 0 ? bytes : null, { status, headers })
  } finally {
    providerAnswered.publish({ provider, outcome, seconds: (performance.now() - startedAt) / 1_000 })
  }
}

async function readAtMost({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    // Leaving the loop cancels the rest.
    if (length > maxBytes) throw new AnswerTooLarge(`The answer has more than ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
