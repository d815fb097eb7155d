import { Notice } from '../../../components/feedback/notice.tsx'

const texts = {
  here: 'Your unsaved changes from last time are back.',
  elsewhere: 'Your unsaved changes from another device are here.',
}

/** Says that unsaved changes from an earlier visit are in the editor again. */
export function RestoredNotice({ from, onDiscard }: { from: keyof typeof texts; onDiscard: () => void }) {
  return (
    <div className="editor__notice">
      <Notice kind="info">
        {texts[from]}{' '}
        <button type="button" className="linkish" onClick={onDiscard}>
          Discard them
        </button>
      </Notice>
    </div>
  )
}
