import { Page } from '../../components/page.tsx'

export function HomeScreen() {
  return (
    <Page title="HomeScreen">
      <h1>HomeScreen</h1>
    </Page>
  )
}
