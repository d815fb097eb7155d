import { instructionsField as fieldWords } from '@quizly/words/authoring.ts'
import { limits } from '@quizly/domain'
import { useEffect, useMemo, useRef } from 'react'
import { useScreenToasts } from '../../components/feedback/toast.tsx'
import { Field } from '../../components/forms/field.tsx'
import type { ErrorMessage } from '../../lib/words/problem-words.ts'
import { RichField } from '../rich-text/rich-field.tsx'
import { type Texts, TextsContext } from '../rich-text/texts-context.ts'
import { useSentPictures } from '../rich-text/use-sent-pictures.ts'
import './instructions-field.css'

/** What students read before they start, in Markdown, written as they see it. Its form is sent when its pictures are there. */
export function InstructionsField({
  id,
  name,
  value,
  problem,
  language,
  isReadOnly = false,
  onChange,
}: {
  id: string
  name?: string
  value: string
  problem: ErrorMessage | string | undefined
  language: string
  isReadOnly?: boolean
  onChange: (event: { target: { value: string } }) => void
}) {
  const place = useRef<HTMLDivElement>(null)
  useSendingAfterPictures(place)
  const texts = useMemo(
    (): Texts => ({
      key: `${id}-block`,
      language,
      isFormatted: true,
      isReadOnly,
      toFormatted: () => undefined,
      toPlain: () => undefined,
    }),
    [id, language, isReadOnly],
  )
  return (
    <TextsContext value={texts}>
      <div ref={place} id={`${id}-block`} className="instructions-field">
        <Field id={id} label={fieldWords.label} hint={fieldWords.hint} problem={problem}>
          {(control) => (
            <RichField
              {...control}
              rows={3}
              maxLength={limits.instructionsLength}
              dir="auto"
              value={value}
              onChange={(written) => onChange({ target: { value: written } })}
            />
          )}
        </Field>
        {name && <input type="hidden" name={name} value={value} />}
      </div>
    </TextsContext>
  )
}

/** Holds the form until the pictures that stand in its texts have been sent. */
function useSendingAfterPictures(place: { current: Element | null }) {
  const toasts = useScreenToasts()
  const { areSent, settle } = useSentPictures(toasts)
  useEffect(() => {
    const form = place.current?.closest('form')
    function hold(event: SubmitEvent) {
      if (areSent()) return
      event.preventDefault()
      event.stopPropagation()
      void settle().then((hasSettled) => hasSettled && form?.requestSubmit(event.submitter))
    }
    form?.addEventListener('submit', hold)
    return () => form?.removeEventListener('submit', hold)
  }, [place, areSent, settle])
}
