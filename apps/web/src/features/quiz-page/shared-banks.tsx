import { bankSharing as sharingWords } from '@quizly/words/authoring.ts'
import type { CallResult, Calls } from '@quizly/contract'
import { Field } from '../../components/forms/field.tsx'
import { Icon } from '../../components/icons/icons.tsx'
import { call } from '../../lib/calls/call.ts'
import { useCachedQuery } from '../../lib/calls/queries.ts'

export type BankSharing = CallResult<Calls['listBankSharing']>
export type SharedBank = BankSharing['banks'][number]

export const useBankSharing = () =>
  useCachedQuery(['bank', 'sharing'], (signal) => call('listBankSharing', {}, { signal }))

/** The banks of others. None while that is not known. */
export function useSharedBanks(): readonly SharedBank[] {
  const query = useBankSharing()
  return query.status === 'ready' ? query.data.banks : []
}

/** One's own bank or one that is shared with oneself. Nothing where there is no choice. */
export function ChooseBank({ of, onChoose }: { of: string; onChoose: (of: string) => void }) {
  const banks = useSharedBanks()
  if (banks.length === 0) return null
  return (
    <Field label={sharingWords.bank}>
      {(control) => (
        <span className="select">
          <select {...control} className="input" value={of} onChange={({ target }) => onChoose(target.value)}>
            <option value="">{sharingWords.mine}</option>
            {banks.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {sharingWords.bankOf(name)}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" />
        </span>
      )}
    </Field>
  )
}
