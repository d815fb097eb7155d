import { type ComponentType, lazy } from 'react'
import { Route, Switch } from 'wouter'
import { LoginScreen } from '../features/account/login/login-screen.tsx'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { ResultScreen } from '../features/results/result-screen.tsx'
import { TakeQuizScreen } from '../features/taking/entering/take-quiz-screen.tsx'
import { VerifyScreen } from '../features/taking/entering/verify-screen.tsx'
import { studentPaths } from '../lib/student-paths.ts'
import { Frame } from './frame.tsx'
import { RequireRole } from './require-role.tsx'

const OtherScreens = lazy(async () => (await import('./other-screens.tsx')).loadOtherScreens())

const forStudent = (path: string, Screen: ComponentType) => (
  <Route path={path}>
    <RequireRole role="student">
      <Screen />
    </RequireRole>
  </Route>
)

/** The screens on a student's way to a result are loaded at the start, so they never wait for the network. */
export function AppRoutes() {
  return (
    <Frame>
      <Switch>
        <Route path={studentPaths.home} component={HomeScreen} />
        <Route path={studentPaths.login} component={LoginScreen} />
        {forStudent(studentPaths.verify, VerifyScreen)}
        {forStudent(studentPaths.join, VerifyScreen)}
        {forStudent(studentPaths.takeQuiz(':quizId'), TakeQuizScreen)}
        <Route path={studentPaths.result(':quizId')} component={ResultScreen} />
        <Route component={OtherScreens} />
      </Switch>
    </Frame>
  )
}
