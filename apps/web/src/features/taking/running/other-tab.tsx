import { useSyncExternalStore } from 'react'
import { Icon } from '../../../components/icons/icons.tsx'
import '../../../components/feedback/notice.css'
import './other-tab.css'
import { otherTabSentence } from '../messages.ts'
import type { SiblingTabs } from './sibling-tabs.ts'

/** Says that the quiz is also open in another tab, as long as it is. */
export function OtherTab({ siblings }: { siblings: SiblingTabs }) {
  const hasCompany = useSyncExternalStore(siblings.subscribe, siblings.hasCompany)
  return (
    <div role="status">
      {hasCompany && (
        <div className="notice notice--info other-tab">
          <Icon name="info" />
          <p>{otherTabSentence}</p>
        </div>
      )}
    </div>
  )
}
