import type { QuizSettings } from '@quizly/contract'
import { listLanguages, ownLanguage } from '../../../lib/languages.ts'
import { describeAttempts } from './describe-attempts.ts'
import { describeOrder } from './describe-order.ts'
import { describeResult } from './describe-result.ts'
import { describeJoining, describeTime, describeWindow } from './describe-window.ts'
import { toWanted, type WantedSettings } from './wanted-settings.ts'

type Of = {
  base: QuizSettings
  wanted: WantedSettings
  running: number
  submitted: number
  givenOutAt?: string | undefined
  now: number
}

/** What saving would change, in a sentence for each setting; none if nothing is changed. */
export function describeChanges({ base, wanted, running, submitted, givenOutAt, now }: Of): string[] {
  const before = toWanted(base)
  const sentences: string[] = []
  if (wanted.title !== before.title) sentences.push(describeTitle(wanted.title.trim()))
  if (wanted.timeLimit !== before.timeLimit) sentences.push(describeTime(wanted.timeLimit, running))
  sentences.push(...describeWindow(before, wanted, running))
  sentences.push(...describeJoining(before, wanted, running))
  sentences.push(...describeOrder(before, wanted, running))
  sentences.push(...describeAttempts(before, wanted, submitted))
  sentences.push(...describeResult({ before, wanted, submitted, running, givenOutAt, now }))
  if (wanted.language !== before.language) {
    sentences.push(`Screen readers will read the questions in ${nameOf(wanted.language)}.`)
  }
  return sentences
}

const describeTitle = (title: string) =>
  title === '' ? 'The title is still missing.' : `The title becomes “${title}”.`

function nameOf(language = ownLanguage): string {
  return listLanguages(language).find(({ code }) => code === language)?.name ?? language
}
