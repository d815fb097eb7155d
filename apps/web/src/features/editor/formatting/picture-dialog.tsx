import { formatting as formattingWords } from '@quizly/words/authoring.ts'
import { everywhere as commonWords } from '@quizly/words/student.ts'
import { pictureLimits } from '@quizly/domain'
import { type SubmitEvent, useEffect, useId, useMemo, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { CheckBox } from '../../../components/forms/check-box.tsx'
import { TextField } from '../../../components/forms/field.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { CallError, messageOf } from '../../../lib/failures.ts'
import type { ErrorMessage } from '../../../lib/words/problem-words.ts'
import { Sentence } from '../../../lib/words/sentence.tsx'
import { type SentPicture, sendPicture } from '../../../lib/calls/send-picture.ts'
import { notePicture } from './picture-sizes.ts'

type Sending =
  | { state: 'sending'; share: number }
  | { state: 'sent'; picture: SentPicture }
  | { state: 'refused'; problem: () => ErrorMessage | string }

const megabyte = 1024 ** 2

/** The picture is sent while its description is written. */
export function PictureDialog({
  file,
  language,
  onClose,
  onInsert,
}: {
  file: File
  language: string
  onClose: () => void
  onInsert: (hash: string, description: string) => void
}) {
  const id = useId()
  const sending = useSending(file)
  const preview = useObjectUrl(file)
  const [description, setDescription] = useState('')
  const [isDecorative, setDecorative] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const isDescribed = isDecorative || description.trim() !== ''

  function insert(event: SubmitEvent) {
    event.preventDefault()
    setMissing(!isDescribed)
    if (isDescribed && sending.state === 'sent') {
      onInsert(sending.picture.hash, isDecorative ? '' : description)
    }
  }
  return (
    <Dialog labelledBy={`${id}title`} onClose={onClose}>
      <form className="stack" onSubmit={insert} noValidate>
        <h2 id={`${id}title`}>{formattingWords.insertPicture}</h2>
        {sending.state === 'refused' ? (
          <Notice kind="error">
            <Sentence of={sending.problem()} />
          </Notice>
        ) : (
          <>
            <img className="fmt__chosen" src={preview} alt="" />
            <p className="hint" role="status">
              {sending.state === 'sent' ? formattingWords.pictureSent : formattingWords.pictureSending}
            </p>
            {sending.state === 'sending' && (
              <progress value={sending.share} aria-label={formattingWords.pictureSending} />
            )}
            <TextField
              label={formattingWords.pictureDescription}
              hint={formattingWords.pictureDescriptionHint}
              problem={isMissing && !isDescribed ? formattingWords.pictureDescriptionMissing : undefined}
              value={isDecorative ? '' : description}
              disabled={isDecorative}
              data-autofocus
              dir="auto"
              lang={language}
              maxLength={500}
              onChange={({ target }) => setDescription(target.value)}
            />
            <CheckBox
              label={formattingWords.pictureDecorative}
              isOn={isDecorative}
              onChange={setDecorative}
            />
          </>
        )}
        <div className="dialog__actions">
          <Button look="secondary" onClick={onClose}>
            {commonWords.cancel}
          </Button>
          {sending.state !== 'refused' && (
            <Button type="submit" busy={sending.state === 'sending'}>
              {formattingWords.insert}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

function useSending(file: File): Sending {
  const [sending, setSending] = useState<Sending>({ state: 'sending', share: 0 })
  useEffect(() => {
    const aborting = new AbortController()
    const { signal } = aborting
    const refuse = (problem: () => ErrorMessage | string) => setSending({ state: 'refused', problem })
    async function send() {
      if (file.size > pictureLimits.bytes) {
        const most = pictureLimits.bytes / megabyte
        return refuse(() => formattingWords.pictureTooLarge(most))
      }
      try {
        const onProgress = (share: number) => setSending({ state: 'sending', share })
        const picture = await sendPicture(file, { signal, onProgress })
        notePicture(picture)
        setSending({ state: 'sent', picture })
      } catch (error) {
        if (!signal.aborted) refuse(() => problemOf(error))
      }
    }
    void send()
    return () => aborting.abort()
  }, [file])
  return sending
}

function problemOf(error: unknown): ErrorMessage | string {
  const [problem] = error instanceof CallError ? (error.failure.problems ?? []) : []
  return (problem as ErrorMessage | undefined) ?? messageOf(error)
}

function useObjectUrl(file: File): string {
  const url = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return url
}
