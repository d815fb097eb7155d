// What is shown of a quiz before there is anything to show.
export const draft = 'It is still a draft. Finalize it to get the secret code for your students.'
export const codeOff = 'The code is off: students cannot join.'
export const closed = 'The quiz is closed: students cannot join.'
export const share = 'Share the code.'
export const noResults = 'No results yet'
export const noResultsHint = 'Results appear here after the first submission.'
export const code = <Node>(secretCode: Node) => ['Code ', secretCode]
export const copy = 'Copy code'
export const fullScreen = 'Show full screen'
export const writeHint = 'Write them, and you have a code for your students.'
