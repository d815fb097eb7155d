import { Segments } from '../../../../components/forms/segments.tsx'
import { CheckBox } from '../../../../components/forms/check-box.tsx'
import type { GroupProps } from './group.tsx'

/** In which order the questions and their options are asked, and on how many pages. */
export function Order({ settings }: GroupProps) {
  return (
    <>
      <Shuffling settings={settings} />
      <Pages settings={settings} />
    </>
  )
}

function Shuffling({ settings: { wanted, change } }: GroupProps) {
  return (
    <div className="field">
      <CheckBox
        label="Shuffle the questions"
        describedBy="setting-order-hint"
        isOn={wanted.shuffleQuestions === true}
        onChange={(isOn) => change({ shuffleQuestions: isOn || undefined })}
      />
      <CheckBox
        label="Shuffle the options"
        describedBy="setting-order-hint"
        isOn={wanted.shuffleOptions === true}
        onChange={(isOn) => change({ shuffleOptions: isOn || undefined })}
      />
      <p className="hint hint--after" id="setting-order-hint">
        {wanted.shuffleOptions === true
          ? 'An option marked “Don’t shuffle” in its question stays where it is.'
          : 'Each student gets their own order. You always see the original.'}
      </p>
    </div>
  )
}

function Pages({ settings: { wanted, change } }: GroupProps) {
  const { pages } = wanted
  return (
    <div className="field stack stack-3">
      <Segments
        legend="Pages"
        choices={[
          ['all', 'All on one page'],
          ['one', 'One question a page'],
        ]}
        value={pages ? 'one' : 'all'}
        describedBy="setting-pages-hint"
        onChoose={(choice) => change({ pages: choice === 'one' ? 'one-by-one' : undefined })}
      />
      {pages && (
        <Segments
          legend="Going back"
          choices={[
            ['one-by-one', 'Allowed'],
            ['forward-only', 'Not allowed'],
          ]}
          value={pages}
          describedBy="setting-pages-hint"
          onChoose={(way) => change({ pages: way })}
        />
      )}
      <p className="hint hint--after" id="setting-pages-hint">
        {pages ? pageHints[pages] : 'Students see all questions and can answer in any order.'}
      </p>
    </div>
  )
}

const pageHints = {
  'one-by-one': 'Students can go back and change answers until they submit.',
  'forward-only': 'Students cannot go back to a question, on any device. They are told before they start.',
}
