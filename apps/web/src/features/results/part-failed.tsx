import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icons.tsx'

/** Stands for a part of the result that could not be loaded. */
export function PartFailed({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className="stack">
      <p>This could not be loaded. It is kept on the server. Check your connection, then try again.</p>
      <Button look="secondary" onClick={retry}>
        <Icon name="retry" />
        Try again
      </Button>
    </div>
  )
}
