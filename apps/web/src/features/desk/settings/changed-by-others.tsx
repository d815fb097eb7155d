import { Notice } from '../../../components/feedback/notice.tsx'
import { Button } from '../../../components/forms/button.tsx'
import type { useSettings } from './use-settings.ts'

const names: Record<string, string> = {
  title: 'the title',
  timeLimit: 'the time limit',
  language: 'the language',
  code: 'whether the quiz is open',
  joining: 'the code',
  opensAt: 'the opening',
  closesAt: 'the closing',
  everyoneStops: 'who stops at closing',
  resultRelease: 'the result',
  shuffleQuestions: 'the order of the questions',
  shuffleOptions: 'the order of the options',
  pages: 'the pages',
}

/** Says what another window has changed that was changed here too. Nothing was saved. */
export function ChangedByOthers({
  settings: { theirs, takeTheirs },
}: {
  settings: Pick<ReturnType<typeof useSettings>, 'theirs' | 'takeTheirs'>
}) {
  if (theirs.length === 0) return null
  const changed = theirs.map((name) => names[name] ?? name).join(' and ')
  return (
    <div className="stack stack-2">
      <Notice kind="warn">
        Someone else saved {changed} while you were editing. Save again to keep yours.
      </Notice>
      <div>
        <Button look="secondary" onClick={takeTheirs}>
          Keep theirs
        </Button>
      </div>
    </div>
  )
}
