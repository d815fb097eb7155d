import { useEffect, useState } from 'react'
import { notePicture } from './picture-sizes.ts'
import { renderForPreview, type Reply } from './preview-queue.ts'

type Rendered = Extract<Reply, { nodes: unknown }>
export type TextProblem = Extract<Reply, { problems: unknown }>['problems'][number]

/** A text, what it was last rendered as, and what is wrong with it as it is now. */
export type PreviewedText = { source: string; drawn?: Rendered; problems: TextProblem[] }

const debounceMs = 400

/** `isLine`: it stands in a line, as an option does. */
export type TextToPreview = { field: string; text: string; isLine?: true }

/** By its field what each text is rendered as, a moment after the last change. */
export function usePreview(texts: readonly TextToPreview[]): {
  previewed: ReadonlyMap<string, PreviewedText>
  hasFailed: boolean
} {
  const [previewed, setPreviewed] = useState<ReadonlyMap<string, PreviewedText>>(new Map())
  const [hasFailed, setHasFailed] = useState(false)
  const requested = JSON.stringify(texts.map(({ field, text, isLine }) => ({ field, text, isLine })))
  useEffect(() => {
    const aborting = new AbortController()
    const timer = setTimeout(async () => {
      const parsed = JSON.parse(requested) as TextToPreview[]
      try {
        const sources = parsed.map(({ text, isLine }) => ({ source: text, ...(isLine && { isLine }) }))
        const replies = await renderForPreview(sources, aborting.signal, () => setHasFailed(true))
        if (aborting.signal.aborted) return
        for (const text of replies) if ('pictures' in text) text.pictures?.forEach(notePicture)
        const found = ({ field, text }: TextToPreview, before: PreviewedText | undefined, index: number) =>
          [field, withReply(before, text, replies[index])] as const
        setPreviewed(
          (before) => new Map(parsed.map((each, index) => found(each, before.get(each.field), index))),
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
  }, [requested])
  return { previewed, hasFailed }
}

/** A text that is wrong keeps what it was last rendered as. */
function withReply(
  before: PreviewedText | undefined,
  source: string,
  reply: Reply | undefined,
): PreviewedText {
  if (!reply) return { source, problems: [] }
  if ('nodes' in reply) return { source, drawn: reply, problems: [] }
  return { source, ...(before?.drawn && { drawn: before.drawn }), problems: reply.problems }
}
