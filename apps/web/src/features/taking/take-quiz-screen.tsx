import { Page } from '../../components/page.tsx'

export function TakeQuizScreen() {
  return (
    <Page title="TakeQuizScreen">
      <h1>TakeQuizScreen</h1>
    </Page>
  )
}
