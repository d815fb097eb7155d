// What stands beside the correct answer of a question, in the editor.
export const label = 'Explanation'
export const hint = 'Students see it beside the correct answer.'
