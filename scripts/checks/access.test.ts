import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const server = 'apps/server/src/'

/** Lines that look as if they decide by a role, an owner or how a quiz runs. */
const decisions = [
  /\brole\b\s*[!=]==?/,
  /switch \(.*\brole\)/,
  /\bresultRelease\b\s*[!=]==?/,
  /[!=]==?\s*'(at-once|score-only|when-closed|by-hand|admin)'/,
  /\b(opensAt|closesAt|givenOutAt)\b\s*[<>]/,
  /[<>]=?\s*[\w.]*\b(opensAt|closesAt|givenOutAt)\b/,
  /\b(if|while) \(.*\b(isJoinable|stopsAtClosing)\b/,
  /![\w.]*\b(isJoinable|stopsAtClosing)\b/,
  /![\w.]*\bisOpen\b/,
  /\b(if|while) \(.*\bisOpen\b/,
  /(&&|\|\|)\s*[\w.]*\bisOpen\b/,
  /\bisOpen\b\s*(\?|&&|\|\||[!=]==?)/,
  /where\(.*\b(is_open|result_release|owner_id)\b/,
  /\bownerId\b\s*[!=]==?/,
]

/** Lines that look like it but decide nothing about who may see what, and why. */
const exceptions: [file: string, line: RegExp, why: string][] = [
  [
    'http/authentication.ts',
    /role !== audience|audience === 'admin'/,
    'The contract says whose accounts may make a call at all.',
  ],
  [
    'http/register-route.ts',
    /audience === 'admin'/,
    'An educator’s calls are handled in slices: that is no right.',
  ],
  ['http/event-stream.ts', /audience === 'admin'/, 'Nor when they open a stream.'],
  ['attempts/attempts.routes.ts', /role === 'admin' \? api\.queues/, 'Nor when they read a timeline.'],
  ['http/limits/request-scheduler.ts', /isOpen/, 'The slice of a network is open there, not a quiz.'],
  ['account/deletion.repository.ts', /owner_id/, 'A deleted account leaves no quiz that nobody has begun.'],
  ['account/accounts.repository.ts', /owner_id/, 'Whoever runs Quizly is told how many quizzes stay.'],
  ['account/export.repository.ts', /owner_id/, 'An export holds the quizzes that one has made.'],
  ['exports/everything.repository.ts', /owner_id/, 'So does the archive of everything.'],
  ['restore/restore.service.ts', /ownerId/, 'A quiz that comes back is the one of the same educator.'],
  [
    'quizzes/allowances/allowances.repository.ts',
    /owner_id/,
    'An allowance for all quizzes is for those of one owner.',
  ],
  ['providers/entering.service.ts', /role !== user\.role/, 'The groups of a provider give another role.'],
  ['providers/sign-ins.repository.ts', /owner_id/, 'Whoever proves an account is told what it holds.'],
  ['pictures/pictures.repository.ts', /owner_id/, 'Pictures take room of the owner of their quizzes.'],
  [
    'sharing/bank-shares.repository.ts',
    /owner_id/,
    'Who owns a bank gives and ends what it shares; whoever it is shared with may end that too.',
  ],
  ['bank/bank.repository.ts', /owner_id/, 'Which role somebody has on a bank, not what it allows.'],
  ['bank/bank.service.ts', /ownerId === userId/, 'A note is for its writer alone, who owns the bank.'],
  [
    'bank/use.repository.ts',
    /role === null/,
    'Whether they have a role on the quiz, of which figures are told.',
  ],
  ['quizzes/repeats.service.ts', /ownerId/, 'The same quiz sent twice by the same educator is one.'],
  [
    'quizzes/settings/settings-words.service.ts',
    /code: access\.isOpen \? 'open' : 'closed'|!access\.isJoinable && \{ joining: 'closed'/,
    'Settings in the words of the contract.',
  ],
]

function decisionsIn(path: string, text: string): string[] {
  return text
    .split('\n')
    .filter((line) => decisions.some((decision) => decision.test(line)))
    .filter((line) => !exceptions.some(([file, allowed]) => path.endsWith(file) && allowed.test(line)))
    .map((line) => `${path}: ${line.trim()} – ask visibility() or rolesWith() of packages/domain/src/access`)
}

test('only domain/access decides by a role or by how a quiz runs who may see what', () => {
  const paths = globSync(`${server}**/*.ts`, {
    exclude: (name) => name.endsWith('.test.ts') || name.startsWith(`${server}testing`),
  })
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.flatMap((path) => decisionsIn(path, readFileSync(path, 'utf8')))).toEqual([])
})

test('no screen compares the times of a quiz to decide what may be seen: the server says so', () => {
  const paths = globSync('apps/web/src/**/*.{ts,tsx}', { exclude: (name) => name.includes('.test.') })
  expect(paths.length).toBeGreaterThan(100)
  const compares =
    /\b(opensAt|closesAt|givenOutAt)\b[\w.()]*\s*[<>]=?\s*[\w(]|[<>]=?\s*[\w.(]*\b(opensAt|closesAt|givenOutAt)\b/
  expect(paths.filter((path) => compares.test(readFileSync(path, 'utf8')))).toEqual([])
})

test.each([
  "if (user.role === 'admin') return",
  "const isOwner = 'x' === 'admin'",
  'const isShown = !quiz.isOpen',
  'return isOver && quiz.isOpen',
  "if (resultRelease === 'at-once')",
  "if (resultRelease === 'by-hand')",
  'return now >= quiz.closesAt',
  'const isEarly = quiz.opensAt > now',
  'if (quiz.stopsAtClosing) return',
  'return !isJoinable',
  ".where('is_open', '=', 1)",
  ".where('owner_id', '=', userId)",
])('a line that decides is found: %s', (line) => {
  expect(decisionsIn(`${server}features/x.ts`, line)).toHaveLength(1)
})
