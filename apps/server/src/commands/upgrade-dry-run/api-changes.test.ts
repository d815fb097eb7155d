import { expect, test } from 'vitest'
import { type Description, findNarrowerCalls } from './api-changes.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const text = { type: 'string', maxLength: 10 }
const body = { type: 'object', properties: { name: text, role: { enum: ['a', 'b'] } }, required: ['name'] }
const reply = {
  type: 'object',
  properties: {
    list: { type: 'array', items: { type: 'object', properties: { id: text, at: text }, required: ['id'] } },
  },
  required: ['list'],
}

/** The same with other texts in its JSON. */
function described(...changes: [from: string, to: string][]): Description {
  const parameters = [{ name: 'page', in: 'query', schema: { type: 'integer', maximum: 9 } }]
  const post = { parameters, requestBody: json(body), responses: { 200: json(reply), 404: {} } }
  let written = JSON.stringify({ paths: { '/api/one': { post } } })
  for (const [from, to] of changes) {
    expect(written).toContain(from)
    written = written.replace(from, to)
  }
  return JSON.parse(written) as Description
}
const narrower = (...changes: [string, string][]) => findNarrowerCalls(described(), described(...changes))

test('what takes and gives as much or more is no difference', () => {
  expect(narrower()).toEqual([])
  const wider = narrower(
    ['"maxLength":10', '"maxLength":20'],
    ['["a","b"]', '["a","b","c"]'],
    ['"role":', '"more":{"type":"string"},"role":'],
    ['"at":', '"more":{"type":"string"},"at":'],
  )
  expect(wider).toEqual([])
})

test.each<[string, [string, string]]>([
  ['POST /api/one: wants role', ['"required":["name"]', '"required":["name","role"]']],
  ['POST /api/one: role is gone', [',"role":{"enum":["a","b"]}', '']],
  ['POST /api/one: name. has a smaller maxLength', ['"maxLength":10', '"maxLength":5']],
  ['POST /api/one: role. cannot be b any more', ['["a","b"]', '["a"]']],
  ['POST /api/one: its reply may lack list', [',"required":["list"]', '']],
  ['POST /api/one: list is gone', ['"properties":{"list":', '"properties":{"all":']],
  ['POST /api/one: list.[].at is gone', [',"at":{"type":"string","maxLength":10}', '']],
])('%s', (sentence, change) => {
  expect(narrower(change)).toEqual([sentence])
})

test('calls, parameters and statuses that are gone are named', () => {
  expect(findNarrowerCalls(described(), { paths: {} })).toEqual(['POST /api/one is gone'])
  const after = described()
  const post = after.paths?.['/api/one']?.['post']
  if (post) Object.assign(post, { parameters: [], responses: { 201: {} } })
  expect(findNarrowerCalls(described(), after)).toEqual([
    'POST /api/one: page is gone',
    'POST /api/one: does not answer 200 any more',
  ])
})
