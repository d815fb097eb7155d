import { Page } from '../../components/page.tsx'

export function QuizDetailsScreen() {
  return (
    <Page title="QuizDetailsScreen">
      <h1>QuizDetailsScreen</h1>
    </Page>
  )
}
