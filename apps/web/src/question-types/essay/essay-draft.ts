import { format } from '@quizly/words/language.ts'
import { type EssayTask, isBlank } from '@quizly/domain'
import { typedNumber } from '../../lib/typed-number.ts'

/** An essay's task as it is typed. */
export type DraftEssay = Omit<EssayTask, 'most' | 'rubric'> & {
  most?: { kind: 'words' | 'characters'; count: string } | undefined
  rubric?: { _id: string; text: string; points: string }[] | undefined
}

const typed = (value: number) => String(value).replace('-', '−').replace('.', format.decimalMark)

export function readEssay({ most, rubric, ...task }: EssayTask): DraftEssay {
  return {
    ...task,
    ...(most && { most: { ...most, count: typed(most.count) } }),
    ...(rubric && { rubric: rubric.map((item) => ({ ...item, points: typed(item.points) })) }),
  }
}

/** What is no number is NaN, so that the rules of questions find it. */
export function essayOfDraft({ most, rubric = [], sample = '', spelling }: DraftEssay): EssayTask {
  return {
    ...(most && { most: { ...most, count: typedNumber(most.count) } }),
    ...(spelling && { spelling }),
    ...(rubric.length > 0 && {
      rubric: rubric.map((item) => ({ ...item, points: signedNumber(item.points) })),
    }),
    ...(!isBlank(sample) && { sample }),
  }
}

function signedNumber(text: string): number {
  const [, minus, number = ''] = /^\s*([-−])?\s*(.*)$/.exec(text) ?? []
  return minus ? 0 - typedNumber(number) : typedNumber(number)
}
