import type { AnalysedQuestion, ReplyBody, Calls, QuizAnalysis, TimelineEvent } from '@quizly/contract'
import type {
  handVerdicts,
  LateReason,
  OfferedReason,
  QuestionType,
  QuizRole,
  QuizState,
  RemarkMode,
  TimeAnnouncement,
  VerdictName,
} from '@quizly/domain'
import { languageTags } from '@quizly/words'
import { expect, test } from 'vitest'
import * as forgotWords from '@quizly/words/account/forgot-password.ts'
import * as colleagueWords from '@quizly/words/authoring/colleagues.ts'
import * as typeWords from '@quizly/words/authoring/question-types.ts'
import * as pageWords from '@quizly/words/authoring/quiz-page.ts'
import * as lateWords from '@quizly/words/desk/late-answers.ts'
import * as figureWords from '@quizly/words/desk/question-figures.ts'
import * as historyWords from '@quizly/words/desk/remarking-history.ts'
import * as reasonWords from '@quizly/words/results/offered-reasons.ts'
import * as timelineWords from '@quizly/words/results/timeline.ts'
import * as runningWords from '@quizly/words/student/running-quiz.ts'
import * as verdictWords from '@quizly/words/student/verdicts.ts'

type Discrimination = AnalysedQuestion['discrimination']
type Level<Rated> = Rated extends { level: infer Name } ? Name : never
type Why<Rated> = Rated extends { why: infer Name } ? Name : never

type Word = string | ((n: number) => string)
type Entry = Record<string, Word>

/** The words for the codes of a closed list. It does not compile if one of them has none. */
const place = <Code extends string>(module: string, entry: string, english: Record<Code, Word>) => ({
  module,
  entry,
  english: said(english),
})

const said = (words: Entry) =>
  Object.fromEntries(
    Object.entries(words).map(([code, word]) => [code, typeof word === 'string' ? word : word(5)]),
  )

/** What the server stores or says by a code. */
const places = [
  place<TimelineEvent['kind']>('results/timeline', 'events', timelineWords.events),
  place<Exclude<LateReason, 'late'>>('desk/late-answers', 'reasons', lateWords.reasons),
  place<QuestionType>('authoring/question-types', 'names', typeWords.names),
  place<QuizRole>('authoring/colleagues', 'roles', colleagueWords.roles),
  place<QuizState>('authoring/quiz-page', 'states', pageWords.states),
  place<VerdictName>('student/verdicts', 'names', verdictWords.names),
  place<(typeof handVerdicts)[number]>('student/verdicts', 'counted', verdictWords.counted),
  place<AnalysedQuestion['difficulty']['level']>('desk/question-figures', 'levels', figureWords.levels),
  place<Level<Discrimination>>('desk/question-figures', 'discriminations', figureWords.discriminations),
  place<Why<Discrimination>>('desk/question-figures', 'whyNoDiscrimination', figureWords.whyNoDiscrimination),
  place<QuizAnalysis['uncounted'][number]['why']>(
    'desk/question-figures',
    'whyUncounted',
    figureWords.whyUncounted,
  ),
  place<RemarkMode | 'undo'>('desk/remarking-history', 'changes', historyWords.changes),
  place<OfferedReason>('results/offered-reasons', 'reasons', reasonWords.reasons),
  place<TimeAnnouncement['kind']>('student/running-quiz', 'spokenTimes', runningWords.spokenTimes),
  place<ReplyBody<Calls['forgotPassword'], 'accepted'>['code']>(
    'account/forgot-password',
    'nextSteps',
    forgotWords.nextSteps,
  ),
]

async function wordsIn(tag: string, module: string, entry: string) {
  const path = `../../../../../packages/words/src/${tag}/${module}.ts`
  const { words } = (await import(/* @vite-ignore */ path)) as { words: Record<string, Entry> }
  return said(words[entry] ?? {})
}

test.each(languageTags.filter((tag) => tag !== 'en'))(
  'each code that is stored or sent has words of its own in %s',
  async (tag) => {
    for (const { module, entry, english } of places) {
      const words = await wordsIn(tag, module, entry)
      expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted())
      for (const [code, word] of Object.entries(words)) expect(['', english[code]]).not.toContain(word.trim())
    }
  },
)
