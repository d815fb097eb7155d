// Several marks of one answer: by two people, by one person again, and of answers that say the same.
import { number, plural } from '../language.ts'

export const begun = (n: number) =>
  plural(n, { one: `${number(n)} needs a second marker`, other: `${number(n)} need a second marker` })
export const apart = (n: number) =>
  plural(n, {
    one: `${number(n)} has two different marks: a third look decides`,
    other: `${number(n)} have two different marks: a third look decides`,
  })
export const bothMark = 'Two people mark each answer. You do not see the other mark.'
export const thirdLook = 'Third look: these two marks differ. Yours decides.'
export const markOf = (n: number, points: number) =>
  plural(points, {
    one: `Mark ${number(n)}: ${number(points)} point`,
    other: `Mark ${number(n)}: ${number(points)} points`,
  })
export const markedMeanwhile = 'Another marker has marked this answer, so your mark is not needed.'
export const nextAnswer = 'Next answer'
export const repeats = 'Every 20th answer is one that you have marked before.'
export const agreement = 'Your marks compared'
export const agreementHint = 'Only you see this.'
export const withSelf = (n: number, same: number, difference: string) =>
  plural(n, {
    one: `With yourself: ${number(same)} of ${number(n)} answer got the same points; on average ${difference} apart.`,
    other: `With yourself: ${number(same)} of ${number(n)} answers got the same points; on average ${difference} apart.`,
  })
export const withOthers = (n: number, same: number, difference: string) =>
  plural(n, {
    one: `With the other markers: ${number(same)} of ${number(n)} answer got the same points; on average ${difference} apart.`,
    other: `With the other markers: ${number(same)} of ${number(n)} answers got the same points; on average ${difference} apart.`,
  })
export const pointsApart = (points: number) =>
  plural(points, { one: `${number(points)} point`, other: `${number(points)} points` })
export const alike = (n: number) =>
  plural(n, {
    one: `${number(n)} other answer says the same.`,
    other: `${number(n)} other answers say the same.`,
  })
/** For `n` other answers: `all` with the one that is shown. */
export const saveAll = (n: number, all: number) =>
  plural(n, { one: `Save for both answers`, other: `Save for all ${number(all)} answers` })
export const savedTogether = (n: number) =>
  plural(n, { one: `${number(n)} answer marked.`, other: `${number(n)} answers marked.` })
export const key = 'Answer key'
export const changed = (n: number, up: number, down: number) =>
  plural(n, {
    one: `By the rubric as it is now, ${number(n)} released mark changes: ${number(up)} up, ${number(down)} down.`,
    other: `By the rubric as it is now, ${number(n)} released marks change: ${number(up)} up, ${number(down)} down.`,
  })
export const changedMarks = 'Marks that change'
export const takeMark = (n: number) => `Use mark ${number(n)}`
export const takeAverage = (points: string) => `Use the average: ${points}`
