import * as z from 'zod/mini'
import { allCalls, allStreams } from './all-calls.ts'
import type { CallName } from './addresses.ts'
import { type Call, type CallReply, defaultBodyLimit } from './call.ts'
import type { ErrorCode } from './error-status.ts'
import { errorStatus, failure } from './errors.ts'
import { eventsType, type Stream } from './stream.ts'

type Json = Record<string, unknown>

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const jsonContent = (schema: Json) => ({ 'application/json': { schema } })

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(info: { title: string; version: string }): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(allCalls)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operation(name, call, allStreams[name as CallName]),
    }
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas: { Failure: jsonSchema(failure, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operation(operationId: string, call: Call, stream?: Stream): Json {
  return {
    operationId,
    summary: call.summary,
    ...(stream && { description: `With "accept: ${eventsType}", a stream that says: ${stream.summary}.` }),
    tags: [call.tag],
    ...(call.audience === 'anyone' ? {} : { security: [{ token: [] }] }),
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...requestBody(call),
    responses: { ...successes(call, stream), ...failures(call) },
  }
}

function requestBody({ body, upload, bodyLimit = defaultBodyLimit }: Call): Json {
  const most = `At most ${bodyLimit / 1024} KiB`
  if (upload) {
    const content = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    return { requestBody: { required: true, description: `${upload}. ${most}`, content } }
  }
  if (!body) return {}
  const content = jsonContent(jsonSchema(body, 'input'))
  return { requestBody: { required: true, description: most, content } }
}

function parameters(place: 'path' | 'query', schema: z.ZodMiniObject | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

function successes({ replies }: Call, stream?: Stream): Record<string, Json> {
  const byStatus = Map.groupBy(Object.values(replies), (reply) => reply.status)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => {
      const description = group.map((reply) => reply.description).join('. ')
      const content = { ...contentOf(group), ...(stream && eventsContent(stream)) }
      return [String(status), Object.keys(content).length > 0 ? { description, content } : { description }]
    }),
  )
}

const eventsContent = ({ events }: Stream) => ({
  [eventsType]: { schema: { oneOf: events.map((event) => jsonSchema(event, 'output')) } },
})

function contentOf(replies: readonly CallReply[]): Json | undefined {
  const contents = replies.flatMap(({ schema, contentType }) =>
    schema ? [{ schema: jsonSchema(schema, 'output'), contentType }] : [],
  )
  const schemas = contents.map(({ schema }) => schema)
  const [first, ...others] = schemas
  if (!first) return undefined
  const files = contents.flatMap(({ schema, contentType }) =>
    contentType ? [[contentType, { schema }]] : [],
  )
  if (files.length > 0) return Object.fromEntries(files)
  return jsonContent(others.length > 0 ? { anyOf: schemas } : first)
}

function failures(call: Call): Record<string, Json> {
  const byStatus = Map.groupBy(new Set(possibleErrors(call)), (code) => errorStatus[code])
  const content = jsonContent({ $ref: '#/components/schemas/Failure' })
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [String(status), { description: group.join(', '), content }]),
  )
}

/** The errors that a call declares, and those that follow from its audience and from what it takes. */
export function possibleErrors({ audience, params, query, body, upload, errors = [] }: Call): ErrorCode[] {
  return [
    ...(body || upload ? (['malformed-request', 'too-large'] as const) : []),
    ...(body ? (['unsupported-media-type'] as const) : []),
    ...(audience === 'anyone' ? [] : (['not-signed-in', 'session-expired'] as const)),
    ...(audience === 'anyone' || audience === 'signed-in' ? [] : (['wrong-role'] as const)),
    ...(body || query || upload ? (['invalid-input'] as const) : []),
    ...(params ? (['not-found'] as const) : []),
    ...errors,
    'internal-error',
  ]
}
