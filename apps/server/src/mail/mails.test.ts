import { languages, languageTags } from '@quizly/words'
import { describe, expect, test } from 'vitest'
import { changedMail } from '../features/auth/passwords/password-change.service.ts'
import { resetMail } from '../features/auth/passwords/password-reset.service.ts'
import { contactMail } from '../features/contact/contact.service.ts'
import { factorMail, type FactorNews } from '../features/second-factor/factor-mails.service.ts'
import { invitationMail } from '../features/sharing/invitations.service.ts'

const ben = { _id: '1', name: 'Ben Okri', email: 'ben@example.org', role: 'student' } as const
const link = 'https://quizly.example/reset-password#token'
const invited = <Role extends 'editor' | 'marker' | 'viewer'>(role: Role) => ({
  email: ben.email,
  to: 'quiz' as const,
  role,
})

const person = { to: ben.email, origin: 'https://quizly.example' }

const factorNews: FactorNews[] = [
  { kind: 'on' },
  { kind: 'off' },
  { kind: 'recovery-used', left: 9 },
  { kind: 'recovery-renewed' },
  { kind: 'reset-asked' },
  { kind: 'reset' },
  { kind: 'guessed' },
]

const mailsOf = (language: (typeof languageTags)[number]) => [
  resetMail(language, ben.email, link),
  changedMail(language, { ...person, hasPasskeys: false }),
  changedMail(language, { ...person, hasPasskeys: true }),
  invitationMail(language, { email: 'ada@example.org' }, invited('editor'), link),
  invitationMail(language, { email: 'ada@example.org' }, invited('marker'), link),
  invitationMail(language, { email: 'ada@example.org' }, invited('viewer'), link),
  invitationMail(language, { email: 'ada@example.org' }, { ...invited('editor'), to: 'bank' }, link),
  invitationMail(language, { email: 'ada@example.org' }, { ...invited('viewer'), to: 'bank' }, link),
  ...factorNews.map((news) => factorMail(language, ben.email, news, 'https://quizly.example')),
  contactMail(language, 'operator@school.example', ben, 'The code does not open.'),
  contactMail(language, 'operator@school.example', { ...ben, role: 'admin' }, 'The code does not open.'),
]

test('the English mails', () => {
  const [reset, changed, withPasskeys, editor, marker, viewer, bankEditor, bankViewer, ...others] =
    mailsOf('en')
  const contact = others.at(-2)
  expect(reset).toEqual({
    to: 'ben@example.org',
    subject: 'Set a new password for Quizly',
    text: 'Hello,\n\nsomeone asked for a new password for your Quizly account. To set one, open this link within one hour. It works once.\n\nhttps://quizly.example/reset-password#token\n\nIf it was not you, ignore this mail: your password stays as it is.\n\n',
    language: 'en',
  })
  expect([changed?.subject, changed?.text]).toEqual([
    'Your Quizly password was changed',
    'Hello,\n\nthe password of your Quizly account has just been changed, and your other devices are logged out.\n\nIf it was you, there is nothing to do. If it was not, set a new one at once: https://quizly.example/forgot-password\n\n',
  ])
  expect(withPasskeys?.text.split('\n\n')[2]).toBe(
    'Its passkeys still log in. Look at them, and remove those that are not yours: https://quizly.example/account',
  )
  expect([editor?.subject, editor?.text]).toEqual([
    'A colleague shares a quiz with you on Quizly',
    'Hello,\n\nada@example.org shares a quiz with you on Quizly. You would be an editor, who changes its questions and settings, and marks. To see and accept the invitation, open this link within 14 days and log in with this email address, as Admin. It works once.\n\nhttps://quizly.example/reset-password#token\n\nIf you do not know who that is, ignore this mail: nothing happens.\n\n',
  ])
  expect(marker?.text).toContain(
    'You would be a marker, who sees its results, changes marks and gives extra time. To see',
  )
  expect(viewer?.text).toContain('You would be a viewer, who sees its questions and results. To see')
  expect([bankEditor?.subject, bankViewer?.text]).toEqual([
    'A colleague shares a question bank with you on Quizly',
    expect.stringContaining('You would be a viewer, who sees its questions and inserts them into quizzes.'),
  ])
  expect([contact?.subject, contact?.text]).toEqual([
    'Quizly: message from Ben Okri',
    'Ben Okri <ben@example.org>, student, writes by the contact form of Quizly:\n\nThe code does not open.\n',
  ])
})

test('a message of who has signed in with a slip says so, and has nowhere to answer to (T586)', () => {
  const mail = contactMail('en', 'operator@school.example', { ...ben, email: '' }, 'The code does not open.')
  expect(mail.text).toContain('Ben Okri <by slip>, student, writes by the contact form of Quizly:')
  expect(mail).not.toHaveProperty('replyTo')
})

describe.each(languageTags)('in %s', (language) => {
  test('each mail is whole: subject, links and addresses, and nothing without a value', () => {
    const mails = mailsOf(language)
    const linksAndAddresses = mails.map(({ text }) => text.match(/https:\S+|\S+@\w+\.\w+/g))
    expect(linksAndAddresses.map((found) => found?.length)).toEqual([
      1,
      1,
      2,
      2,
      2,
      2,
      2,
      2,
      ...factorNews.map(() => 1),
      1,
      1,
    ])
    expect(mails[0]?.text.split('\n')).toContain(link)
    for (const { subject, text, language: written } of mails) {
      expect(`${subject} ${text}`).not.toMatch(/undefined|\$\{|\[object/)
      expect([subject.trim(), written]).toEqual([subject, language])
    }
    expect(new Set(mails.map(({ text }) => text)).size).toBe(mails.length)
  })

  test('a name stands in no subject but that for the operator', () => {
    const [operator, ...others] = mailsOf(language).toReversed()
    expect(operator?.subject).toContain(ben.name)
    for (const { subject } of others.slice(1)) expect(subject).not.toMatch(/Ben|@/)
  })

  test('it is written from where the language begins', () => {
    const { direction }: { direction: string } = languages[language]
    for (const { text } of mailsOf(language).slice(0, -2)) {
      const paragraphs = text
        .trim()
        .split('\n\n')
        .filter((paragraph) => paragraph !== link)
      const isolated = paragraphs.filter((paragraph) => /^\u2067.*\u2069$/.test(paragraph))
      expect(isolated).toHaveLength(direction === 'rtl' ? paragraphs.length : 0)
    }
  })
})
