import { Page } from '../../components/page.tsx'

export function ResultScreen() {
  return (
    <Page title="ResultScreen">
      <h1>ResultScreen</h1>
    </Page>
  )
}
