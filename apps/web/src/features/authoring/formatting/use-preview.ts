import type { CallResult, Calls } from '@quizly/contract'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/calls/call.ts'
import { notePicture } from './picture-sizes.ts'

type Reply = CallResult<Calls['renderTexts']>['texts'][number]
type Drawn = Extract<Reply, { nodes: unknown }>
export type TextProblem = Extract<Reply, { problems: unknown }>['problems'][number]

/** A text, what it was last drawn as, and what is wrong with it as it is now. */
export type PreviewedText = { source: string; drawn?: Drawn; problems: TextProblem[] }

const debounceMs = 400

/** What the texts are drawn as, a moment after the last change; the first is the question's, the others stand in lines. */
export function usePreview(sources: readonly string[]): { texts: PreviewedText[]; hasFailed: boolean } {
  const [texts, setTexts] = useState<PreviewedText[]>([])
  const [hasFailed, setHasFailed] = useState(false)
  const wanted = JSON.stringify(sources)
  useEffect(() => {
    const aborting = new AbortController()
    const timer = setTimeout(async () => {
      const asked = (JSON.parse(wanted) as string[]).map((source, place) => ({
        source,
        ...(place > 0 && { isLine: true as const }),
      }))
      try {
        const body = { format: 'markdown' as const, texts: asked }
        const reply = await call('renderTexts', { body }, { signal: aborting.signal })
        for (const text of reply.texts) if ('pictures' in text) text.pictures?.forEach(notePicture)
        setTexts((before) =>
          asked.map(({ source }, place) => withReply(before[place], source, reply.texts[place])),
        )
        setHasFailed(false)
      } catch {
        if (!aborting.signal.aborted) setHasFailed(true)
      }
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [wanted])
  return { texts, hasFailed }
}

/** A text that is wrong keeps what it was last drawn as. */
function withReply(
  before: PreviewedText | undefined,
  source: string,
  reply: Reply | undefined,
): PreviewedText {
  if (!reply) return { source, problems: [] }
  if ('nodes' in reply) return { source, drawn: reply, problems: [] }
  return { source, ...(before?.drawn && { drawn: before.drawn }), problems: reply.problems }
}
