import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import '../../../components/feedback/notice.css'

/** Asks which of two sheets to use, after another tab has stored one. */
export function NewerSheetNotice({ onLoad, onStay }: { onLoad: () => void; onStay: () => void }) {
  return (
    <div className="notice notice--warn sheet-notice" role="alert">
      <Icon name="warning" />
      <div>
        <p>
          <strong>This sheet was changed or replaced in another tab.</strong> Changes that you make here are
          not kept until you choose.
        </p>
        <div className="row sheet-notice__actions">
          <Button look="secondary" size="sm" onClick={onLoad}>
            Load the newer sheet
          </Button>
          <Button look="quiet" size="sm" onClick={onStay}>
            Keep this one
          </Button>
        </div>
      </div>
    </div>
  )
}
