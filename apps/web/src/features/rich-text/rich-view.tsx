import { useEffect, useLayoutEffect, useRef } from 'react'
import { DrawnChips } from './chips.tsx'
import { FormulaProblems } from './formula-problems.tsx'
import type { RichHost, RichModel } from './rich-model.ts'
import './rich-text.css'

/** A text as students see it, to be written in. What is in the place belongs to ProseMirror. */
export function RichView({
  model,
  host,
  value,
  language,
  attributes,
  openNode,
}: {
  model: RichModel
  host: RichHost
  value: string
  language: string
  attributes: Record<string, string>
  openNode: (position: number) => void
}) {
  const place = useRef<HTMLDivElement>(null)
  const given = JSON.stringify(attributes)
  useLayoutEffect(() => model.setHost(host))
  useLayoutEffect(() => {
    model.setAttributes(JSON.parse(given) as Record<string, string>)
  }, [model, given])
  useLayoutEffect(() => {
    const view = model.view() ?? model.openMarkdown(value)
    place.current?.append(view.dom)
    return () => model.close()
    // What is written later is told below.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [model])
  useEffect(() => model.listenToUploads(), [model])
  useEffect(() => model.replace(value), [model, value])
  return (
    <>
      <div ref={place} className="rt-place" />
      <DrawnChips chips={model.chips} language={language} />
      <FormulaProblems chips={model.chips} text={value} open={openNode} />
    </>
  )
}
