const domain = 'packages/domain/src'
const server = 'apps/server/src'
const web = 'apps/web/src'
const routes = `${server}/features/*/**/*routes.ts`
const services = `${server}/features/*/**/*service.ts`
const repositories = `${server}/features/*/**/*repository.ts`
const rulesAndSchemas = ['npm:@quizly/domain', 'npm:@quizly/spreadsheets', 'npm:@quizly/contract']
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*-testing.ts', `${server}/testing/**`]
const testTools = [
  'npm:@seriousme/openapi-schema-validator',
  'npm:smtp-server',
  'npm:vitest',
  'npm:fast-check',
  'npm:js-quantities',
  'npm:@playwright/test',
  'npm:oidc-provider',
]

const not = (patterns) => patterns.map((pattern) => `!${pattern}`)

/** The domain's rooms in their order: each builds on those before it, types included. */
const domainRooms = [
  'questions',
  'revisions',
  'layout',
  'marking',
  'time',
  'access',
  'attempt',
  'live',
  'analysis',
  'receipt',
  'account',
]

const sheets = 'packages/spreadsheets/src'
/** The passes from the bytes of a file to its questions, in their order: each knows those before it, types included. */
const sheetPasses = ['decode', 'columns', 'layout', 'rows', 'write']
/** What puts the passes together. All else beside them they share: types, texts, and what a single cell says. */
const sheetEntries = ['index', 'read-workbook', 'read-cells', 'parse-sheet', 'storage', 'fixes'].map(
  (name) => `${sheets}/${name}.ts`,
)

const formatsFolder = 'packages/formats/src'
/** A folder each. */
const formats = ['gift', 'moodle-xml', 'aiken', 'missing-word', 'canvas', 'qti', 'kahoot']
/** A worker of the browser, and what takes everything along. */
const formatUsers = [`${web}/features/formats/formats.worker.ts`, `${server}/features/exports/**`]

/** The server's features in their order: each knows those before it, types included. */
const serverFeatures = [
  'auth',
  'second-factor',
  'pictures',
  'rendering',
  'bank',
  'quizzes',
  'spreadsheets',
  'attempts',
  'regrading',
  'manual-grading',
  'revisions',
  'live',
  'receipts',
  'reports',
  'practice',
  'sharing',
  'exports',
  'account',
  'slips',
  'providers',
  'passkeys',
  'contact',
  'operation',
  'operator',
]

/**
 * Who may import whom: `files` must never import `never`; `instead` says what to do. With `exceptTypes` they
 * may still import types. In a list of patterns the last match decides, and `!` excludes. `npm:name` is a
 * package; `{own}` is the file's own feature.
 */
