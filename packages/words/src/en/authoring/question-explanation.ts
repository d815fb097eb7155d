// What stands beside the correct answer of a question, in the editor.
export const label = 'Explanation'
export const hint = 'Students see it beside the correct answer.'
export const notes = 'Notes on options'
export const notesHint =
  'Students see the notes on the options that they chose and on the correct ones, together with the correct answer.'
export const note = (letter: string) => `Note on option ${letter}`
