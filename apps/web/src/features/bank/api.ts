import type { CallResult, Calls, ListedItem } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { call } from '../../lib/calls/call.ts'
import { refreshKey, useCachedQuery } from '../../lib/calls/queries.ts'

export type BankItem = Omit<CallResult<Calls['getBankItem']>['item'], 'question'> & { question: Question }
export type UsedTag = CallResult<Calls['listBankTags']>['tags'][number]

/** What is known of a question beside its own fields. */
export const knownOf = ({ title, tags, level, note, source, language }: ListedItem) => ({
  tags,
  ...(title !== undefined && { title }),
  ...(level !== undefined && { level }),
  ...(note !== undefined && { note }),
  ...(source !== undefined && { source }),
  ...(language !== undefined && { language }),
})
export type Known = ReturnType<typeof knownOf>

export const useBankItem = (itemId: string) =>
  useCachedQuery(['bank', 'item', itemId], (signal) => loadBankItem(itemId, {}, signal))

export async function loadBankItem(
  itemId: string,
  query: { version?: string },
  signal: AbortSignal,
): Promise<BankItem> {
  const { item } = await call('getBankItem', { params: { itemId }, query }, { signal })
  return { ...item, question: { ...item.question, _id: itemId } as Question }
}

/** Of a bank that is shared with oneself; without `of`, of one’s own. */
export const useBankTags = (of?: string): readonly UsedTag[] => {
  const query = useCachedQuery(['bank', 'tags', of], (signal) =>
    call('listBankTags', { query: of === undefined ? {} : { of } }, { signal }),
  )
  return query.status === 'ready' ? query.data.tags : []
}

export const refreshBank = () => refreshKey(['bank'])
