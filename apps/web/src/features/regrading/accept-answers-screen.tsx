import { acceptAnswers as acceptWords, marking as markingWords } from '@quizly/words/desk.ts'
import type { WrittenAnswers } from '@quizly/contract'
import { type FormEvent, useLayoutEffect, useMemo, useState } from 'react'
import { Link, useParams } from 'wouter'
import { BlankSlate } from '../../components/feedback/blank-slate.tsx'
import { refreshQuiz } from '../../lib/calls/queries.ts'
import { paths } from '../../lib/paths.ts'
import { useWithCounts } from '../quiz-page/api.ts'
import { QuizPage } from '../quiz-page/quiz-page.tsx'
import { LoadedQuiz } from '../quiz-page/loaded-quiz.tsx'
import { AcceptFoot } from './accept-foot.tsx'
import {
  type Answer,
  decided,
  groupsOf,
  nextUndecided,
  type AnswerPosition,
  undecidedIn,
  changesOf,
  type Decisions,
  placeOf,
  takesPoints,
  unsaved,
} from './answer-groups.ts'
import { answerFocusId, AnswerList, GroupList } from './answer-list.tsx'
import {
  answerDecisions,
  type Decision,
  type RegradingChange,
  useRegrade,
  useWrittenAnswers,
} from '../quiz-page/regrading-api.ts'
import { useLocalDraft } from '../../lib/device/local-draft.ts'
import { textOnly } from '../../question-types/text-only.ts'
import './regrading.css'
import './answers.css'

/**
 * The decisions about the answers to a question. They are kept on this device until they are saved; the refused ones
 * stay there, so that nobody has to look at an answer twice.
 */
function useDecisions(questionId: string, groups: readonly (readonly Answer[])[]) {
  const [draft] = useState(() => answerDecisions(questionId))
  const [decisions, setDecisions] = useState((): Decisions => new Map(draft.load()))
  const draftContent = useMemo(() => (decisions.size > 0 ? [...decisions] : undefined), [decisions])
  useLocalDraft(draft, draftContent)
  const [wantsLower, setMayLower] = useState(false)
  const canLower = useMemo(() => takesPoints(groups, decisions), [groups, decisions])
  const mayLower = wantsLower && canLower
  const changes = useMemo(() => changesOf(groups, decisions, mayLower), [groups, decisions, mayLower])
  const decide = (normal: string, decision: Decision | undefined) =>
    setDecisions(decided(decisions, normal, decision))
  /** Takes back the decision about an answer, or else the last one. Returns where that answer is. */
  function undo(normal: string): AnswerPosition | undefined {
    const last = [...decisions.keys()].findLast((each) => placeOf(groups, each))
    const undone = decisions.has(normal) ? normal : last
    if (undone === undefined) return undefined
    decide(undone, undefined)
    return placeOf(groups, undone)
  }
  function forgetSaved() {
    setMayLower(false)
    setDecisions(unsaved(groups, decisions))
  }
  return { decisions, changes, canLower, mayLower, setMayLower, decide, undo, forgetSaved }
}

/** What a class wrote as the answer to a question, and which of it is to count besides the correct answer. */
export function AcceptAnswersScreen() {
  const { quizId = '', questionId = '' } = useParams()
  return (
    <LoadedQuiz
      query={useWithCounts(quizId, useWrittenAnswers(quizId, questionId))}
      title={acceptWords.loading}
    >
      {(loaded) => <Answers key={questionId} loaded={loaded} />}
    </LoadedQuiz>
  )
}

function Answers({ loaded }: { loaded: WrittenAnswers }) {
  const { quiz, question, number, rule, answers } = loaded
  const isEmpty = answers.every(({ count }) => count === 0)
  return (
    <QuizPage
      quiz={quiz}
      tab="Results"
      name={acceptWords.title(number)}
      about={markingWords.questionTab(number)}
      hasOwnAct
    >
      <p className="sm crumb">
        <Link to={paths.quizResults(quiz._id)}>{markingWords.allQuestions}</Link> ·{' '}
        <Link to={paths.regrade(quiz._id, question._id)}>{acceptWords.keyAndHistory}</Link>
      </p>
      <h2>
        {markingWords.question(
          number,
          <bdi key="text" lang={quiz.language ?? 'en'}>
            {textOnly(question, question.text)}
          </bdi>,
        )}
      </h2>
      {rule?.all && <p>{acceptWords.rulesForAll[rule.all]}</p>}
      {isEmpty ? (
        <BlankSlate>
          <h3>{acceptWords.none}</h3>
          <p className="muted">{acceptWords.noneHint}</p>
        </BlankSlate>
      ) : (
        <AcceptAnswers loaded={loaded} />
      )}
    </QuizPage>
  )
}

