import { uploadPicture } from '@quizly/contract'
import type { Account } from '../../api.ts'

/** Returns its hash. */
export async function sendPicture({ url, token }: Account, bytes: Buffer): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' }
  const reply = await fetch(url + uploadPicture.path, {
    method: 'POST',
    headers,
    body: new Uint8Array(bytes),
  })
  return ((await reply.json()) as { hash: string }).hash
}
