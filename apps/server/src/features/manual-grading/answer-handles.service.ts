import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { Db } from '../../db/store.ts'
import { getPictureKey } from '../pictures/passes.service.ts'

const macBytes = 12
const noCounter = Buffer.alloc(4)

/**
 * Names of answers to a question for those who mark them: the IDs of attempts stand beside names elsewhere. An answer
 * always has the same one, and only this store can tell whose it is.
 */
class AnswerHandles {
  readonly #macKey: Buffer
  readonly #key: Buffer
  readonly #questionId: string

  constructor(secret: Buffer, questionId: string) {
    const keyFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest()
    this.#macKey = keyFor('answers to mark: mac')
    this.#key = keyFor('answers to mark')
    this.#questionId = questionId
  }

  #macOf(attemptId: string): Buffer {
    const mac = createHmac('sha256', this.#macKey).update(`${this.#questionId} ${attemptId}`).digest()
    return mac.subarray(0, macBytes)
  }

  seal(attemptId: string): string {
    const mac = this.#macOf(attemptId)
    const cipher = createCipheriv('aes-256-ctr', this.#key, Buffer.concat([mac, noCounter]))
    return Buffer.concat([mac, cipher.update(attemptId, 'utf8')]).toString('base64url')
  }

  /** Undefined if it names no answer to this question. */
  open(handle: string): string | undefined {
    const bytes = Buffer.from(handle, 'base64url')
    if (bytes.length <= macBytes) return undefined
    const mac = bytes.subarray(0, macBytes)
    const decipher = createDecipheriv('aes-256-ctr', this.#key, Buffer.concat([mac, noCounter]))
    const attemptId = decipher.update(bytes.subarray(macBytes)).toString('utf8')
    return this.#macOf(attemptId).equals(mac) ? attemptId : undefined
  }
}

export async function answerHandles(db: Db, questionId: string): Promise<AnswerHandles> {
  return (await allAnswerHandles(db))(questionId)
}

/** For answers to several questions. */
export async function allAnswerHandles(db: Db) {
  const key = await getPictureKey(db)
  return (questionId: string) => new AnswerHandles(key, questionId)
}
export type AllAnswerHandles = Awaited<ReturnType<typeof allAnswerHandles>>
