import { isSlipCode, limits, slipCodeIn, slipLimits } from '@quizly/domain'
import { forms } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { addresses } from '../addresses.ts'
import { created, defineCall, done, ok } from '../call.ts'
import { id, listOf, moment, textOf, visibleLine, visibleText } from '../shared-fields.ts'
import { openedSession, user } from './auth.ts'

const namesMessage = errorMessage(forms, 'slip-names-wanted', { most: slipLimits.slipsAtOnce })
const daysMessage = errorMessage(forms, 'slip-days-wrong', { most: slipLimits.days })
const codeMessage = errorMessage(forms, 'slip-code-wrong')

const code = textOf(40, codeMessage).check(z.overwrite(slipCodeIn), z.refine(isSlipCode, codeMessage))
const slipBody = z.object({ code })

export const makeSlipsBody = z.object({
  title: visibleText(
    errorMessage(forms, 'enter-slips-title'),
    limits.titleLength,
    errorMessage(forms, 'title-too-long', { most: limits.titleLength }),
  ),
  names: listOf(
    visibleLine('name', errorMessage(forms, 'enter-name'), limits.nameLength),
    slipLimits.slipsAtOnce,
    namesMessage,
  ).check(z.minLength(1, namesMessage)),
  days: z.int(daysMessage).check(z.minimum(1, daysMessage), z.maximum(slipLimits.days, daysMessage)),
  /** Where a slip leads. */
  quizId: z.optional(id),
})

/** The code is told once; only its hash is stored. */
const printedSlip = z.object({ _id: id, name: z.string(), code: z.string() })
export type PrintedSlip = z.output<typeof printedSlip>

/** What became of a slip. `joined`: its work belongs to the student's own account. `deleted`: its account is gone. */
const slip = z.object({
  _id: id,
  name: z.string(),
  /** Of its code; a new one lasts longer. */
  validUntil: moment,
  usedAt: z.optional(moment),
  revokedAt: z.optional(moment),
  joined: z.optional(z.literal(true)),
  deleted: z.optional(z.literal(true)),
})
export type Slip = z.output<typeof slip>

const slipList = z.object({
  _id: id,
  title: z.string(),
  quiz: z.optional(z.object({ _id: id, title: z.string() })),
  madeAt: moment,
  validUntil: moment,
  slips: z.int(),
  used: z.int(),
})
export type SlipList = z.output<typeof slipList>

const listParams = z.object({ listId: id })
const slipParams = z.object({ listId: id, slipId: id })
const forEducators = { tag: 'Slips', audience: 'admin' } as const

export const makeSlips = defineCall(addresses.makeSlips, forEducators, {
  summary: 'Make sign-in slips for a class; their codes are told only now',
  body: makeSlipsBody,
  bodyLimit: 256 * 1024,
  replies: {
    owner: created(
      'The list, and each slip with its code',
      z.object({ list: slipList, slips: z.array(printedSlip) }),
    ),
  },
  errors: ['limit-reached', 'too-many-requests'],
})

export const listSlipLists = defineCall(addresses.listSlipLists, forEducators, {
  summary: 'One’s own lists of slips, newest first',
  replies: { owner: ok('At most 200', z.object({ lists: z.array(slipList) })) },
})

export const getSlips = defineCall(addresses.getSlips, forEducators, {
  summary: 'The slips of a list: who used which, and when',
  params: listParams,
  replies: { owner: ok('In the order of the names', z.object({ list: slipList, slips: z.array(slip) })) },
})

export const renewSlip = defineCall(addresses.renewSlip, forEducators, {
  summary: 'Give a slip a new code; the one before ends. Its account stays',
  params: slipParams,
  replies: {
    owner: created(
      'The slip with its code, which is told only now',
      z.object({ slip: printedSlip, validUntil: moment }),
    ),
  },
  errors: ['too-many-requests'],
})

export const revokeSlip = defineCall(addresses.revokeSlip, forEducators, {
  summary: 'End a slip and whoever is signed in with it',
  params: slipParams,
  replies: { done: done('Ended, or it was before') },
})

export const deleteSlipList = defineCall(addresses.deleteSlipList, forEducators, {
  summary: 'Delete a list; slips that were not used end, accounts and results stay',
  params: listParams,
  replies: { done: done('Deleted') },
})

export const useSlip = defineCall(
  addresses.useSlip,
  { tag: 'Accounts', audience: 'anyone' },
  {
    summary: 'Sign in with a slip, once',
    body: slipBody,
    replies: {
      ok: ok(
        'Signed in; `secretCode` is that of the quiz that the slip leads to',
        z.extend(openedSession, { secretCode: z.optional(z.string()) }),
      ),
    },
    errors: ['invalid-code', 'too-many-requests'],
  },
)

export const joinSlip = defineCall(
  addresses.joinSlip,
  { tag: 'Accounts', audience: 'student' },
  {
    summary: 'Take what was done with a slip into one’s own account',
    body: slipBody,
    replies: { ok: ok('How many attempts moved', z.object({ attempts: z.int(), user })) },
    errors: ['invalid-code', 'still-running', 'already-attempted', 'too-many-requests'],
  },
)
