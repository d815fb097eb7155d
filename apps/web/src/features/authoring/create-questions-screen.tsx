import { Page } from '../../components/page.tsx'

export function CreateQuestionsScreen() {
  return (
    <Page title="CreateQuestionsScreen">
      <h1>CreateQuestionsScreen</h1>
    </Page>
  )
}
