import { createHash } from 'node:crypto'
import type { StudentQuestion } from '@quizly/domain'
import { expect, test } from 'vitest'
import { samplePicture } from '../../../apps/server/src/testing/sample-questions.ts'
import { lookAtPictures } from './picture-views.ts'

test('a picture counts as shown only if its bytes are those that the question names', async () => {
  const hash = createHash('sha256').update(samplePicture).digest('hex')
  const nodes = JSON.stringify([['p', ['img', { image: hash, alt: 'A cell' }]]])
  const shown = [{ drawn: [{ source: '', nodes, pass: 'p' }] }] as StudentQuestion[]
  const known = { picturesShown: 0, picturesWrong: 0 }
  const look = (status: number, body: unknown) => lookAtPictures(async () => ({ status, body }), shown, known)
  await look(200, new Uint8Array(samplePicture))
  await look(200, samplePicture.subarray(1))
  await look(200, { message: 'no picture' })
  await look(404, {})
  expect(known).toEqual({ picturesShown: 1, picturesWrong: 3 })
})
