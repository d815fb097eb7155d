import type { FileFault, Picture, ReadQuestions } from '@quizly/formats'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { sendPicture } from '../../../lib/calls/send-picture.ts'
import { untilAnswered } from '../../../lib/calls/until-answered.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { askFormats, type FormatFailure, justRead } from '../../formats/ask-formats.ts'
import { changeChoices, type Choices, loadImport, type StoredFile } from '../../formats/stored-import.ts'
import { picturesNamed } from './imported-questions.ts'

export type Opened = { file: StoredFile; choices: Choices; read: ReadQuestions }
/** `gone`: the import is not on this device; `unreadable`: its file cannot be read any more. */
export type Unopened = FileFault | FormatFailure | { failure: 'gone' | 'unreadable' }

/** A file that waits for review, read anew in each round. */
export function useImport(id: string, round: number) {
  return useLoad(`${id} ${round}`, async (signal): Promise<Opened | Unopened> => {
    const stored = await loadImport(id)
    if (!stored) return { failure: 'gone' }
    const { file, choices } = stored
    const early = justRead.get(id)
    justRead.delete(id)
    if (early) return { file, choices, read: early }
    const read = await askFormats({ task: 'read', file: file.blob, name: file.name, as: choices.as }, signal)
    if (read === 'gone') return { failure: 'unreadable' }
    return 'items' in read ? { file, choices, read } : read
  })
}

export type ChangeChoices = (how: (choices: Choices) => Choices) => Promise<void>

/** What was decided about a file's questions, as this device has it. What another window changes comes when this one is looked at. */
export function useChoices(id: string, first: Choices) {
  const [choices, setChoices] = useState(first)
  const [isStored, setIsStored] = useState(true)
  const change: ChangeChoices = useCallback(
    async (how) => {
      const changed = await changeChoices(id, how)
      setChoices(changed.choices)
      setIsStored(changed.isStored)
    },
    [id],
  )
  useEffect(() => {
    async function look() {
      const stored = document.visibilityState === 'visible' ? await loadImport(id) : undefined
      if (stored) setChoices(stored.choices)
    }
    const lookNow = () => void look()
    addEventListener('focus', lookNow)
    document.addEventListener('visibilitychange', lookNow)
    return () => {
      removeEventListener('focus', lookNow)
      document.removeEventListener('visibilitychange', lookNow)
    }
  }, [id])
  return { choices, isStored, change }
}

/** Sends the pictures of the file, one after the other, as if each had been chosen. `isWaiting`: for a network. */
export function usePictures({ items, pictures }: ReadQuestions, choices: Choices, change: ChangeChoices) {
  const [waits, setWaits] = useState(false)
  const named = useMemo(() => picturesNamed(items, pictures), [items, pictures])
  const left = useMemo(() => named.filter(({ hash }) => !choices.pictures[hash]), [named, choices.pictures])
  const unsent = useMemo(() => new Set(left.map(({ hash }) => hash)), [left])
  const [next] = left
  useEffect(() => {
    if (!next) return undefined
    const controller = new AbortController()
    async function sendOn({ hash, bytes }: Picture) {
      const { signal } = controller
      const picture = new Blob([bytes as Uint8Array<ArrayBuffer>])
      const send = () => sendPicture(picture, { signal, onProgress: () => {} })
      const answered = await untilAnswered(send, signal, () => setWaits(true))
      if (!answered) return
      setWaits(false)
      const sent = 'reply' in answered ? { hash: answered.reply.hash } : { refused: answered.refused }
      await change((before) => ({ ...before, pictures: { ...before.pictures, [hash]: sent } }))
    }
    void sendOn(next)
    return () => controller.abort()
  }, [next, change])
  return { unsent, all: named.length, isWaiting: waits && next !== undefined }
}
