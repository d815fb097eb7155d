import { limits } from '@quizly/domain'
import { forms, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { created, defineCall, done, ok } from '../call.ts'
import { errorMessage } from '../error-message.ts'
import { id, moment, textOf } from '../shared-fields.ts'
import { emailAddress } from './auth.ts'

const forOperators = { tag: 'Operator', audience: 'operator' } as const

const oneOf = (values: readonly string[]) =>
  errorMessage(requests, 'choose-one-of', { values: values.join(', ') })

/** Which people a list has. `unqualified`: educators who could not sign up as such now. */
export const peopleLists = [
  'all',
  'educators',
  'students',
  'operators',
  'waiting',
  'closed',
  'unqualified',
] as const
export type PeopleList = (typeof peopleLists)[number]

const personActs = [
  'approve',
  'decline',
  'make-educator',
  'make-student',
  'close',
  'reopen',
  'end-sessions',
  'reset-second-factor',
] as const
export type PersonAct = (typeof personActs)[number]

/** An account, without anything that its person has written or answered. */
const person = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  role: z.enum(['student', 'admin']),
  createdAt: moment,
  isOperator: z.optional(z.literal(true)),
  /** Signed up as an educator, and waits for an operator. */
  waits: z.optional(z.literal(true)),
  isClosed: z.optional(z.literal(true)),
  /** `reset-asked`: the person has proved the password within the last week, and cannot prove more. */
  secondFactor: z.optional(z.enum(['on', 'reset-asked'])),
  /** Where the account is logged in. */
  sessions: z.int(),
})
export type Person = z.output<typeof person>

export const listPeople = defineCall(addresses.listPeople, forOperators, {
  summary: 'The accounts by name, 50 at a time',
  query: z.object({
    search: z.optional(
      textOf(
        limits.nameLength,
        errorMessage(requests, 'search-wanted'),
        errorMessage(forms, 'search-too-long', { most: limits.nameLength }),
      ),
    ),
    list: z._default(z.enum(peopleLists, oneOf(peopleLists)), 'all'),
    after: z.optional(id),
  }),
  replies: {
    ok: ok(
      'At most 50 people; `next` leads to those after them',
      z.object({ people: z.array(person), next: z.optional(id) }),
    ),
  },
})

export const changePerson = defineCall(addresses.changePerson, forOperators, {
  summary:
    'Approve, close or reopen an account, change its role, end its sessions, or reset its second factor',
  params: z.object({ userId: id }),
  body: z.object({ act: z.enum(personActs, oneOf(personActs)) }),
  replies: { done: done('It is done, or was so already') },
  errors: ['still-running', 'not-needed', 'too-many-requests'],
})

const invitation = z.object({ _id: id, email: z.string(), sentAt: moment, expiresAt: moment })

export const listEducatorInvitations = defineCall(addresses.listEducatorInvitations, forOperators, {
  summary: 'Invitations of educators that are open, the latest first, 50 at a time',
  query: z.object({ after: z.optional(id) }),
  replies: {
    ok: ok(
      'At most 50 invitations; `next` leads to those after them',
      z.object({ invitations: z.array(invitation), next: z.optional(id) }),
    ),
  },
})

export const inviteEducatorBody = z.object({ email: emailAddress })

export const inviteEducator = defineCall(addresses.inviteEducator, forOperators, {
  summary: 'Invite somebody as an educator; without mail the link comes back',
  body: inviteEducatorBody,
  replies: {
    created: created('The invitation', z.object({ invitation, link: z.optional(z.string()) })),
  },
  errors: ['email-taken', 'limit-reached', 'too-many-requests'],
})

export const withdrawEducatorInvitation = defineCall(addresses.withdrawEducatorInvitation, forOperators, {
  summary: 'Withdraw an invitation: its link works no more',
  params: z.object({ invitationId: id }),
  replies: { done: done('It is withdrawn') },
})

const storage = z.object({
  _id: id,
  name: z.string(),
  quizzes: z.int(),
  quizBytes: z.int(),
  pictureBytes: z.int(),
  bankBytes: z.int(),
})
export type EducatorStorage = z.output<typeof storage>

export const listStorage = defineCall(addresses.listStorage, forOperators, {
  summary: 'What educators have stored, who has most first, 50 at a time',
  query: z.object({ after: z.optional(id) }),
  replies: {
    ok: ok(
      'At most 50 educators; `next` leads to those after them',
      z.object({ educators: z.array(storage), next: z.optional(id) }),
    ),
  },
})

export const getServerState = defineCall(addresses.getServerState, forOperators, {
  summary: 'How Quizly runs: its nodes and versions, copies of the data, mail, and who may be an educator',
  replies: {
    ok: ok(
      'The state',
      z.object({
        version: z.string(),
        database: z.enum(['sqlite', 'postgres']),
        educators: z.enum(['open', 'invited', 'approved', 'group', 'domain']),
        domains: z.optional(z.array(z.string())),
        counts: z.object({ educators: z.int(), students: z.int(), waiting: z.int(), unqualified: z.int() }),
        /** Servers that use the database now. */
        nodes: z.array(z.object({ _id: id, version: z.string() })),
        /** The versions that have started on this data, the latest first. */
        versions: z.array(z.object({ version: z.string(), since: moment })),
        /** Absent: this server makes none. */
        copies: z.optional(
          z.object({
            everyHours: z.int(),
            count: z.int(),
            newest: z.optional(z.object({ madeAt: moment, bytes: z.int() })),
            /** When a copy was last restored on trial; absent: not known. */
            restoredAt: z.optional(moment),
          }),
        ),
        /** Absent: no mail is configured. */
        mail: z.optional(z.object({ from: z.string(), waiting: z.int() })),
      }),
    ),
  },
})

export const sendTestMail = defineCall(addresses.sendTestMail, forOperators, {
  summary: 'Send a mail to the caller’s own address now, and say what the mail server answered',
  replies: {
    ok: ok(
      'What came of it. `code` is the one of the mail server or of the connection',
      z.object({ outcome: z.enum(['sent', 'failed', 'no-mail']), code: z.optional(z.string()) }),
    ),
  },
  errors: ['too-many-requests'],
})

const entry = z.object({
  _id: id,
  at: moment,
  kind: z.string(),
  /** Absent: the command line. */
  by: z.optional(z.object({ _id: id, name: z.string() })),
  of: z.optional(z.object({ _id: id, name: z.string() })),
  detail: z.optional(z.string()),
})

export type LogEntry = z.output<typeof entry>

export const listLog = defineCall(addresses.listLog, forOperators, {
  summary: 'Who did what and when to accounts, the latest first, 50 at a time',
  query: z.object({ after: z.optional(id) }),
  replies: {
    ok: ok(
      'At most 50 rows; `next` leads to those before them',
      z.object({ entries: z.array(entry), next: z.optional(id) }),
    ),
  },
})
