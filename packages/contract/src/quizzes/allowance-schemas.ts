import * as z from 'zod/mini'

const minutesMessage = 'Give from 1 to 1,440 more minutes'
const percentMessage = 'Give from 1 to 200 percent more time'
const whole = (message: string, most: number) =>
  z
    .number(message)
    .check(z.multipleOf(1, { error: message, abort: true }), z.minimum(1, message), z.maximum(most, message))

export const moreMinutes = whole(minutesMessage, 1_440)
export const morePercent = whole(percentMessage, 200)

/**
 * A student's more time: minutes or percent of the time limit, in one quiz or, `everywhere`, in all of its owner's, which
 * only the owner sees. Of the two the longer one counts, or `instead` the quiz's own. `name` if the student has entered
 * this quiz.
 */
export const allowance = z.object({
  email: z.string(),
  name: z.optional(z.string()),
  minutes: z.optional(z.int()),
  percent: z.optional(z.int()),
  everywhere: z.boolean(),
  instead: z.optional(z.literal(true)),
})
export type StudentAllowance = z.output<typeof allowance>
