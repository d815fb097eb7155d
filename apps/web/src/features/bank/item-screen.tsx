import {
  bank as bankWords,
  bankItem as itemWords,
  bankSharing as sharingWords,
  bankUse as figureWords,
  questionTypes as typeWords,
} from '@quizly/words/authoring.ts'
import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { Loaded } from '../../components/feedback/loaded.tsx'
import { Button } from '../../components/forms/button.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { Page } from '../../components/page/page.tsx'
import { longDate } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { personName } from '../../lib/words/person-name.ts'
import { notInBank } from '../quiz-page/not-in-bank.tsx'
import { QuestionAsSeen } from '../quiz-page/question-as-seen.tsx'
import { AboutForm, Facts } from './about-form.tsx'
import { type BankItem, knownOf, useBankItem } from './api.ts'
import './bank.css'
import { ItemUse } from './item-use.tsx'
import { Versions } from './item-versions.tsx'
import { RemoveItems } from './remove-items.tsx'

/** One question of the bank: as students see it, what is known of it, its versions, and the quizzes with a copy. */
export function BankItemScreen() {
  const { itemId = '' } = useParams()
  return (
    <Loaded
      query={useBankItem(itemId)}
      title={itemWords.loading}
      failed={itemWords.failed}
      safe={bankWords.safe}
      denied={notInBank}
    >
      {(item) => <Item key={itemId} item={item} />}
    </Loaded>
  )
}

function Item({ item }: { item: BankItem }) {
  const { _id: itemId, question, language, title, text, type, version, savedAt, usedIn, role, owner } = item
  const [isRemoving, setRemoving] = useState(false)
  return (
    <Page title={title ?? text}>
      <p className="crumb">
        {owner ? (
          <Link to={paths.bankOf(owner._id)}>{sharingWords.bankOf(personName(owner.name))}</Link>
        ) : (
          <Link to={paths.bank}>{bankWords.heading}</Link>
        )}
      </p>
      <div className="page-head">
        <div>
          <h1 className="bank-item__title">
            <bdi lang={language}>{title ?? text}</bdi>
          </h1>
          <p className="muted">{itemWords.facts(typeWords.names[type], version, longDate(savedAt))}</p>
        </div>
        <div className="actions">
          {role === 'owner' && (
            <Button look="secondary" onClick={() => setRemoving(true)}>
              {itemWords.remove}
            </Button>
          )}
          {role !== 'viewer' && <LinkButton to={paths.editBankItem(itemId)}>{itemWords.edit}</LinkButton>}
        </div>
      </div>
      <div className="bank-item">
        <div className="stack stack-6">
          <section aria-labelledby="item-seen">
            <h2 id="item-seen">{itemWords.asStudentsSee}</h2>
            <p className="muted sm">{itemWords.keyFilledIn}</p>
            <div className="bank-item__question">
              <QuestionAsSeen question={question} id={`item-${itemId}`} language={language ?? 'en'} />
            </div>
          </section>
          <Versions item={item} />
          <section aria-labelledby="item-used">
            <h2 id="item-used">{itemWords.usedIn}</h2>
            {usedIn.length === 0 ? (
              <p className="muted">{bankWords.noCopies}</p>
            ) : (
              <ul className="bank-item__list">
                {usedIn.map(({ quizId, title: quiz, version: copied }) => (
                  <li key={quizId}>
                    <Link to={paths.quizQuestions(quizId)}>
                      <bdi>{quiz}</bdi>
                    </Link>{' '}
                    <span className="muted sm">{itemWords.version(copied)}</span>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <section aria-labelledby="item-use">
            <h2 id="item-use">{figureWords.heading}</h2>
            <ItemUse item={item} labelledBy="item-use" />
          </section>
        </div>
        <section aria-labelledby="item-about">
          <h2 id="item-about">{itemWords.about}</h2>
          {role === 'viewer' ? <Facts known={knownOf(item)} /> : <AboutForm item={item} />}
        </section>
      </div>
      {isRemoving && (
        <RemoveItems
          items={[item]}
          onClose={() => setRemoving(false)}
          onRemoved={() => navigate(paths.bank)}
        />
      )}
    </Page>
  )
}
