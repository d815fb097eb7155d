import { addresses, type CallResult, type Calls } from '@quizly/contract'
import { NetworkError } from '../failures.ts'
import { parseJson } from '../device/storage.ts'
import { refuse } from './call.ts'
import { getSession } from './session.ts'

export type SentPicture = CallResult<Calls['uploadPicture']>

type Options = {
  signal: AbortSignal
  /** Told how much has been sent, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Only this way a browser tells how much of a file it has sent. */
export async function sendPicture(file: Blob, { signal, onProgress }: Options): Promise<SentPicture> {
  const session = getSession()
  const { method, path, gives } = addresses.uploadPicture
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new NetworkError('The picture was not sent'))
    request.open(method, path)
    request.setRequestHeader('content-type', 'application/octet-stream')
    if (session) request.setRequestHeader('authorization', `Bearer ${session.token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(loaded / Math.max(1, total)),
    )
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }))
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
  const content = parseJson(text)
  const isStored = status < 300 && gives.every((field) => field in Object(content))
  return isStored ? (content as SentPicture) : refuse(status, content, session)
}
