import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { callsFor, ok } from '../call.ts'

const forAnyone = callsFor({ tag: 'Operation', audience: 'anyone' })

export const getConfig = forAnyone(addresses.getConfig, {
  summary: 'What the browser needs to know at run time',
  replies: {
    ok: ok(
      'Where the contact form sends its messages, and with which access key',
      z.object({ contactUrl: z.string(), contactAccessKey: z.string() }),
    ),
  },
})

const health = z.object({ status: z.string() })

export const getHealth = forAnyone(addresses.getHealth, {
  summary: 'The process is alive',
  replies: { ok: ok('Alive', health) },
})

export const getReadiness = forAnyone(addresses.getReadiness, {
  summary: 'The process takes requests and the store answers',
  replies: { ok: ok('Ready', health) },
  errors: ['busy'],
})
