import { Page } from '../../components/page.tsx'

export function ProfileScreen() {
  return (
    <Page title="ProfileScreen">
      <h1>ProfileScreen</h1>
    </Page>
  )
}