export const directions = [
  {
    files: ['packages/**', 'apps/**', ...not(tests)],
    never: [...tests, 'e2e/**', 'tools/**', ...testTools],
    instead: 'Production code never imports tests: move what both need into production code.',
  },

  {
    files: ['packages/domain/src/**'],
    never: [
      '**',
      '!packages/domain/src/**',
      '!npm:@quizly/words',
      '!npm:@quizly/words/**',
      '!npm:entities/decode',
      ...not(testTools),
    ],
    instead: 'The domain is pure: pass in what it needs as an argument.',
  },
  {
    files: [`${domain}/**`, 'packages/spreadsheets/src/**', ...not(tests)],
    never: [
      'npm:@quizly/words/**',
      // What a sheet is recognised by, in any language, and what a file says.
      '!npm:@quizly/words/all-languages.ts',
      '!npm:@quizly/words/spoken-formula.ts',
    ],
    instead: 'Codes belong to the domain, sentences to the words: return a code and its parameters.',
  },
  {
    files: [`${domain}/*.ts`, `!${domain}/index.ts`, ...not(tests)],
    never: [`${domain}/*/**`],
    instead: 'What lies beside the rooms of the domain knows none of them: move it into a room.',
  },
  ...domainRooms.slice(0, -1).map((room, index) => ({
    files: [`${domain}/${room}/**`, ...not(tests)],
    never: domainRooms.slice(index + 1).map((later) => `${domain}/${later}/**`),
    instead: `The domain's rooms build on earlier ones (${domainRooms.join(', ')}): move what both need into the earlier room.`,
  })),
  {
    files: ['packages/spreadsheets/src/**', ...not(tests)],
    never: [
      '**',
      '!packages/spreadsheets/src/**',
      ...not([
        'npm:@quizly/domain',
        'npm:@quizly/words',
        'npm:@quizly/words/**',
        'npm:@e965/xlsx',
        ...testTools,
      ]),
    ],
    instead: 'A sheet is read and written by the domain and the words alone: pass in what else it needs.',
  },
  ...sheetPasses.map((pass, index) => ({
    files: [`${sheets}/${pass}/**`, ...not(tests)],
    never: [...sheetPasses.slice(index + 1).map((later) => `${sheets}/${later}/**`), ...sheetEntries],
    instead: `A sheet goes through its passes one way (${sheetPasses.join(', ')}): give the later pass what it needs, or let the files beside them put them together.`,
  })),
  {
    files: [`${sheets}/*.ts`, ...not([...sheetEntries, ...tests])],
    never: [`${sheets}/*/**`, ...sheetEntries],
    instead: 'What all passes share knows none of them: move it into a pass.',
  },
  {
    files: ['packages/formats/src/**', ...not(tests)],
    never: [
      '**',
      '!packages/formats/src/**',
      ...not([
        'npm:@quizly/domain',
        'npm:@quizly/domain/**',
        'npm:@quizly/renderer/document.ts',
        'npm:@quizly/renderer/markdown-rules.ts',
        'npm:fflate',
        'npm:parse5',
        'npm:saxes',
      ]),
    ],
    instead:
      'A format is read and written by the domain and the rules of Markdown alone: pass in what else it needs.',
  },
  ...formats.map((format) => ({
    files: [`${formatsFolder}/${format}/**`, ...not(tests)],
    never: formats.filter((other) => other !== format).map((other) => `${formatsFolder}/${other}/**`),
    instead: 'Formats do not know each other: move what both need beside their folders.',
  })),
  {
    files: [`${formatsFolder}/*.ts`, `!${formatsFolder}/registry.ts`, ...not(tests)],
    never: [`${formatsFolder}/*/**`],
    instead: 'What all formats share knows none of them: registry.ts alone lists them.',
  },
  {
    files: ['apps/**', ...not(formatUsers), ...not(tests)],
    never: ['npm:@quizly/formats'],
    instead: 'Only the worker of files and the exports know formats: let the worker do it.',
    exceptTypes: true,
  },
  {
    files: ['packages/contract/src/**'],
    never: [
      '**',
      '!packages/contract/src/**',
      ...not([
        'npm:@quizly/domain',
        'npm:@quizly/domain/**',
        'npm:@quizly/words',
        'npm:@quizly/words/**',
        'npm:zod/mini',
        ...testTools,
      ]),
    ],
    instead: 'The contract builds on the domain, the words and zod/mini alone.',
  },
  {
    files: ['packages/commit-groups/src/**', 'packages/pg-batches/src/**'],
    never: [...rulesAndSchemas, 'npm:@quizly/commit-groups', 'npm:@quizly/pg-batches', 'apps/**'],
    instead: 'These packages know only their database and the query builder: pass in what they need.',
  },
  {
    files: ['apps/**', 'e2e/**', 'tools/**', `!${server}/db/**`],
    never: ['npm:@quizly/commit-groups', 'npm:@quizly/pg-batches'],
    instead: 'Only db/ knows how statements share a commit or a batch.',
  },

  {
    files: ['apps/server/**'],
    never: ['apps/web/**'],
    instead: 'Server and browser share only the packages: move it there.',
  },
  {
    files: [`${server}/**`, `!${repositories}`, `!${server}/db/**`, ...not(tests)],
    never: ['npm:kysely', 'npm:better-sqlite3', 'npm:pg'],
    instead: 'Only repositories and db/ know SQL: put the query into a repository.',
  },
  {
    files: [`${server}/**`, `!${server}/mail/**`],
    never: ['npm:nodemailer'],
    instead: 'Only mail/ knows how mail leaves: post it to the outbox.',
  },
  {
    files: [`${server}/**`, `!${server}/telemetry/**`],
    never: ['npm:prom-client', 'npm:@opentelemetry/*'],
    instead: 'Only telemetry/ knows who is told: call what it gives, or publish an event of events.ts.',
  },
  {
    files: ['db', 'http', 'mail', 'telemetry'].map((name) => `${server}/${name}/**`).concat(not(tests)),
    never: [`${server}/features/**`],
    instead: 'db/, http/, mail/ and telemetry/ know no feature: let the feature pass it in.',
  },
  ...serverFeatures.slice(0, -1).map((feature, index) => ({
    files: [`${server}/features/${feature}/**`, ...not(tests)],
    never: serverFeatures.slice(index + 1).map((later) => `${server}/features/${later}/**`),
    instead: `Features know only earlier ones (${serverFeatures.join(', ')}): publish an event of events.ts, or let register-features.ts pass in what the later one gives.`,
  })),
  {
    files: [`${server}/features/**`, ...serverFeatures.map((feature) => `!${server}/features/${feature}/**`)],
    never: ['**'],
    instead: 'Give this feature its place in the order of scripts/lint/directions.mjs.',
  },
  {
    files: [routes],
    never: [`${server}/features/**`, '!{own}/**'],
    instead: 'A route calls only its own feature: let its service ask the other feature’s service.',
  },
  {
    files: [routes],
    never: [`${server}/db/**`, 'npm:@quizly/domain'],
    instead: 'A route decides and stores nothing: do it in the service or repository of its feature.',
    exceptTypes: true,
  },
  {
    files: [services],
    never: [`${server}/features/**`, '!{own}/**', `!${services}`],
    instead: 'Ask the other feature’s service, not what lies behind it.',
  },
  {
    files: [services],
    never: [routes, 'npm:fastify'],
    instead: 'A service knows no HTTP: let the route translate.',
  },
  {
    files: [services],
    never: ['npm:@quizly/contract'],
    instead: 'A service takes only types of the contract: let the route check.',
    exceptTypes: true,
  },
  {
    files: [repositories],
    never: [`${server}/features/**`, '!{own}/**/*repository.ts', `${server}/http/**`, 'npm:fastify'],
    instead: 'A repository knows db/ and the query builder: let its service do the rest.',
  },
  {
    files: [repositories],
    never: rulesAndSchemas,
    instead: 'A repository takes only types of domain and contract: let its service apply them.',
    exceptTypes: true,
  },

  {
    files: ['apps/web/**'],
    never: ['apps/server/**'],
    instead: 'The browser reaches the server by HTTP: use a call of the contract.',
  },
  {
    files: ['apps/web/src/**', ...not(tests)],
    never: [
      'npm:@quizly/renderer',
      'npm:@quizly/renderer/**',
      ...not(['npm:@quizly/renderer/document.ts', 'npm:@quizly/renderer/markdown-rules.ts']),
    ],
    instead: 'The server renders: the browser knows only the rules of Markdown, and documents.',
  },
  {
    files: [`${web}/features/**`],
    // The page of a quiz surrounds screens of several features; files of other programs come in, and formatted texts
    // are written, at several.
    never: [
      `${web}/features/**`,
      '!{own}/**',
      `!${web}/features/quiz-page/**`,
      `!${web}/features/formats/**`,
      `!${web}/features/rich-text/**`,
    ],
    instead: 'Features do not know each other: move what both need to components/ or lib/.',
  },
  {
    files: [`${web}/features/**`],
    never: [`${web}/app/**`],
    instead: 'app/ puts features together, not the reverse: move it to components/ or lib/.',
  },
  {
    files: [`${web}/question-types/**`],
    never: [`${web}/app/**`, `${web}/features/**`],
    instead: 'A type of question is a part of several features: let the feature pass it in.',
  },
  {
    files: [`${web}/components/**`],
    never: [`${web}/app/**`, `${web}/features/**`, `${web}/question-types/**`],
    instead: 'A component could ship in another product: let the feature pass it in.',
  },
  {
    files: [`${web}/components/**`],
    never: rulesAndSchemas,
    instead: 'A component knows no rules of quizzes: let the feature pass it in.',
    exceptTypes: true,
  },
  {
    files: [`${web}/components/**`],
    never: [`${web}/lib/calls/**`, `${web}/lib/may-edit.ts`],
    instead: 'A component makes no call and knows no right: what does is a feature.',
  },
  {
    files: [`${web}/lib/**`],
    never: [`${web}/app/**`, `${web}/features/**`, `${web}/question-types/**`, `${web}/components/**`],
    instead: 'lib/ knows no screen: let the caller hand it in.',
  },

  {
    files: ['e2e/**'],
    never: [
      '**',
      '!e2e/**',
      '!scripts/words/**',
      '!npm:@quizly/contract',
      '!npm:@quizly/words',
      '!npm:@quizly/words/*',
      '!npm:@playwright/*',
      '!npm:@playwright/*/*',
      '!npm:axe-core',
      '!npm:smtp-server',
      '!npm:oidc-provider',
      '!npm:otpauth',
      '!node:*',
      '!node:*/*',
    ],
    instead:
      'Journeys see only the screen and its words, HTTP, mail, a provider, an authenticator app and the contract.',
  },
]
