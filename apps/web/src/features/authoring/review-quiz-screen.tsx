import { Page } from '../../components/page.tsx'

export function ReviewQuizScreen() {
  return (
    <Page title="ReviewQuizScreen">
      <h1>ReviewQuizScreen</h1>
    </Page>
  )
}
