import { useMemo, useState } from 'react'
import { openDraft, useLocalDraft } from '../../lib/device/local-draft.ts'
import {
  type Answer,
  changesOf,
  type Decision,
  decided,
  type Decisions,
  type Place,
  placeOf,
  takesPoints,
  unsaved,
} from './answer-groups.ts'

/**
 * The decisions about the answers to a question. They are kept on this device until they are saved; the refused ones
 * stay there, so that nobody has to look at an answer twice.
 */
export function useDecisions(questionId: string, groups: readonly (readonly Answer[])[]) {
  const [draft] = useState(() => openDraft(`answers:${questionId}`, isDecisions))
  const [decisions, setDecisions] = useState((): Decisions => new Map(draft.load()))
  const draftContent = useMemo(() => (decisions.size > 0 ? [...decisions] : undefined), [decisions])
  useLocalDraft(draft, draftContent)
  const [wantsLower, setMayLower] = useState(false)
  const canLower = useMemo(() => takesPoints(groups, decisions), [groups, decisions])
  const mayLower = wantsLower && canLower
  const changes = useMemo(() => changesOf(groups, decisions, mayLower), [groups, decisions, mayLower])
  const decide = (normal: string, decision: Decision | undefined) =>
    setDecisions(decided(decisions, normal, decision))
  /** Takes back the decision about an answer, or else the last one. Returns where that answer is. */
  function undo(normal: string): Place | undefined {
    const last = [...decisions.keys()].findLast((each) => placeOf(groups, each))
    const undone = decisions.has(normal) ? normal : last
    if (undone === undefined) return undefined
    decide(undone, undefined)
    return placeOf(groups, undone)
  }
  function forgetSaved() {
    setMayLower(false)
    setDecisions(unsaved(groups, decisions))
  }
  return { decisions, changes, canLower, mayLower, setMayLower, decide, undo, forgetSaved }
}

function isDecisions(stored: unknown): stored is [string, Decision][] {
  const isDecision = (each: unknown) =>
    Array.isArray(each) && typeof each[0] === 'string' && (each[1] === 'accepted' || each[1] === 'refused')
  return Array.isArray(stored) && stored.every(isDecision)
}
