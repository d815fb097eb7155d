import { CheckBox } from '../../../../components/forms/check-box.tsx'
import type { GroupProps } from './group.tsx'

/** In which order the questions and their options are asked. */
export function Order({ settings: { wanted, change } }: GroupProps) {
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
        Each student who starts from now on has an order of their own, which stays the same. You see yours
        everywhere. An option like “All of the above” stays where it is if you mark it “Keeps its place” in
        the question.
      </p>
    </div>
  )
}
