import { exportAccount, renderTexts, saveSpreadsheetQuiz } from '@quizly/contract'
import { callOnce } from '../bench/http/call-all.ts'
import { exchange } from '../bench/http/exchange.ts'
import { bellPhases } from '../bench/scenarios/bell/bell-calls.ts'
import { openQuiz, signUp } from '../bench/scenarios/seeding.ts'
import { pngFile } from '../../packages/renderer/src/pictures/pictures-testing.ts'

/** What a class does with a Quizly, from nothing to the first result, and whatever starts a process or a thread of its own. */
export async function smoke(port: number): Promise<string[]> {
  const url = `http://127.0.0.1:${port}`
  const [educator] = await signUp(port, 'admin', 1)
  const [student] = await signUp(port, 'student', 1)
  if (!educator || !student) throw new Error('Nobody could sign up')
  const quiz = await openQuiz(port, educator, 'SMOKEONE')
  const { enter, start, page, save, submit, result } = bellPhases([student], quiz)
  for (const phase of [enter, start, page, save, submit, result]) {
    const { requests, onReply } = phase()
    await exchange({ port, connections: 1, requests, onReply })
  }
  const { token } = educator
  await uploadLongSheet(port, token)
  const texts = [{ source: String.raw`$\frac{1}{2}$` }]
  const drawn = await callOnce(port, renderTexts, { token, body: { format: 'markdown', texts } })
  demand('nodes' in (drawn.texts[0] ?? {}), 'the formula was not drawn')
  await uploadPicture(url, token)
  const exported = await fetch(url + exportAccount.path, { headers: { authorization: `Bearer ${token}` } })
  demand((await exported.text()).includes('SMOKEONE'), 'the account was not exported')
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
  for (const file of html.match(/\/assets\/[\w.-]+/g) ?? []) {
    const { status } = await fetch(url + file)
    demand(status === 200, `${file} is answered by ${status}`)
  }
  return [
    'signed up, made a quiz, took it, saw the result',
    'uploaded a sheet of 500 questions, drew a formula, stored a picture, exported the account',
  ]
}

async function uploadLongSheet(port: number, token: string): Promise<void> {
  const row = { 'Option A': 1, 'Option B': 2, 'Correct Answer': 'B' }
  const questions = Array.from({ length: 500 }, (_, index) => ({
    Question: `${index}: which is even?`,
    ...row,
  }))
  await callOnce(port, saveSpreadsheetQuiz, { token, body: { title: 'Long', timeLimit: 15, questions } })
}

async function uploadPicture(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' }
  const body = new Uint8Array(pngFile({ width: 40, height: 30 }))
  const reply = await fetch(`${url}/api/images`, { method: 'POST', headers, body })
  demand(reply.status === 201, `the picture was answered by ${reply.status}: ${await reply.text()}`)
}

/** Throws unless it is so. */
export function demand(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise)
}
