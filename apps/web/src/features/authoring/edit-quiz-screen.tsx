import { Page } from '../../components/page.tsx'

export function EditQuizScreen() {
  return (
    <Page title="EditQuizScreen">
      <h1>EditQuizScreen</h1>
    </Page>
  )
}
