import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { defineCall } from '../call.ts'

const tag = 'Operation'

export const getConfig = defineCall(addresses.getConfig, {
  summary: 'What the browser needs to know at run time',
  tag,
  audience: 'anyone',
  replies: {
    ok: {
      status: 200,
      description: 'Where the contact form sends its messages, and with which access key',
      schema: z.object({ contactUrl: z.string(), contactAccessKey: z.string() }),
    },
  },
  errors: [],
})

const health = z.object({ status: z.string() })

export const getHealth = defineCall(addresses.getHealth, {
  summary: 'The process is alive',
  tag,
  audience: 'anyone',
  replies: { ok: { status: 200, description: 'Alive', schema: health } },
  errors: [],
})

export const getReadiness = defineCall(addresses.getReadiness, {
  summary: 'The process takes requests and the store answers',
  tag,
  audience: 'anyone',
  replies: { ok: { status: 200, description: 'Ready', schema: health } },
  errors: ['busy'],
})