const byKey: Record<string, Decision> = { a: 'accepted', r: 'refused' }
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The answers, and below what the decisions about them would do. */
function AcceptAnswers({ loaded }: { loaded: WrittenAnswers }) {
  const { quiz, question, revision, number } = loaded
  const groups = useMemo(() => groupsOf(loaded), [loaded])
  const review = useDecisions(question._id, groups)
  const { decisions, changes, mayLower } = review
  const onDone = () => {
    review.forgetSaved()
    void refreshQuiz(quiz._id)
  }
  const marking = useRegrade({
    quizId: quiz._id,
    number,
    offeredReason: 'answers',
    onDone,
  })
  const change: RegradingChange = {
    questionId: question._id,
    baseRevision: revision,
    mode: 'answers',
    mayLower,
    ...changes,
  }
  const isNothing = changes.accepted.length + changes.refused.length === 0
  const left = groups.reduce((sum, group) => sum + undecidedIn(group, decisions), 0)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isNothing) void marking.regrade(change)
  }
  return (
    <form className="accept" noValidate onSubmit={submit}>
      <p>
        {acceptWords.answersInGroups(loaded.answers.length, acceptWords.groups(groups.length))}{' '}
        {left === 0 ? acceptWords.allReviewed : acceptWords.toReview(left)}
        {loaded.more > 0 && ` ${acceptWords.rarer(loaded.more)}`}
      </p>
      <GroupsAndAnswers key={revision} {...{ groups, review }} language={quiz.language} />
      <AcceptFoot
        {...{ quizId: quiz._id, change, isNothing, marking }}
        canLower={review.canLower}
        onMayLower={review.setMayLower}
      />
    </form>
  )
}

/** The groups of answers on the left, the answers of one on the right. */
function GroupsAndAnswers({
  groups,
  review: { decisions, decide, undo },
  language,
}: {
  groups: readonly (readonly Answer[])[]
  review: ReturnType<typeof useDecisions>
  language: string | undefined
}) {
  const { chosen, open, focus } = useChosenGroup()
  const [said, setSaid] = useState<{ text: string; decision: Decision | 'undecided' }>()
  const answers = groups[chosen] ?? []
  function take(answer: Answer, decision: Decision | undefined) {
    decide(answer.normal, decision)
    setSaid({ text: answer.text, decision: decision ?? 'undecided' })
  }
  function takeBack(answer: Answer) {
    const position = undo(answer.normal)
    if (!position) return
    setSaid({ text: groups[position.group]?.[position.answer]?.text ?? '', decision: 'undecided' })
    focus(position)
  }
  /** Goes to the first answer of a group that waits for a decision. */
  function enter(group: number) {
    const before = { group, answer: -1 }
    const next = nextUndecided(groups, decisions, before)
    focus(next?.group === group ? next : { group, answer: 0 })
  }
  /** Returns whether the key means something here. */
  function press(index: number, key: string): boolean {
    const answer = answers[index]
    const decision = byKey[key]
    const step = steps[key]
    if (!answer || (!decision && !step && key !== 'u')) return false
    if (step) focus({ group: chosen, answer: Math.min(answers.length - 1, Math.max(0, index + step)) })
    else if (!decision) takeBack(answer)
    else if (answer.standing !== 'key') {
      take(answer, decision)
      const here = { group: chosen, answer: index }
      focus(nextUndecided(groups, decided(decisions, answer.normal, decision), here) ?? here)
    }
    return true
  }
  return (
    <div className="answers-pair">
      <section aria-labelledby="answer-groups">
        <h3 id="answer-groups">{acceptWords.groupsTitle}</h3>
        <GroupList {...{ groups, decisions, chosen, language }} onChoose={open} onEnter={enter} />
      </section>
      <section aria-labelledby="group-answers">
        <h3 id="group-answers">
          {acceptWords.answersLike(
            <bdi key="text" lang={language ?? 'en'}>
              {answers[0]?.text}
            </bdi>,
          )}
        </h3>
        <AnswerList
          {...{ answers, language }}
          decisionOf={({ normal }) => decisions.get(normal)}
          onDecide={take}
          onKey={press}
        />
        <p className="vh" role="status">
          {said && acceptWords.said[said.decision](said.text)}
        </p>
      </section>
    </div>
  )
}

/** The group whose answers are shown. `focus` also moves the focus to one of them. */
function useChosenGroup() {
  const [chosen, setChosen] = useState(0)
  const [requested, setRequested] = useState<AnswerPosition>()
  useLayoutEffect(() => {
    if (requested) document.getElementById(answerFocusId(requested.answer))?.focus()
  }, [requested])
  function focus(position: AnswerPosition) {
    setChosen(position.group)
    setRequested({ ...position })
  }
  return { chosen, open: setChosen, focus }
}
