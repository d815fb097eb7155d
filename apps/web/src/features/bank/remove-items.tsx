import { bank as bankWords, bankItem as itemWords } from '@quizly/words/authoring.ts'
import type { ListedItem } from '@quizly/contract'
import { AskDialog } from '../../components/overlays/ask-dialog.tsx'
import { runAction } from '../../components/feedback/use-action.ts'
import { call } from '../../lib/calls/call.ts'
import { tryAgain } from '../../lib/failures.ts'
import { refreshBank } from './api.ts'

/** Asks before questions are deleted, and says how many quizzes have copies, which stay. */
export function RemoveItems({
  items,
  onClose,
  onRemoved,
}: {
  items: readonly [ListedItem, ...ListedItem[]]
  onClose: () => void
  onRemoved?: () => void
}) {
  const [first, ...more] = items
  const count = items.length
  const copies = items.reduce((sum, { quizzes }) => sum + quizzes, 0)
  async function remove() {
    if (more.length === 0) await call('deleteBankItem', { params: { itemId: first._id } })
    else await call('deleteBankItems', { body: { items: items.map(({ _id }) => _id) } })
    onRemoved?.()
    void refreshBank()
  }
  return (
    <AskDialog
      title={more.length === 0 ? bankWords.askRemove : itemWords.askRemoveSeveral(count)}
      keep={bankWords.keep}
      action={bankWords.remove}
      look="danger"
      onClose={onClose}
      onAction={async () => {
        const isDone = await runAction(remove, undefined, {
          done: () => () => (more.length === 0 ? bankWords.removed : itemWords.removedSeveral(count)),
          failed: (error) => bankWords.notRemoved(tryAgain(error)),
        })
        if (!isDone || !onRemoved) onClose()
      }}
    >
      {more.length === 0 && (
        <p>
          <bdi lang={first.language}>{first.text}</bdi>
        </p>
      )}
      <p>
        {copies === 0
          ? more.length === 0
            ? bankWords.noCopies
            : itemWords.noCopiesOfThem
          : more.length === 0
            ? bankWords.copiesStay(copies)
            : itemWords.copiesOfThemStay(copies)}
      </p>
    </AskDialog>
  )
}
