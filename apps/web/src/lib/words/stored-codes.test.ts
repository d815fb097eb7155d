import type { AnalysedQuestion, ReplyBody, Calls, QuizAnalysis, TimelineEvent } from '@quizly/contract'
import type {
  handVerdicts,
  LateReason,
  OfferedReason,
  QuestionType,
  QuizRole,
  QuizState,
  RegradeMode,
  TimeAnnouncement,
  VerdictName,
} from '@quizly/domain'
import { type LanguageTag, languageTags } from '@quizly/words'
import { wordsIn } from '@quizly/words/testing/words-in.ts'
import { expect, test } from 'vitest'
import { forgotPassword as forgotWords } from '@quizly/words/account.ts'
import {
  colleagues as colleagueWords,
  questionTypes as typeWords,
  quizPage as pageWords,
} from '@quizly/words/authoring.ts'
import {
  lateAnswers as lateWords,
  questionFigures as figureWords,
  remarkingHistory as historyWords,
} from '@quizly/words/desk.ts'
import { offeredReasons as reasonWords, timeline as timelineWords } from '@quizly/words/results.ts'
import { runningQuiz as runningWords, verdicts as verdictWords } from '@quizly/words/student.ts'

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
  place<Exclude<LateReason, 'late'>>('desk/lateAnswers', 'reasons', lateWords.reasons),
  place<QuestionType>('authoring/questionTypes', 'names', typeWords.names),
  place<QuizRole>('authoring/colleagues', 'roles', colleagueWords.roles),
  place<QuizState>('authoring/quizPage', 'states', pageWords.states),
  place<VerdictName>('student/verdicts', 'names', verdictWords.names),
  place<(typeof handVerdicts)[number]>('student/verdicts', 'counted', verdictWords.counted),
  place<AnalysedQuestion['difficulty']['level']>('desk/questionFigures', 'levels', figureWords.levels),
  place<Level<Discrimination>>('desk/questionFigures', 'discriminations', figureWords.discriminations),
  place<Why<Discrimination>>('desk/questionFigures', 'whyNoDiscrimination', figureWords.whyNoDiscrimination),
  place<QuizAnalysis['uncounted'][number]['why']>(
    'desk/questionFigures',
    'whyUncounted',
    figureWords.whyUncounted,
  ),
  place<RegradeMode | 'undo'>('desk/remarkingHistory', 'changes', historyWords.changes),
  place<OfferedReason>('results/offeredReasons', 'reasons', reasonWords.reasons),
  place<TimeAnnouncement['kind']>('student/runningQuiz', 'spokenTimes', runningWords.spokenTimes),
  place<ReplyBody<Calls['forgotPassword'], 'accepted'>['code']>(
    'account/forgotPassword',
    'nextSteps',
    forgotWords.nextSteps,
  ),
]

async function wordsOf(tag: LanguageTag, group: string, entry: string) {
  const [area = '', name = ''] = group.split('/')
  const words = await wordsIn<Record<string, Record<string, Entry>>>(tag, area)
  return said(words[name]?.[entry] ?? {})
}

test.each(languageTags.filter((tag) => tag !== 'en'))(
  'each code that is stored or sent has words of its own in %s',
  async (tag) => {
    for (const { module, entry, english } of places) {
      const words = await wordsOf(tag, module, entry)
      expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted())
      for (const [code, word] of Object.entries(words)) expect(['', english[code]]).not.toContain(word.trim())
    }
  },
)
