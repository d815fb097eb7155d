/** What an educator cannot do with a quiz, its questions and settings. */
export const quizzes = {
  'no-quiz': 'Quiz not found.',
  'settings-changed': 'These settings were changed in another window meanwhile. Nothing was saved.',
  'too-many-allowances': ({ most }: { most: number }) => `At most ${most} students can have more time.`,
  'too-many-drafts': 'You have too many drafts. Save or discard some.',
  'draft-changed': 'This draft was changed or saved on another device.',
  'code-taken': 'This secret code is in use already. Please try again with another one.',
  'questions-exist': 'This quiz has questions already. Edit the quiz to change them.',
  'quiz-changed': 'This quiz was changed in another window meanwhile. Nothing was saved.',
  'too-many-stored-quizzes':
    'Your account cannot hold another quiz: there is a limit of 10,000 quizzes and 200 MB of questions. Change one that you have.',
  'older-server': 'Another server still runs an older version. Try again in a minute.',
  'questions-fill-account': 'Your account cannot hold more: your quizzes take 200 MB. Nothing was saved.',
  'pictures-fill-account': 'Your account holds 250 MB of pictures. Delete quizzes that you no longer need.',
  'too-many-versions':
    'This quiz cannot be changed any more: students have taken it in 500 versions. Make a new quiz to go on.',
  'no-remarking': 'This re-marking does not exist.',
  'question-gone': 'This question is no longer part of the quiz.',
  'question-unknown': 'This question is not part of the quiz.',
  'changed-again-later': 'This question was changed again later. Undo that first.',
  'edited-since': 'The question was edited since, so this cannot be undone. Choose its correct answer again.',
  'confirm-undo': 'The question was edited since. Confirm that this is undone all the same.',
  'changed-by-someone-else': 'Someone else has changed this quiz. Nothing was saved.',
  'no-written-question': 'This quiz has no such question that is answered in writing.',
}
