import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import type { CallName } from './addresses.ts'
import { allCalls, allStreams } from './all-calls.ts'
import { errorStatus } from './errors.ts'
import { openApiDocument, possibleErrors } from './openapi.ts'
import { eventsType } from './stream.ts'

type Schema = { oneOf?: object[] }
type Response = { description: string; content?: Record<string, { schema: Schema } | undefined> }
type Operation = {
  operationId: string
  description?: string
  security?: object[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: { 'application/json'?: { schema: { properties: object } } } }
  responses: Record<string, Response>
}
type Document = { openapi: string; info: object; paths: Record<string, Record<string, Operation>> }

const info = { title: 'Quizly', version: '1' }
const document = openApiDocument(info) as Document

test('is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(openApiDocument(info))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  expect(document.info).toEqual(info)
})

test('has every call and nothing else', () => {
  const documented = Object.values(document.paths).flatMap((path) => Object.values(path))
  expect(documented.map(({ operationId }) => operationId).toSorted()).toEqual(
    Object.keys(allCalls).toSorted(),
  )
})

describe.each(Object.entries(allCalls))('%s', (name, call) => {
  const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
  const operation = document.paths[path]![call.method.toLowerCase()]!

  test('stands at its method and path', () => {
    expect(operation.operationId).toBe(name)
    expect(operation.security !== undefined).toBe(call.audience !== 'anyone')
  })

  test('has its parameters and its body', () => {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    const inPlaceholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
    expect(inPath.map((parameter) => parameter.name)).toEqual(inPlaceholders)
    expect(inPath.every(({ required }) => required)).toBe(true)

    const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query')
    expect(inQuery.map((parameter) => parameter.name)).toEqual(Object.keys(call.query?.def.shape ?? {}))

    const bodySchema = operation.requestBody?.content['application/json']?.schema
    expect(Object.keys(bodySchema?.properties ?? {})).toEqual(Object.keys(call.body?.def.shape ?? {}))
    expect(operation.requestBody !== undefined).toBe(call.body !== undefined || call.upload !== undefined)
  })

  test('has a schema for each reply and for each failure', () => {
    for (const reply of Object.values(call.replies)) {
      const response = operation.responses[reply.status]
      expect(response?.description).toContain(reply.description)
      const content = response?.content?.[reply.contentType ?? 'application/json']
      expect(content?.schema !== undefined).toBe(reply.schema !== undefined)
    }
    for (const code of possibleErrors(call)) {
      const response = operation.responses[errorStatus[code]]
      expect(response?.description.split(', ')).toContain(code)
      expect(response?.content?.['application/json']?.schema).toEqual({
        $ref: '#/components/schemas/Failure',
      })
    }
  })

  test('has a schema for each event of its stream', () => {
    const stream = allStreams[name as CallName]
    const schema = operation.responses[200]?.content?.[eventsType]?.schema
    expect(schema?.oneOf?.length).toBe(stream?.events.length)
    expect(operation.description?.includes(stream?.summary ?? '')).toBe(stream && true)
  })

  test('says that it refuses whom it is not for', () => {
    const statuses = Object.keys(operation.responses)
    expect(statuses.includes('401')).toBe(
      call.audience !== 'anyone' || possibleErrors(call).includes('invalid-credentials'),
    )
    const isForSome = call.audience !== 'anyone' && call.audience !== 'signed-in'
    expect(statuses.includes('403')).toBe(isForSome)
  })
})
