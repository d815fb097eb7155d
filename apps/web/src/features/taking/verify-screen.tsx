import { Page } from '../../components/page.tsx'

export function VerifyScreen() {
  return (
    <Page title="VerifyScreen">
      <h1>VerifyScreen</h1>
    </Page>
  )
}
