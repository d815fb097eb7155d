import { sendContactMessage } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(anyEngine)('the contact form on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const form = { name: 'Somebody Else', email: 'else@school.example', message: '  The code does not open. ' }

  async function send(body: unknown) {
    const { users } = await t.seed({ users: { ada: {} } })
    const reply = await t.call(sendContactMessage, { token: users.ada.token, body })
    const kept = await t.store.db.selectFrom('contact_messages').selectAll().execute()
    return { reply, kept, userId: users.ada._id }
  }

  test('a message is kept under the name of who is signed in (T212)', async () => {
    const { reply, kept, userId } = await send(form)
    expect([reply.status, reply.body]).toEqual([
      200,
      { success: true, message: 'Message sent successfully!' },
    ])
    expect(kept).toMatchObject([{ user_id: userId, message: 'The code does not open.' }])
  })

  test('a message that a program wrote is thrown away without a word (T213)', async () => {
    const { reply, kept } = await send({ ...form, botcheck: 'on' })
    expect([reply.status, kept]).toEqual([200, []])
  })

  test('an empty message is refused (T165)', async () => {
    const { reply, kept } = await send({ ...form, message: '   ' })
    expect([reply.status, reply.failure.problems]).toEqual([
      422,
      [{ path: 'message', code: 'enter-message', message: 'Write your message' }],
    ])
    expect(kept).toEqual([])
  })

  test('the eleventh message within an hour has to wait', async () => {
    const limited = await createTestApp({ engine, config: { rateLimits: true } })
    const { users } = await limited.seed({ users: { ada: {} } })
    const write = () => limited.call(sendContactMessage, { token: users.ada.token, body: form })
    for (let i = 0; i < 10; i += 1) expect((await write()).status).toBe(200)
    const { status, headers } = await write()
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
    await limited.close()
  })

  test('the message after a thousand of one account is refused, with a sentence that says so', async () => {
    const { users } = await t.seed({ users: { ada: {}, ben: {} } })
    const earlier = Array.from({ length: 999 }, (_, i) => ({
      id: `message ${i}`,
      user_id: users.ada._id,
      message: 'Hello?',
      created_at: i,
    }))
    await t.store.db.insertInto('contact_messages').values(earlier).execute()
    const write = ({ token }: { token: string }) => t.call(sendContactMessage, { token, body: form })
    expect((await write(users.ada)).status).toBe(200)
    const { status, failure } = await write(users.ada)
    expect([status, failure.code]).toEqual([409, 'limit-reached'])
    expect(failure.message).toContain('1,000 messages')
    expect((await write(users.ben)).status).toBe(200)
  })

  describe('with mail, a message', () => {
    const sendThrough = async (refuse?: () => number | undefined) => {
      const smtp = await startSmtpServer(refuse)
      const mailing = await createTestApp({ engine, config: { mail: smtp.config } })
      const { users } = await mailing.seed({ users: { ada: { role: 'admin', name: 'Ada\r\nBcc: x@y.z' } } })
      const reply = await mailing.call(sendContactMessage, { token: users.ada.token, body: form })
      const close = async () => {
        await mailing.close()
        await smtp.close()
      }
      return { smtp, reply, mailing, close }
    }

    test('is forwarded to the operator, to be answered to its writer', async () => {
      const { smtp, close } = await sendThrough()
      await vi.waitFor(() => expect(smtp.mails).toHaveLength(1))
      const [mail] = smtp.mails
      expect(mail?.recipients).toEqual(['operator@school.example'])
      expect(mail?.headers).toMatch(/^Reply-To: "?Ada Bcc: x@y.z"? <ada@example.org>$/m)
      expect(mail?.headers).toMatch(/^Subject: Quizly: message from Ada Bcc: x@y.z\r?$/m)
      expect(mail?.text).toBe(
        'Ada Bcc: x@y.z <ada@example.org>, admin, writes by the contact form of Quizly:\r\n\r\nThe code does not open.',
      )
      await close()
    })

    test('is kept and acknowledged when the mail server refuses it', async () => {
      const { smtp, reply, mailing, close } = await sendThrough(() => 554)
      expect(reply.status).toBe(200)
      await vi.waitFor(() => expect(smtp.tried()).toBe(1))
      expect(await mailing.store.db.selectFrom('contact_messages').select('message').execute()).toEqual([
        { message: 'The code does not open.' },
      ])
      await close()
    })
  })
})
