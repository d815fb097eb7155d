import { expect, test } from 'vitest'
import { sendPicturesOf } from './use-upload.ts'

const [cell, other] = ['a'.repeat(64), 'b'.repeat(64)]
const text = `See ![A cell](image:${cell})`
const questions = [{ text, type: 'single' as const, options: [text, 'no'], correctAnswers: [text] }]
const { signal } = new AbortController()

test('pictures of a quiz file are sent, and all texts get the hashes of what is stored', async () => {
  const sent: number[] = []
  const pictures = [cell, other].map((hash) => ({ hash, image: btoa(hash) }))
  const read = await sendPicturesOf({ questions, pictures }, signal, async (file) => {
    sent.push(file.size)
    return { hash: 'c'.repeat(64), width: 1, height: 1, bytes: 1 }
  })
  // Nothing names the other one.
  expect(sent).toEqual([64])
  const now = `See ![A cell](image:${'c'.repeat(64)})`
  expect(read).toEqual({
    questions: [{ ...questions[0], text: now, options: [now, 'no'], correctAnswers: [now] }],
  })
})

test('one that is refused, or is no base64, is told and nothing goes on', async () => {
  const error = new Error('This file is not a picture')
  const send = () => Promise.reject(error)
  const file = (image: string) => ({ questions, pictures: [{ hash: cell, image }] })
  expect(await sendPicturesOf(file(btoa('x')), signal, send)).toEqual({ error })
  expect(await sendPicturesOf(file('%'), signal, send)).toHaveProperty('error')
})
