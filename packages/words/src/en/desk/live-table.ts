import { number } from '../language.ts'

export const label = 'Students taking this quiz now'
export const student = 'Student'
export const state = 'State'
export const questions = 'Questions'
export const question = 'Question'
export const questionsTo = (n: number) => `Questions 1–${number(n)}`
export const answered = 'Answered'
export const answeredOf = (n: number, all: number) => `${number(n)} of ${number(all)}`
export const savedSeconds = (n: number) => `saved ${number(n)} s ago`
export const savedMinutes = (n: number) => `saved ${number(n)} min ago`
export const timeLeft = 'Time left'
export const actions = 'Actions'
export const timeFor = (name: string) => `Extra time for ${name}`
export const reopenOf = (name: string) => `Reopen attempt of ${name}`
export const reopen = 'Reopen attempt'
/** `time` is like “2:05”. */
export const offlineFor = (time: string) => `Offline for ${time}`
export const notStarted = 'Joined, not started'
export const working = 'Working'
export const submitted = 'Submitted'
