import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { useAction } from '../../../components/feedback/use-action.ts'
import { call } from '../../../lib/calls/call.ts'
import { downloadText } from '../../../lib/download-text.ts'
import { messageOfFailure } from '../../../lib/forms/use-form.ts'

export function OwnData() {
  const { run: download, isBusy } = useAction(
    async () => {
      const data = await call('exportAccount', {})
      const day = data.exportedAt.slice(0, 10)
      downloadText(`quizly-${day}.json`, JSON.stringify(data, null, 2), 'application/json')
    },
    { failed: messageOfFailure, isTriedElsewhere: true },
  )
  return (
    <section className="account__part" aria-labelledby="own-data">
      <h2 id="own-data">Your data</h2>
      <p className="muted account__line">
        Everything that Quizly keeps about you, as a JSON file: your account, quizzes, answers, results and
        messages.
      </p>
      <div className="account__submit">
        <Button look="secondary" busy={isBusy} onClick={() => void download()}>
          <Icon name="download" />
          Download my data
        </Button>
      </div>
    </section>
  )
}
