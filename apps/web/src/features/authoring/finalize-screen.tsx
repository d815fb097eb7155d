import { Page } from '../../components/page.tsx'

export function FinalizeScreen() {
  return (
    <Page title="FinalizeScreen">
      <h1>FinalizeScreen</h1>
    </Page>
  )
}
