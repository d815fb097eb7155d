// Two ways to make a quiz.
export const title = 'Create a quiz'
export const heading = 'How do you want to upload questions?'
export const typing = 'Type them in'
export const typingHint = 'Write each question and mark the correct option. Best for short quizzes.'
export const type = 'Manual Entry'
export const spreadsheet = 'Bring a spreadsheet'
export const spreadsheetHint =
  'Upload an Excel file (.xlsx or .xls) with one question in each row. You check every row before it is saved.'
export const upload = 'Upload via File'
