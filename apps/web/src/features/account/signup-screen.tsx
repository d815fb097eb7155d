import { Page } from '../../components/page.tsx'

export function SignupScreen() {
  return (
    <Page title="SignupScreen">
      <h1>SignupScreen</h1>
    </Page>
  )
}
