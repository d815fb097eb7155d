import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sendRaw } from '../testing/processes/raw-connection.ts'
import { startServerProcess } from '../testing/processes/server-process.ts'

const adminPassword = 'educators-pass-phrase'
const studentPassword = 'students-pass-phrase'
const secretCode = 'Ab3dEf9h'
const answers = ['Chlorophyll-a1', 'Mitochondrion-b2', 'Ribosome-c3']
const question = { text: 'Which?', type: 'write', options: [], correctAnswers: [answers[0]] }

type Session = { token: string; user: { _id: string } }

test('the log at its finest has a line for each call, and none of what is secret', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quizly-log-'))
  const server = await startServerProcess({
    DATABASE_URL: `sqlite:${join(folder, 'quizly.db')}`,
    LOG_LEVEL: 'trace',
  })
  let sent = 0
  const send = async (status: number, method: string, path: string, { token = '', body = '' } = {}) => {
    sent += 1
    const reply = await fetch(server.url + path, {
      method,
      headers: {
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(body !== '' && { 'content-type': 'application/json' }),
      },
      ...(body !== '' && { body }),
    })
    expect([path, reply.status]).toEqual([path, status])
    return reply.json()
  }
  const json = (value: unknown) => JSON.stringify(value)

  const admin = { name: 'Ada', email: 'ada@secret.example', password: adminPassword, role: 'admin' }
  const ada = (await send(201, 'POST', '/api/auth/signup', { body: json(admin) })) as Session
  const student = { ...admin, email: 'ben@secret.example', password: studentPassword, role: 'student' }
  const ben = (await send(201, 'POST', '/api/auth/signup', { body: json(student) })) as Session
  const login = { email: student.email, password: studentPassword }
  await send(200, 'POST', '/api/auth/login', { body: json(login) })
  await send(401, 'POST', '/api/auth/login', { body: json({ ...login, password: adminPassword }) })
  await send(409, 'POST', '/api/auth/signup', { body: json(student) })
  await send(400, 'POST', '/api/auth/login', { body: json(login).slice(0, -1) })
  await send(422, 'POST', '/api/auth/login', { body: json({ ...login, email: adminPassword }) })

  const quiz = { title: 'Cells', numQuestions: 1, timeLimit: 10, secretCode }
  const { token } = ada
  const created = (await send(201, 'POST', '/api/quiz/create', { token, body: json(quiz) })) as {
    quiz: { _id: string }
  }
  const quizId = created.quiz._id
  await send(409, 'POST', '/api/quiz/create', { token, body: json({ ...quiz, title: 'Again' }) })
  const questions = json({ quizId, questions: [question] })
  await send(201, 'POST', '/api/questions/create', { token, body: questions })
  await send(200, 'GET', `/api/quiz/${quizId}/secret`, { token })

  const as = (body: unknown) => ({ token: ben.token, body: json(body) })
  await send(200, 'POST', '/api/verify/secret-code', as({ secretCode }))
  const started = (await send(200, 'POST', `/api/quiz/${quizId}/start`, { token: ben.token })) as {
    attempt: { _id: string }
    questions: { _id: string }[]
  }
  const questionId = started.questions[0]?._id
  const changes = [{ questionId, selectedOption: answers[1] }]
  await send(200, 'PUT', `/api/attempts/${started.attempt._id}/answers`, as({ changes }))
  const submitted = { quizId, userId: ben.user._id, answers: [{ questionId, selectedOption: answers[2] }] }
  await send(201, 'POST', '/api/results/submit', as(submitted))
  await send(409, 'POST', '/api/results/submit', as(submitted))
  await send(200, 'GET', `/api/results/quiz/${quizId}?userId=${ben.user._id}`, { token: ben.token })
  await send(401, 'GET', '/api/auth/me', { token: `${ben.token}x` })

  const port = Number(new URL(server.url).port)
  const secretHead = `Host: l\r\nAuthorization: Bearer ${ben.token}\r\nX: \x00\r\n\r\n`
  await sendRaw(port, `GET /api/auth/me HTTP/1.1\r\n${secretHead}`)
  await sendRaw(port, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${secretHead}`)
  await server.end('SIGTERM')
  await rm(folder, { recursive: true })

  const log = server.output()
  const lines = log.split('\n').filter((line) => line.includes('"answered"'))
  expect(lines).toHaveLength(sent)
  expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({
    method: 'GET',
    path: `/api/results/quiz/${quizId}`,
    status: 200,
    ms: expect.any(Number),
  })
  expect(log.match(/connections: refused before it was a request/g)).toHaveLength(2)
  const secrets = [
    ...answers,
    adminPassword,
    studentPassword,
    secretCode,
    ada.token,
    ben.token,
    admin.email,
    student.email,
    question.text,
    'userId=',
  ]
  // A log may also contain bytes as a list of numbers or as base64.
  const forms = (secret: string) => {
    const bytes = Buffer.from(secret)
    return [secret, [...bytes].join(','), bytes.toString('hex'), bytes.toString('base64').slice(2, -4)]
  }
  for (const form of secrets.flatMap(forms)) expect(log).not.toContain(form)
})
