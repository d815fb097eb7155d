import { loginProblems } from '@quizly/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changePasswordBody,
  deleteAccountBody,
  forgotPasswordBody,
  loginBody,
  resetPasswordBody,
  signupBody,
} from './auth.ts'

const person = { name: 'Ana', email: 'ana@example.com', password: 'a long one', role: 'student' }

test('names and addresses are trimmed, passwords are not, and nobody is remembered unasked (T161)', () => {
  const typed = { ...person, name: ' Ana ', email: ' ana@example.com ', password: ' a long one ' }
  expect(signupBody.parse(typed)).toEqual({ ...person, password: ' a long one ', remember: false })
  expect(loginBody.parse({ ...typed, remember: true })).toEqual({
    email: 'ana@example.com',
    password: ' a long one ',
    remember: true,
  })
})

const enterEmail = 'Enter your email address, like name@example.com'
test.each([
  ['name', undefined, 'Enter your name'],
  ['name', ' ', 'Enter your name'],
  ['name', '\u200B \u2060', 'Enter your name'],
  ['name', 'Ana\nLucía', 'Write the name in one line, without hidden characters'],
  ['name', 'Ana \u202Egnp.exe', 'Write the name in one line, without hidden characters'],
  ['name', 'DELETED Student', 'This name stands for people who have left. Enter your own'],
  ['name', 'x'.repeat(201), 'Use at most 200 characters for the name'],
  ['email', undefined, enterEmail],
  ['email', '', enterEmail],
  ['email', 'ana@', enterEmail],
  ['email', `${'x'.repeat(250)}@example.com`, enterEmail],
  ['password', undefined, 'Enter a password'],
  ['password', '', 'Enter a password'],
  ['password', '1234567', 'Use at least 8 characters for the password'],
  ['password', 'x'.repeat(1_001), 'Use at most 1000 characters for the password'],
  ['role', undefined, 'Choose Student or Admin'],
  ['role', 'teacher', 'Choose Student or Admin'],
  ['remember', 'yes', 'Say true or false'],
])('%s %j: %s (T6)', (field, value, message) => {
  const issues = signupBody.safeParse({ ...person, [field]: value }).error?.issues ?? []
  expect(new Set(issues.map((issue) => issue.message))).toEqual(new Set([message]))
  expect(issues.every(({ path }) => path.join('.') === field)).toBe(true)
})

test.each([
  [changePasswordBody, ['Enter your current password', 'Enter a new password']],
  [deleteAccountBody, ['Enter your password']],
  [forgotPasswordBody, [enterEmail]],
  [resetPasswordBody, ['A reset link ends in a text of up to 100 characters', 'Enter a new password']],
])('what an account asks for is named, %#', (body, messages) => {
  const issues = body.safeParse({}).error?.issues ?? []
  expect(issues.map((issue) => issue.message)).toEqual(messages)
})

test('the browser turns no address away that the server takes', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      fc.pre(loginBody.safeParse({ email, password: 'x' }).success)
      expect(loginProblems({ email, password: 'x' })).toEqual([])
    }),
  )
})
