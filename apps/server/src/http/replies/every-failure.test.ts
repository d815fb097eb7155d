import { failure } from '@quizly/contract'
import type { FailureReason } from '@quizly/words/reasons.ts'
import { producedFailures } from '@quizly/words/testing/produced-failures.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { accountFailures } from '../../testing/failures/account-failures.ts'
import { attemptFailures } from '../../testing/failures/attempt-failures.ts'
import {
  createFailureFixture,
  type FailureFixture,
  type Producer,
} from '../../testing/failures/failure-fixture.ts'
import { quizFailures } from '../../testing/failures/quiz-failures.ts'
import { requestFailures, waitFailures } from '../../testing/failures/request-failures.ts'

const producers: Record<FailureReason, Producer> = {
  ...requestFailures,
  ...waitFailures,
  ...accountFailures,
  ...quizFailures,
  ...attemptFailures,
}

describe.each(engines)('a server on $name says with its code, reason, parameters and message', (engine) => {
  let w: FailureFixture
  beforeAll(async () => {
    w = await createFailureFixture(engine)
  })
  afterAll(() => w.close())

  test.each(Object.keys(producers) as FailureReason[])('%s', async (reason) => {
    const { failure: body } = await producers[reason](w)
    const { code, params, message, reason: given } = failure.parse(body)
    expect({ reason: given, code, params, message }).toEqual({ reason, ...producedFailures[reason] })
  })
})
