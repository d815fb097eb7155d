import { Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createReplyTimes } from './reply-times.ts'

test('the histogram of requests is written as the library writes its own', async () => {
  const [ours, theirs] = [new Registry(), new Registry()]
  const observe = createReplyTimes(ours)
  const library = new Histogram({
    name: 'quizly_http_request_duration_seconds',
    help: 'How long requests took, by method, route and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [theirs],
  })
  expect(await ours.metrics()).toBe(await theirs.metrics())
  for (const [route, status, seconds] of [
    ['/a', 200, 0.001],
    ['/a', 204, 0.005],
    ['/a', 200, 0.0051],
    ['/b/:id', 404, 20],
    ['/b/:id', 503, 21.5],
  ] as const) {
    observe({ method: 'GET', route, status, seconds })
    library.observe({ method: 'GET', route, status: `${Math.floor(status / 100)}xx` }, seconds)
  }
  expect(await ours.metrics()).toBe(await theirs.metrics())
})
