import type { RenderedText } from '@quizly/domain'
import { useEffect, useState } from 'react'
import { withResultWords } from '../../lib/words/with-results.ts'
import { rich } from './shown-text.ts'

/** Loads what draws formatted texts if one of the questions has any, and renders again with it. */
export function useRichText(
  questions: readonly { drawn?: RenderedText[] | undefined; drawnFeedback?: RenderedText[] | undefined }[],
): void {
  const [, setIsLoaded] = useState(false)
  const isWanted = questions.some(({ drawn, drawnFeedback }) => drawn ?? drawnFeedback)
  useEffect(() => {
    if (!isWanted || rich.text) return
    withResultWords(import('./rich-text.tsx')).then(
      () => setIsLoaded(true),
      () => {
        // The texts stay as they are written.
      },
    )
  }, [isWanted])
}
