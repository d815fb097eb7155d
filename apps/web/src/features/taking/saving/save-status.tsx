import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon, type IconName } from '../../../components/icons/icons.tsx'
import type { AnswerSaver } from './answer-saver.ts'
import type { SaveState } from './save-state.ts'
import { saveSentences, spokenSaveSentences } from '../messages.ts'

const icons: Partial<Record<SaveState, IconName>> = {
  saved: 'check',
  offline: 'offline',
  'offline-here': 'offline',
  failing: 'warning',
  refused: 'warning',
  here: 'warning',
  missed: 'warning',
}
const quiet: readonly SaveState[] = ['saved', 'settling', 'saving']

/** What is saved. It changes with each answer, so screen readers do not announce it. */
export function SaveStatus({ saver }: { saver: AnswerSaver }) {
  const state = useSyncExternalStore(saver.subscribe, saver.state)
  const icon = icons[state]
  return (
    <p className={quiet.includes(state) ? 'save' : 'save save--offline'} role="status" aria-live="off">
      {icon && <Icon name={icon} className="icon--sm" />}
      <span>{saveSentences[state]}</span>
    </p>
  )
}

/** Announces when the connection is lost and when everything is saved again. */
export function SpokenSaveState({ saver }: { saver: AnswerSaver }) {
  const state = useSyncExternalStore(saver.subscribe, saver.state)
  const told = useRef<SaveState>('saved')
  const [sentence, setSentence] = useState('')
  useEffect(() => {
    const isOffline = state === 'offline' || state === 'offline-here'
    if (isOffline && told.current !== state) setSentence(spokenSaveSentences[state])
    if (state === 'saved' && told.current !== state) setSentence(spokenSaveSentences.back)
    if (isOffline || state === 'saved') told.current = state
  }, [state])
  return (
    <p className="vh" aria-live="polite">
      {sentence}
    </p>
  )
}
