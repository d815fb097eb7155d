import { quizPage as pageWords } from '@quizly/words/authoring.ts'
import type { OwnQuizSummary } from '@quizly/contract'
import { isWritten, type Question, rulesFor } from '@quizly/domain'
import { navigate } from 'wouter/use-browser-location'
import { mayMark } from '../../lib/may-edit.ts'
import { paths, rulesHash } from '../../lib/paths.ts'
import { ToolIcon } from '../../components/icons/tool-icons.tsx'
import { Menu, type MenuItem } from '../../components/overlays/menu.tsx'

/** What can be done with a question of a quiz, after `first`; for those who may do nothing, nothing. */
export function QuestionMenu({
  quiz,
  question,
  number,
  first = [],
}: {
  quiz: Pick<OwnQuizSummary, '_id' | 'role'>
  question: Pick<Question, '_id' | 'type' | 'options' | 'correctAnswers'>
  number: number
  first?: readonly MenuItem[]
}) {
  const { _id, type } = question
  const to = (label: string, path: string) => ({ label, run: () => navigate(path) })
  const marking = [
    to(pageWords.changeKey, paths.regrade(quiz._id, _id)),
    ...(rulesFor(question).length > 0
      ? [to(pageWords.compareRules, `${paths.regrade(quiz._id, _id)}#${rulesHash}`)]
      : []),
    to(pageWords.markByHand, paths.markAnswers(quiz._id, _id)),
    ...(isWritten(type) ? [to(pageWords.acceptAnswers, paths.acceptAnswers(quiz._id, _id))] : []),
  ]
  const items = [...first, ...(mayMark(quiz) ? marking : [])]
  if (items.length === 0) return null
  return (
    <Menu label={pageWords.moreForQuestion(number)} className="btn--icon" items={items}>
      <ToolIcon name="more" />
    </Menu>
  )
}
