import * as z from 'zod/mini'

const idMessage = 'An ID is a text of 1 to 64 characters'

export const id = z.string(idMessage).check(z.minLength(1, idMessage), z.maxLength(64, idMessage))
/** A moment as ISO 8601 in UTC. */
export const moment = z.string()
/** A whole number of milliseconds. */
export const milliseconds = z.int().check(z.minimum(0))

export const quizIdParams = z.object({ quizId: id })
