import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { AppError } from '../../app-error.ts'
import { countRunning, limitRunning } from './running-requests.ts'

let app: FastifyInstance
afterEach(() => app.close())

/** An app whose replies to `/USER` begin when they are let go. */
function serve() {
  app = fastify()
  countRunning(app)
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof AppError ? 503 : 500).send())
  const takePlace = limitRunning({ all: 3, ofUser: 2 })
  const held: (() => void)[] = []
  const hold = (request: FastifyRequest) => {
    takePlace(request, (request.params as { user: string }).user)
    return new Promise<string>((resolve) => held.push(() => resolve('taken')))
  }
  app.get('/:user', hold)
  const call = async (user: string) => (await app.inject({ url: `/${user}` })).statusCode
  return { call, held }
}

test('a user has so many at once, all together have so many, and a place is free when a reply has ended', async () => {
  const { call, held } = serve()
  const running = [call('ada'), call('ada')]
  await expect.poll(() => held.length).toBe(2)
  expect(await call('ada')).toBe(503)
  running.push(call('bea'))
  await expect.poll(() => held.length).toBe(3)
  expect(await call('cem')).toBe(503)

  held.shift()?.()
  expect(await Promise.race(running)).toBe(200)
  running.push(call('cem'))
  await expect.poll(() => held.length).toBe(3)
  expect(await call('dee')).toBe(503)
  for (const letGo of held) letGo()
  expect(await Promise.all(running)).toEqual([200, 200, 200, 200])
})
