import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import { letOthersIn } from '../../slices.ts'
import { type BodyReading, receiveBodies } from './arriving-bodies.ts'
import { hasMoreValues } from './count-values.ts'

/** Twice what 500 questions with all their options need. */
const most = { values: 20_000, names: 5_000 }
const longBody = 32 * 1024

/** Bytes that are not UTF-8 would silently be stored as other text than a student typed. */
export function readJsonBodies(app: FastifyInstance, reading: BodyReading): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  receiveBodies(app, reading, async (body, request) => {
    if (body.length > longBody) await letOthersIn()
    if (!isUtf8(body)) throw new AppError('malformed-request', 'The body has to be text in UTF-8.')
    if (hasMoreValues(body, most)) throw tooManyValues()
    return new Promise((resolve, reject) => {
      const onParsed = (error: Error | null, value?: unknown) => (error ? reject(error) : resolve(value))
      void parse(request, body.toString(), onParsed)
    })
  })
}

const tooManyValues = () =>
  new AppError(
    'too-large',
    'This is too large: at most 20,000 values, 5,000 of them with names, can be sent at once.',
  )
