import { Page } from '../../components/page.tsx'

export function ChooserScreen() {
  return (
    <Page title="ChooserScreen">
      <h1>ChooserScreen</h1>
    </Page>
  )
}
