import { details as detailsWords, messages, rooms as authoringWords } from '@quizly/words/authoring.ts'
import { createQuizBody } from '@quizly/contract'
import { useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { Button } from '../../../components/forms/button.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { TextField } from '../../../components/forms/field.tsx'
import { noLimitValue, TimeLimitField } from '../../quiz-page/time-limit.tsx'
import { LanguageField } from '../../../components/quiz/language-field.tsx'
import { Page } from '../../../components/page/page.tsx'
import { Steps } from '../../../components/page/steps.tsx'
import { notify, useScreenToasts } from '../../../components/feedback/toast.tsx'
import { call } from '../../../lib/calls/call.ts'
import { CallError } from '../../../lib/failures.ts'
import { saveUnlessTaken } from '../../../lib/calls/free-code.ts'
import { paths } from '../../../lib/paths.ts'
import { browserLanguage, storedLanguage } from '../../../lib/forms/languages.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { useNewQuizFields } from '../../../lib/forms/use-new-quiz-fields.ts'
import '../../quiz-page/authoring.css'
import { InstructionsField } from '../../quiz-page/instructions-field.tsx'
import { failureMessage } from '../../quiz-page/messages.ts'
import { readNumber } from '../../../lib/forms/read-number.ts'
import { readText } from '../../../lib/forms/use-form.ts'

const fieldNames = ['title', 'numQuestions', 'timeLimit', 'language', 'instructions'] as const

export function QuizDetailsScreen() {
  const form = useRef<HTMLFormElement>(null)
  const { bind, secretCode, renewCode, discard } = useNewQuizFields('quiz-details', fieldNames, {
    timeLimit: noLimitValue,
  })
  const toasts = useScreenToasts()
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: createQuizBody,
    read: (fields) => readDetails(fields, secretCode),
    submit: async (body) => {
      toasts.clear()
      try {
        const create = (code: string) => call('createQuiz', { body: { ...body, secretCode: code } })
        const { quiz } = await saveUnlessTaken(body.secretCode, create, renewCode)
        discard()
        notify({ kind: 'success', text: () => messages.quizCreated })
        navigate(paths.createQuestions(quiz._id))
        // The second press of a double click may come while the next screen is loading.
        await new Promise(() => {})
      } catch (error) {
        if (error instanceof CallError && error.failure.problems?.length) throw error
        const text = () => failureMessage(error, messages.quizNotCreated)
        toasts.notifyFailure(text, () => form.current?.requestSubmit())
      }
    },
  })

  const language = bind('language')
  return (
    <Page title={detailsWords.title} className="wrap page authoring">
      <div className="col-form">
        <Steps current="details" />
        <ErrorSummary problems={problems} />
        <h1>{detailsWords.title}</h1>
        <form ref={form} noValidate onSubmit={onSubmit}>
          <TextField
            {...bind('title')}
            data-first-field
            label={detailsWords.quizTitle}
            problem={problemAt('title')}
            dir="auto"
            autoComplete="off"
            required
          />
          <TextField
            {...bind('numQuestions')}
            label={detailsWords.numQuestions}
            hint={detailsWords.numQuestionsHint}
            problem={problemAt('numQuestions')}
            className="input--short num"
            inputMode="numeric"
            autoComplete="off"
          />
          <TimeLimitField
            {...bind('timeLimit')}
            label={detailsWords.timeLimit}
            hint={detailsWords.timeLimitHint}
            problem={problemAt('timeLimit')}
          />
          <LanguageField {...language} value={language.value || browserLanguage(navigator.language)} />
          <InstructionsField
            {...bind('instructions')}
            problem={problemAt('instructions')}
            language={language.value || browserLanguage(navigator.language)}
          />
          <div className="authoring__submit">
            <Button type="submit" busy={busy} busyLabel={authoringWords.saving}>
              {detailsWords.submit}
            </Button>
          </div>
        </form>
      </div>
    </Page>
  )
}

/**
 * The typed fields in the form that the call takes. Text that is not a number becomes NaN, which is refused. How many questions are
 * planned may be left out: then the quiz starts with one.
 */
export function readDetails(
  fields: FormData,
  secretCode: string,
): Record<keyof typeof createQuizBody.shape, unknown> {
  return {
    title: fields.get('title'),
    numQuestions: readText(fields, 'numQuestions').trim() === '' ? 1 : readNumber(fields.get('numQuestions')),
    timeLimit: readNumber(fields.get('timeLimit')),
    secretCode,
    language: storedLanguage(readText(fields, 'language')),
    instructions: readText(fields, 'instructions').trim() || undefined,
  }
}
