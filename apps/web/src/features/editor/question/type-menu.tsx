import { editor as editorWords } from '@quizly/words/authoring.ts'
import { useState } from 'react'
import { Icon } from '../../../components/icons/icons.tsx'
import { Menu } from '../../../components/overlays/menu.tsx'
import { safeStorage } from '../../../lib/device/storage.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { allKinds, kindOf, type TypeAndKind } from './question-draft.ts'

const device = safeStorage('localStorage')
const lastUsed = 'question-type'

/** The types in one menu, of which the one that was used last on this device is the first. */
export function TypeMenu({
  question,
  onChoose,
}: {
  question: QuestionDraft
  onChoose: (chosen: TypeAndKind) => void
}) {
  const [last, setLast] = useState(() => device.get(lastUsed))
  const chosen = kindOf(question)
  const isLast = ({ kind }: TypeAndKind) => kind.id === last
  const kinds = [...allKinds.filter(isLast), ...allKinds.filter((each) => !isLast(each))]
  return (
    <Menu
      id={`${question.key}-type`}
      label={editorWords.typeIs(chosen.name())}
      className="btn--secondary btn--sm qb__type"
      onOpen={() => setLast(device.get(lastUsed))}
      items={kinds.map((each) => ({
        label: each.kind.name(),
        hint: each.kind.hint(),
        icon: each.kind.icon,
        isChosen: each.kind === chosen,
        run() {
          device.set(lastUsed, each.kind.id)
          if (each.kind !== chosen) onChoose(each)
        },
      }))}
    >
      {chosen.icon}
      {chosen.name()}
      <Icon name="chevronDown" className="icon--sm" />
    </Menu>
  )
}
