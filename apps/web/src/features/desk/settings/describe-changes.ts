import type { QuizSettings } from '@quizly/contract'
import { listLanguages, ownLanguage } from '../../../lib/languages.ts'
import { plural } from '../../../lib/plural.ts'
import { describeOrder } from './describe-order.ts'
import { toWanted, type WantedSettings } from './wanted-settings.ts'

type Of = { base: QuizSettings; wanted: WantedSettings; running: number; submitted: number }

/** What saving would change, in a sentence for each setting; none if nothing is changed. */
export function describeChanges({ base, wanted, running, submitted }: Of): string[] {
  const before = toWanted(base)
  const sentences: string[] = []
  if (wanted.title !== before.title) sentences.push(`The title becomes “${wanted.title.trim()}”.`)
  if (wanted.timeLimit !== before.timeLimit) sentences.push(describeTime(wanted.timeLimit, running))
  if (wanted.correctAnswers !== before.correctAnswers || wanted.code !== before.code) {
    sentences.push(...describeRun(before, wanted, running, submitted))
  }
  sentences.push(...describeOrder(before, wanted))
  if (wanted.language !== before.language) {
    sentences.push(`Screen readers will read the questions in ${nameOf(wanted.language)}.`)
  }
  return sentences
}

function describeTime(timeLimit: string, running: number): string {
  const [minutes, more] = [Number(timeLimit), running > 0 ? ` ${untouched(running)}` : '']
  return Number.isInteger(minutes) && minutes > 0
    ? `Whoever starts from now on has ${plural(minutes, 'minute')}.${more}`
    : 'The time limit is still missing.'
}

const untouched = (running: number) =>
  `${plural(running, 'student is', 'students are')} running: nothing changes for them.`

function describeRun(before: WantedSettings, wanted: WantedSettings, running: number, submitted: number) {
  const sentences: string[] = []
  if (wanted.code !== before.code) {
    sentences.push(
      wanted.code === 'open'
        ? 'The code lets students in, and they can start.'
        : `Nobody can start any more.${running > 0 ? ` ${untouched(running)}` : ''}`,
    )
  }
  const [was, is] = [before, wanted].map(
    ({ correctAnswers, code }) => correctAnswers === 'at-once' || code === 'closed',
  )
  if (submitted > 0 && was !== is) {
    const whose = plural(submitted, 'student who has', 'students who have')
    sentences.push(
      is
        ? `${whose} submitted will see score and correct answers.`
        : `${whose} submitted will not see score and correct answers any more.`,
    )
  } else if (wanted.correctAnswers !== before.correctAnswers) {
    sentences.push(
      wanted.correctAnswers === 'at-once'
        ? 'Students will see score and correct answers as soon as they submit.'
        : 'Students will see score and correct answers once the quiz is closed.',
    )
  }
  return sentences
}

function nameOf(language = ownLanguage): string {
  return listLanguages(language).find(({ code }) => code === language)?.name ?? language
}
