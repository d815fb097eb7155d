import type { Import } from './imports.ts'

const taking = 'apps/web/src/features/taking'
const attempts = 'apps/server/src/features/attempts'
const call = 'apps/web/src/lib/calls/call.ts'

/**
 * What one reads to follow something through a side of the product, from where it begins to where it leaves or is stored.
 * Between two files that do not import each other lies the shortest way of imports.
 */
export const walks: Record<string, readonly string[]> = {
  'a submission in the browser': [
    `${taking}/running/running-quiz.tsx`,
    `${taking}/attempt/run-attempt.ts`,
    `${taking}/attempt/attempt-session.ts`,
    `${taking}/attempt/answer-sender.ts`,
    call,
  ],
  'a submission on the server': [
    `${attempts}/attempts.routes.ts`,
    `${attempts}/submit.service.ts`,
    `${attempts}/act.service.ts`,
    `${attempts}/attempt.repository.ts`,
  ],
  'extra time in the browser': [
    'apps/web/src/features/desk/live/live-table.tsx',
    'apps/web/src/features/desk/extra-time.tsx',
    call,
  ],
  'extra time on the server': [
    `${attempts}/attempts.routes.ts`,
    `${attempts}/extra-time/extra-time.service.ts`,
    `${attempts}/act.service.ts`,
    `${attempts}/attempt.repository.ts`,
  ],
  'a row in the browser': [
    'apps/web/src/features/spreadsheet/review/review-screen.tsx',
    'apps/web/src/features/spreadsheet/review/use-sheet-saving.ts',
    call,
  ],
  'a row on the server': [
    'apps/server/src/features/spreadsheets/spreadsheets.routes.ts',
    'apps/server/src/features/quizzes/revisions.repository.ts',
  ],
  'a key in the browser': [
    'apps/web/src/features/authoring/changes/edit-quiz-screen.tsx',
    'apps/web/src/features/authoring/changes/send-revision.ts',
    call,
  ],
  'a key on the server': [
    'apps/server/src/features/revisions/revisions.routes.ts',
    'apps/server/src/features/quizzes/revisions.repository.ts',
  ],
}

/** Every file of a walk, in order. A step may begin at any file before it. Throws if it leads nowhere. */
export function walk(steps: readonly string[], imports: readonly Import[]): string[] {
  const targets = Map.groupBy(imports, ({ from }) => from)
  const read = steps.slice(0, 1)
  for (const step of steps.slice(1)) {
    const way = read.toReversed().map((from) => shortestWay(from, step, targets))
    const shortest = way.filter((each) => each !== undefined).toSorted((a, b) => a.length - b.length)[0]
    if (!shortest) throw new Error(`Nothing read before leads to ${step}`)
    read.push(...shortest.filter((file) => !read.includes(file)))
  }
  return read
}

/** The files after `from` on the shortest way of imports to `to`. */
function shortestWay(from: string, to: string, targets: Map<string, Import[]>): string[] | undefined {
  const before = new Map<string, string>([[from, '']])
  for (const file of before.keys()) {
    if (file === to) {
      const way: string[] = []
      for (let at = to; at !== from; at = before.get(at) ?? from) way.unshift(at)
      return way
    }
    for (const next of targets.get(file) ?? []) if (!before.has(next.to)) before.set(next.to, file)
  }
  return undefined
}
