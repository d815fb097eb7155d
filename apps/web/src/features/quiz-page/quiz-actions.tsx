import {
  bank as bankWords,
  quizPage as pageWords,
  releasing as releasingWords,
  review as reviewWords,
  rooms as authoringWords,
} from '@quizly/words/authoring.ts'
import { downloads as downloadWords, print as printWords } from '@quizly/words/desk.ts'
import type { OwnQuizSummary, QuizCounts } from '@quizly/contract'
import { isMarkedByPerson, questionTypes } from '@quizly/domain'
import { type ReactNode, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { Button } from '../../components/forms/button.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { Icon } from '../../components/icons/icons.tsx'
import type { MenuItem } from '../../components/overlays/menu.tsx'
import { mayEdit, mayMark } from '../../lib/may-edit.ts'
import { paths } from '../../lib/paths.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { useCounts } from './api.ts'
import { useResultDownloads } from './downloads/downloads.tsx'
import { PutIntoBank } from './put-into-bank.tsx'
import { QuizMenu } from './quiz-menu.tsx'

export const hasEssays = ({ parts }: Pick<OwnQuizSummary, 'parts'>) =>
  questionTypes.some((type) => isMarkedByPerson(type) && parts?.includes(type))

/** What comes next for a quiz: its one primary act, the same on all its tabs. */
export type NextAct = 'finalize' | 'live' | 'mark' | 'release' | 'export' | 'share' | 'open'

/** Without counts only a draft is known to be one. */
export function nextActOf(
  quiz: Pick<OwnQuizSummary, 'state' | 'role' | 'whyClosed' | 'waitsToBeGivenOut' | 'plannedRelease'>,
  counts: QuizCounts | undefined,
): NextAct | undefined {
  const { state, whyClosed, waitsToBeGivenOut = false, plannedRelease } = quiz
  if (state === 'draft') return mayEdit(quiz) ? 'finalize' : undefined
  if (!counts) return undefined
  const { running, submitted, toMark, toRelease } = counts
  if (running > 0) return 'live'
  if (toMark > 0 && mayMark(quiz)) return 'mark'
  const isToRelease = toRelease > 0 || (waitsToBeGivenOut && submitted > 0)
  if (isToRelease && !plannedRelease && mayEdit(quiz)) return 'release'
  if (submitted > 0) return 'export'
  if (state === 'open' || whyClosed === 'not-open-yet') return 'share'
  return state === 'closed' && mayEdit(quiz) ? 'open' : undefined
}

export function useNextAct(quiz: OwnQuizSummary): NextAct | undefined {
  const counts = useCounts(quiz._id)
  return nextActOf(quiz, counts.status === 'ready' ? counts.data : undefined)
}

/** In this order they stand in the menu of every tab; those of all quizzes (duplicate, archive, delete) follow. */
const order = [
  'edit',
  'preview',
  'mark',
  'export',
  'csv',
  'printList',
  'print',
  'bank',
  'opening',
  'end',
] as const
type ActName = (typeof order)[number]
type Acts = Partial<Record<ActName, QuizAction>>

/** What a tab is for, beside the primary act. */
const actsOfTab: Partial<Record<string, readonly ActName[]>> = {
  Results: ['export', 'csv'],
  Students: ['export', 'csv'],
  Questions: ['edit', 'preview'],
}
/** What can be printed as it stands. */
const isPrinted = (tab: string) => tab === 'Results' || tab === 'Students'

/** One primary act, at most two more, and the menu. On a narrow screen only one act stays in sight. */
export function QuizActions({
  quiz,
  tab,
  next,
  counts,
  isPlain,
  control,
  edit = () => navigate(paths.editFromPage(quiz._id)),
  opening,
  onEnd,
  onMoved,
}: {
  quiz: OwnQuizSummary
  tab: string
  /** Undefined where the page itself has this act. */
  next: NextAct | undefined
  counts: QuizCounts | undefined
  /** The page has another primary act. */
  isPlain: boolean
  /** What stands before the other acts, also on a narrow screen, and is more than a button. */
  control: ReactNode
  edit: (() => void) | undefined
  opening: QuizAction | undefined
  onEnd: (() => void) | undefined
  onMoved: (to: 'current' | 'archived' | 'bin') => void
}) {
  const isPhone = useMediaQuery('(max-width: 63.99em)')
  const downloads = useResultDownloads(quiz)
  const [isPutting, setPutting] = useState(false)
  const hasResults = counts !== undefined && counts.submitted > 0
  const acts: Acts = {
    ...(mayEdit(quiz) && {
      edit: { label: authoringWords.editQuiz, run: edit },
      preview: { label: reviewWords.preview, to: paths.previewQuiz(quiz._id) },
    }),
    ...(mayMark(quiz) && { mark: { label: pageWords.markByHand, to: paths.marking(quiz._id) } }),
    ...(hasResults && {
      export: {
        label: downloadWords.exportToExcel,
        icon: <Icon name="download" />,
        busy: downloads.isBusy,
        run: downloads.exportToExcel,
      },
      csv: { label: downloadWords.csv, opensDialog: true, run: downloads.chooseCsv },
      ...(isPrinted(tab) && { printList: { label: printWords.printList, run: () => window.print() } }),
    }),
    print: { label: pageWords.print, to: paths.printQuiz(quiz._id) },
    bank: { label: bankWords.put, opensDialog: true, run: () => setPutting(true) },
    ...(opening && { opening }),
    ...(onEnd && { end: { label: authoringWords.endForEveryone, run: onEnd } }),
  }
  const primary = next && primaryOf(next, quiz, acts)
  const others = [...(actsOfTab[tab] ?? []), 'opening' as const]
    .flatMap((name) => acts[name] ?? [])
    .filter((act) => act !== primary)
    .slice(0, control ? 1 : 2)
  const one = control ? [] : [...(primary ? [primary] : []), ...others].slice(0, 1)
  const shown = isPhone ? one : [...(primary ? [primary] : []), ...others]
  const folded = order.flatMap((name) => acts[name] ?? []).filter((act) => !shown.includes(act))
  const extra = isPhone && primary && !shown.includes(primary) && !folded.includes(primary) ? [primary] : []
  return (
    <>
      <div className="actions" role="toolbar" aria-label={pageWords.acts}>
        {control}
        {shown.map((act) => (
          <ActionButton
            key={act.label}
            action={act}
            look={act === primary && !isPlain ? 'primary' : 'secondary'}
          />
        ))}
        <QuizMenu quiz={quiz} first={[...extra, ...folded].map(itemOf)} onMoved={onMoved} />
      </div>
      {downloads.parts}
      {isPutting && <PutIntoBank quiz={quiz} onClose={() => setPutting(false)} />}
    </>
  )
}

function primaryOf(next: NextAct, quiz: OwnQuizSummary, acts: Acts): QuizAction | undefined {
  const { _id: quizId, waitsToBeGivenOut } = quiz
  switch (next) {
    case 'finalize':
      return { label: authoringWords.finalize, to: paths.finalize(quizId) }
    case 'share':
      return { label: pageWords.share, to: paths.quizShare(quizId) }
    case 'live':
      return { label: pageWords.watchLive, to: paths.quizLive(quizId) }
    case 'mark':
      return acts.mark
    case 'release':
      return waitsToBeGivenOut
        ? { label: releasingWords.release, to: `${paths.quizResults(quizId)}?release` }
        : { label: releasingWords.releaseMarks, to: `${paths.marking(quizId)}?release` }
    case 'export':
      return acts.export
    case 'open':
      return acts.opening
  }
}

function ActionButton({ action, look }: { action: QuizAction; look: 'primary' | 'secondary' }) {
  const { label, icon } = action
  if ('to' in action) {
    return (
      <LinkButton look={look} to={action.to}>
        {icon}
        {label}
      </LinkButton>
    )
  }
  const { busy = false, busyLabel = label, opensDialog, run } = action
  return (
    <Button look={look} onClick={run} aria-haspopup={opensDialog && 'dialog'} {...{ busy, busyLabel }}>
      {icon}
      {label}
    </Button>
  )
}

function itemOf(action: QuizAction): MenuItem {
  const { label } = action
  return { label, run: 'to' in action ? () => navigate(action.to) : action.run }
}

/** Something that can be done with a quiz: a button or a link, or an item of its menu where there is no room. */
export type QuizAction = { label: string; icon?: ReactNode } & (
  | { to: string }
  | { run: () => void; busy?: boolean; busyLabel?: string; opensDialog?: boolean }
)
