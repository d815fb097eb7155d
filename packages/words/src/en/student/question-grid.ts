// The name of a link to a question; `state` is like “answered” or “not answered”.
import { number } from '../language.ts'

export const question = (n: number, state: string) => `Question ${number(n)}, ${state}`
