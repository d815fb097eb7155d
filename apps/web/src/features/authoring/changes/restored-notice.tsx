import { Notice } from '../../../components/feedback/notice.tsx'

/** Says that unsaved changes from an earlier visit are in the editor again. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="editor__notice">
      <Notice kind="info">
        Your unsaved changes from last time are back.{' '}
        <button type="button" className="linkish" onClick={onDiscard}>
          Discard them
        </button>
      </Notice>
    </div>
  )
}
