import type { Section } from '../../report/section.ts'
import { fleet, nationalQuiz, simulateQuiz } from './national-quiz.ts'
import { assumed, bellSeconds, type CallName, planFor } from './model.ts'

type Rung = { call: CallName; students: number; cores: number; seconds: number }

/** Bells of November 2026 on PostgreSQL (commit da49b79): until how many seconds 99 % were answered. */
const bells: readonly Rung[] = [
  ...rung(500, 1, [0.132, 0.113, 0.061, 0.22, 0.139]),
  ...rung(2_000, 1, [0.428, 0.442, 0.33, 0.876, 0.578]),
  // With one process for each core, and the students' program on the same cores.
  ...rung(2_000, 2, [0.317, 0.308, 0.174, 0.585, 0.383]),
]

function rung(students: number, cores: number, seconds: readonly number[]): Rung[] {
  const calls = ['enter', 'start', 'page', 'submit', 'result'] as const
  return calls.map((call, at) => ({ call, students, cores, seconds: seconds[at] ?? 0 }))
}

/** How far the model is from each bell that was measured: 0.1 if it expects a tenth more. */
export const modelErrors = () =>
  bells.map(({ call, students, cores, seconds }) => {
    const expected = bellSeconds(call, students, { cores, isPlayedThere: cores > 1 })
    return { call, students, cores, seconds, expected, error: expected / seconds - 1 }
  })

const percent = (part: number) => `${part < 0 ? '−' : '+'}${Math.abs(Math.round(part * 100))} %`

/** Measures nothing: says what the kept measurements mean for more students than a machine here can play. */
export function describeScale(): Section {
  const plans = [100, 2_000, 10_000, 50_000, 200_000, 1_000_000].map((students) => planFor(students))
  const strains = [nationalQuiz, { ...nationalQuiz, logInWithinSeconds: 1_800 }].map((quiz) =>
    simulateQuiz(quiz, fleet),
  )
  return {
    title: 'How far',
    tables: [
      {
        caption: 'The model beside the bells that were measured: seconds until 99 % are answered',
        head: ['', 'students', 'cores', 'measured', 'expected', 'error'],
        rows: modelErrors().map(({ call, students, cores, seconds, expected, error }) => [
          call,
          students,
          cores,
          seconds,
          expected,
          percent(error),
        ]),
      },
      {
        caption: `All submit at the same moment and are answered within ${assumed.withinSeconds} s`,
        head: [
          'students',
          'nodes',
          'primaries',
          'their cores',
          'connections to PostgreSQL',
          'MB/s in',
          'MB/s out',
          'MB/s of log',
          'a month',
        ],
        rows: plans.map((plan) => Object.values(plan)),
      },
      ...strains.map((found, at) => ({
        caption: `A national quiz, ${at === 0 ? 'all log in within the minute of the start' : 'all log in during half an hour before'}: wanted ÷ there is`,
        head: ['', 'load', 'too much from second', 'longest wait, s'],
        rows: found.map(({ what, load, firstSecond, waitSeconds }) => [
          what,
          load,
          firstSecond ?? '–',
          waitSeconds,
        ]),
      })),
    ],
    figures: [],
    ratios: [],
    notes: ['docs/scale.md says what is measured, what is assumed, and what it means.'],
  }
}
