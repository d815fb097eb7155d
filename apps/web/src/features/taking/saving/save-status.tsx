import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon, type IconName } from '../../../components/icons/icons.tsx'
import type { AnswerSaver } from './answer-saver.ts'
import type { SaveState } from './save-state.ts'
import { saveSentences, spokenSaveSentences } from '../messages.ts'

const icons: Partial<Record<SaveState, IconName>> = {
  saved: 'check',
  offline: 'offline',
  failing: 'warning',
  refused: 'warning',
}

/** What is saved. It changes with each answer, so screen readers do not announce it. */
export function SaveStatus({ saver }: { saver: AnswerSaver }) {
  const state = useSyncExternalStore(saver.subscribe, saver.state)
  const icon = icons[state]
  const needsNotice = state === 'offline' || state === 'failing' || state === 'refused'
  return (
    <p className={needsNotice ? 'save save--offline' : 'save'} role="status" aria-live="off">
      {icon && <Icon name={icon} className="icon--sm" />}
      <span>{saveSentences[state]}</span>
    </p>
  )
}

/** Announces when the connection is lost and when everything is saved again. */
export function SpokenSaveState({ saver }: { saver: AnswerSaver }) {
  const state = useSyncExternalStore(saver.subscribe, saver.state)
  const wasOffline = useRef(false)
  const [sentence, setSentence] = useState('')
  useEffect(() => {
    if (state === 'offline' && !wasOffline.current) setSentence(spokenSaveSentences.offline)
    if (state === 'saved' && wasOffline.current) setSentence(spokenSaveSentences.back)
    if (state === 'offline' || state === 'saved') wasOffline.current = state === 'offline'
  }, [state])
  return (
    <p className="vh" aria-live="polite">
      {sentence}
    </p>
  )
}
