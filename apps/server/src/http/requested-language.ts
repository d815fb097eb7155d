import type { IncomingHttpHeaders } from 'node:http'
import { acceptedLanguage } from '@quizly/words'

/** The language that was chosen on the device, else the first of the browser's that is known. */
export function requestedLanguage<Tag extends string>(
  headers: IncomingHttpHeaders,
  known: readonly Tag[],
): Tag | undefined {
  const [, chosen = ''] = /(?:^|; )language=([\w-]{2,8})(?:;|$)/.exec(headers.cookie ?? '') ?? []
  return known.find((tag) => tag === chosen) ?? acceptedLanguage(headers['accept-language'], known)
}
