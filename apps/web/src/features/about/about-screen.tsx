import { Page } from '../../components/page.tsx'

export function AboutScreen() {
  return (
    <Page title="AboutScreen">
      <h1>AboutScreen</h1>
    </Page>
  )
}
