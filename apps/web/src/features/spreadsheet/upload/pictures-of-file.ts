import type { QuizFile } from '@quizly/contract'
import { picturesNamedIn } from '@quizly/domain'
import { sendPicture } from '../../../lib/calls/send-picture.ts'

type Questions = QuizFile['questions']

/**
 * Sends the pictures that come with a quiz, as if each had been chosen. The server writes those anew that it does not
 * have, so the texts get their new hashes.
 */
export async function sendPicturesOf(
  { questions, pictures = [] }: Pick<QuizFile, 'questions' | 'pictures'>,
  signal: AbortSignal,
  send = sendPicture,
): Promise<{ questions: Questions } | { error: unknown }> {
  let text = JSON.stringify(questions)
  const named = new Set(picturesNamedIn(text))
  try {
    for (const { hash, image } of pictures) {
      if (!named.has(hash)) continue
      const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0))
      const sent = await send(new Blob([bytes]), { signal, onProgress: () => {} })
      text = text.replaceAll(`(image:${hash})`, `(image:${sent.hash})`)
    }
  } catch (error) {
    return { error }
  }
  return { questions: JSON.parse(text) as Questions }
}
