import { Page } from '../../components/page.tsx'

export function LoginScreen() {
  return (
    <Page title="LoginScreen">
      <h1>LoginScreen</h1>
    </Page>
  )
}
