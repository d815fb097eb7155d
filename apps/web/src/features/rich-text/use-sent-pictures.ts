import { firstQuestions as firstWords, formatting as formattingWords } from '@quizly/words/authoring.ts'
import { useCallback, useEffect, useRef } from 'react'
import type { useScreenToasts } from '../../components/feedback/toast.tsx'
import { heldUpBy, untilPicturesSettle } from './uploads.ts'

/** Texts are stored with all of their pictures, or not at all. Toasts say what they wait for. */
export function useSentPictures(toasts: ReturnType<typeof useScreenToasts>) {
  const waiting = useRef<AbortController>(undefined)
  useEffect(() => () => waiting.current?.abort(), [])
  /** Whether to try again: false if the writer would rather go on, or has to do something first. */
  const settle = useCallback(async (): Promise<boolean> => {
    const held = heldUpBy()
    toasts.clear()
    if (held !== 'sending') {
      const text = () =>
        held === 'waiting' ? formattingWords.pictureNotSent : formattingWords.pictureRefused
      toasts.notify({ kind: 'warn', text })
      return false
    }
    waiting.current?.abort()
    const aborting = new AbortController()
    waiting.current = aborting
    toasts.notify({
      kind: 'warn',
      text: () => formattingWords.pictureAwaited,
      action: { label: () => firstWords.goOnWriting, run: () => aborting.abort() },
    })
    await untilPicturesSettle(aborting.signal)
    return !aborting.signal.aborted
  }, [toasts])
  return { areSent, settle }
}

const areSent = () => heldUpBy() === undefined
