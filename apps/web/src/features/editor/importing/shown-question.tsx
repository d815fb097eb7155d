import type { RenderedText } from '@quizly/domain'
import { useEffect, useMemo, useState } from 'react'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { useLanguage } from '../../../lib/words/language.ts'
import { QuestionAsSeen } from '../../quiz-page/question-as-seen.tsx'
import { renderForPreview } from '../../rich-text/preview-queue.ts'
import { changeFormattedTexts } from '../question/draft-texts.ts'
import { contentOf } from '../question/question-draft.ts'

const nothing = () => {}

/** The question as students see it, with what is right filled in. */
export function ShownQuestion({ draft, language }: { draft: QuestionDraft; language: string }) {
  useLanguage()
  const drawn = useDrawnTexts(draft)
  const question = useMemo(
    () => ({
      ...contentOf(draft),
      _id: `import-${draft.key}`,
      ...(drawn && { drawn, drawnFeedback: drawn }),
    }),
    [draft, drawn],
  )
  return <QuestionAsSeen question={question} id={`shown-${draft.key}`} language={language} />
}

type Source = { source: string; isLine?: true }

/** The texts as the server draws them; undefined for plain ones, and until they have come. */
function useDrawnTexts(draft: QuestionDraft): RenderedText[] | undefined {
  const [drawn, setDrawn] = useState<{ of: QuestionDraft; texts: RenderedText[] }>()
  useEffect(() => {
    if (!draft.format) return undefined
    const sources = new Map<string, Source>()
    changeFormattedTexts(draft, (source, { isLine }) => {
      sources.set(source, { source, ...(isLine && { isLine }) })
      return source
    })
    const controller = new AbortController()
    async function draw({ signal }: AbortController) {
      try {
        const replies = await renderForPreview([...sources.values()], signal, nothing)
        const texts = [...sources.keys()].flatMap((source, i): RenderedText[] => {
          const reply = replies[i]
          if (!reply || !('nodes' in reply)) return []
          return [{ source, nodes: reply.nodes, ...(reply.pass !== undefined && { pass: reply.pass }) }]
        })
        if (!signal.aborted) setDrawn({ of: draft, texts })
      } catch {
        // Its texts are shown as they are written.
      }
    }
    void draw(controller)
    return () => controller.abort()
  }, [draft])
  return drawn?.of === draft ? drawn.texts : undefined
}
