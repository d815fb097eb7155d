// From when until when a quiz can be started. A `moment` is like “5 March 2026, 10:00 (your time, Berlin)”, a `span` like “2 hours 5 minutes”.
import { number, plural } from '../language.ts'

export const label = 'When you can start'
/** `left` is a clock like 12:34, or a span. */
export const opensIn = (left: string) => `Opens in ${left}`
export const closed = 'This quiz is closed. Ask your teacher if you still need to take it.'
export const closedOn = (moment: string) =>
  `This quiz closed on ${moment}. Ask your teacher if you still need to take it.`
export const opens = (moment: string) => `This quiz opens on ${moment}.`
export const wait = 'You can wait here. The Start button appears when the quiz opens.'
export const closes = (moment: string) => `It closes on ${moment}.`
export const startUntil = (moment: string, span: string) => `You can start until ${moment}: ${span} left.`
export const fullTime = 'If you start before then, you have your full time.'
export const lessTime = (span: string, limit: string) =>
  `The quiz ends for everyone then. If you start now, you have ${span} instead of ${limit}.`
export const everyoneStops = 'The quiz ends for everyone then, even if you have time left.'
export const ownTime = (moment: string, zone: string) => `${moment} (your time, ${zone})`
export const soon = 'less than a minute'
export const hours = (n: number) => plural(n, { one: `${number(n)} hour`, other: `${number(n)} hours` })
export const hoursAndMinutes = (ofHours: string, minutes: string) => `${ofHours} ${minutes}`
export const days = (n: number) => plural(n, { one: `${number(n)} day`, other: `${number(n)} days` })
