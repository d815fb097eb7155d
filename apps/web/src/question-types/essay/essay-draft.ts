import { isBlank } from '@quizly/domain'
import type { EssayTask } from '@quizly/domain/questions/essay/essay-task.ts'
import { signedNumber, typedAs, typedNumber } from '../../lib/typed-number.ts'

/** An essay's task as it is typed. */
export type DraftEssay = Omit<EssayTask, 'most' | 'rubric'> & {
  most?: { kind: 'words' | 'characters'; count: string } | undefined
  rubric?: { _id: string; text: string; points: string }[] | undefined
}

export function readEssay({ most, rubric, ...task }: EssayTask): DraftEssay {
  return {
    ...task,
    ...(most && { most: { ...most, count: typedAs(most.count) } }),
    ...(rubric && { rubric: rubric.map((item) => ({ ...item, points: typedAs(item.points) })) }),
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
