import * as z from 'zod/mini'

export const id = z.string().check(z.minLength(1), z.maxLength(64))
/** A moment as ISO 8601 in UTC. */
export const moment = z.string()
/** A whole number of milliseconds. */
export const milliseconds = z.int().check(z.minimum(0))

export const quizIdParams = z.object({ quizId: id })
