import { everywhere as commonWords } from '@quizly/words/student.ts'
import {
  bank as bankWords,
  bankSharing as sharingWords,
  draws as drawWords,
  questionTypes as typeWords,
  takingOver as takingOverWords,
} from '@quizly/words/authoring.ts'
import { isBlank, limits, type Question } from '@quizly/domain'
import { useEffect, useState } from 'react'
import { LoadedPart } from '../../../components/feedback/loaded.tsx'
import { useAction } from '../../../components/feedback/use-action.ts'
import { Button } from '../../../components/forms/button.tsx'
import { CheckBox } from '../../../components/forms/check-box.tsx'
import { TextField } from '../../../components/forms/field.tsx'
import { Segments } from '../../../components/forms/segments.tsx'
import { call } from '../../../lib/calls/call.ts'
import { useCachedQuery } from '../../../lib/calls/queries.ts'
import { tryAgain } from '../../../lib/failures.ts'
import { typedNumber } from '../../../lib/typed-number.ts'
import { ChooseBank } from '../../quiz-page/shared-banks.tsx'
import { TickBox } from '../../quiz-page/ticked-questions.tsx'
import { DrawFromBank } from './draw-from-bank.tsx'
import { freeName, isDraw } from '../slots/slot-drafts.ts'

const pauseMs = 200

type Props = {
  room: number
  /** Of the slots that the quiz has. */
  slotNames: ReadonlySet<string>
  onTake: (questions: readonly Question[]) => void
  onClose: () => void
}

/** Questions of a bank that one may read, those that are ticked or slots of all with a tag or level. */
export function ChooseFromBank(props: Props) {
  const [way, setWay] = useState<'tick' | 'draw'>('tick')
  const [of, setOf] = useState('')
  return (
    <>
      <h2 id="take-over-title">{bankWords.take}</h2>
      <Segments
        legend={drawWords.ways}
        choices={[
          ['tick', drawWords.tick],
          ['draw', drawWords.byTag],
        ]}
        value={way}
        onChoose={setWay}
      />
      <ChooseBank of={of} onChoose={setOf} />
      {way === 'tick' ? <TickInBank {...props} of={of} /> : <DrawFromBank key={of} {...props} of={of} />}
    </>
  )
}

/** Copied into the editor in the order in which they were ticked. What is ticked stays while others are searched, in all banks. */
function TickInBank({ room, of, slotNames, onTake, onClose }: Props & { of: string }) {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [draw, setDraw] = useState<string>()
  const isTooMany = ticked.length > room
  const drawn = draw === undefined ? undefined : typedNumber(draw)
  const mayInsert =
    ticked.length > 0 && !isTooMany && (drawn === undefined || (isDraw(drawn) && drawn <= ticked.length))
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const query = useCachedQuery(['bank', 'take', of, search], (signal) =>
    call('listBank', { query: { ...(of && { of }), ...(!isBlank(search) && { search }) } }, { signal }),
  )
  const { run, isBusy } = useAction(
    async () => {
      const { questions } = await call('takeFromBank', { body: { items: [...ticked] } })
      const slot =
        drawn === undefined ? undefined : { name: freeName(slotNames, drawWords.numbered), draw: drawn }
      // To the quiz they are new, so they have no ID that counts.
      onTake(questions.map((question, index) => ({ ...question, slot, _id: `${index}` }) as Question))
    },
    { failed: (error) => bankWords.notTaken(tryAgain(error)) },
  )
  const toggle = (id: string) =>
    setTicked(ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id])
  return (
    <>
      <TextField
        type="search"
        label={bankWords.questions}
        data-autofocus
        autoComplete="off"
        maxLength={limits.titleLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <LoadedPart query={query} failed={bankWords.listFailed}>
        {({ items, next }) =>
          items.length === 0 ? (
            <p className="muted" role="status">
              {isBlank(search) ? (of ? sharingWords.isEmpty : bankWords.isEmpty) : bankWords.noMatch}
            </p>
          ) : (
            <>
              <ul className="ticked" aria-label={bankWords.questions}>
                {items.map(({ _id, text, type, tags, language }) => (
                  <li key={_id}>
                    <TickBox isTicked={ticked.includes(_id)} onChange={() => toggle(_id)}>
                      <bdi lang={language}>{text}</bdi>
                      <span className="muted sm ticked__key">
                        {[typeWords.names[type], ...tags].map((each) => (
                          <bdi key={each}>{each} </bdi>
                        ))}
                      </span>
                    </TickBox>
                  </li>
                ))}
              </ul>
              {next !== undefined && <p className="muted sm">{bankWords.moreThere}</p>}
            </>
          )
        }
      </LoadedPart>
      <CheckBox
        label={drawWords.drawThese}
        isOn={draw !== undefined}
        onChange={(isOn) => setDraw(isOn ? '1' : undefined)}
      />
      {draw !== undefined && (
        <TextField
          label={drawWords.draw}
          inputMode="numeric"
          autoComplete="off"
          className="slot-head__number"
          value={draw}
          problem={whatIsWrong(drawn, ticked.length)}
          onChange={({ target }) => setDraw(target.value)}
        />
      )}
      <div role="status">
        {isTooMany && <p className="field-error">{takingOverWords.tooMany(limits.questionsPerQuiz, room)}</p>}
      </div>
      <div className="dialog__actions">
        <Button
          busy={isBusy}
          aria-disabled={!mayInsert}
          onClick={() => {
            if (mayInsert) void run()
          }}
        >
          {takingOverWords.insert(ticked.length)}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {commonWords.cancel}
        </Button>
      </div>
    </>
  )
}

function whatIsWrong(drawn: number | undefined, count: number): string | undefined {
  if (drawn === undefined) return undefined
  if (!isDraw(drawn)) return drawWords.drawWanted(limits.questionsPerQuiz)
  return count > 0 && drawn > count ? drawWords.tooFew(drawn, count) : undefined
}
