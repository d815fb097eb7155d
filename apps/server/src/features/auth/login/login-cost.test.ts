import { verify } from '@node-rs/argon2'
import { login } from '@quizly/contract'
import { expect, test, vi } from 'vitest'
import { anyEngine } from '../../../testing/engines.ts'
import { createTestApp } from '../../../testing/test-app.ts'

test.each(anyEngine)(
  'an unknown e-mail costs as many hashes of the same kind as a known one on $name',
  async (engine) => {
    const t = await createTestApp({ engine })
    await t.seed({ users: { ada: {} } })
    const hashesFor = async (email: string) => {
      vi.mocked(verify).mockClear()
      expect((await t.call(login, { body: { email, password: 'wrong' } })).status).toBe(401)
      return vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4))
    }
    const known = await hashesFor('ada@example.org')
    expect(known).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']])
    expect(await hashesFor('nobody@example.org')).toEqual(known)
    await t.close()
  },
)
