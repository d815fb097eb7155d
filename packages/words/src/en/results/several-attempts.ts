// A quiz that may be taken more than once, before it starts. See own-attempts.ts for which attempt counts.
import { number } from '../language.ts'

export const unlimited = 'As often as you like.'
export const attemptOf = (n: number, allowed: number) => `This is attempt ${number(n)} of ${number(allowed)}.`
