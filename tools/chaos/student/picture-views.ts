import { createHash } from 'node:crypto'
import { getPicture } from '@quizly/contract'
import { picturesIn, type StudentQuestion } from '@quizly/domain'
import type { PersistentCall } from '../persistent-call.ts'
import type { KnownToStudent } from './known-to-student.ts'

/** A picture is named by the hash of its bytes, so whoever gets it sees whether it is the right one. */
export async function lookAtPictures(
  call: PersistentCall,
  shown: readonly StudentQuestion[],
  known: Pick<KnownToStudent, 'picturesShown' | 'picturesWrong'>,
): Promise<void> {
  for (const text of shown.flatMap(({ drawn = [] }) => drawn)) {
    for (const hash of picturesIn(text)) {
      const { status, body } = await call(getPicture, { params: { pass: text.pass ?? '', hash } })
      const isRight = status === 200 && body instanceof Uint8Array && hashOf(body) === hash
      if (isRight) known.picturesShown += 1
      else known.picturesWrong += 1
    }
  }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
