/** What is wrong with a change of questions that students may have answered. */
export const changedQuestions = {
  'question-gone': ({ question }: { question: number }) =>
    `Question ${question} is no longer part of this quiz.`,
  'repeated-question': ({ question }: { question: number }) => `Question ${question} is in the list twice.`,
  'not-written': 'Only written answers can be accepted.',
  'too-many-further-answers':
    'A question can have at most 1,000 further answers, of 100,000 characters in all.',
  'nothing-changes': 'Nothing to change yet. Choose another answer or rule.',
  'enter-reason-by-hand': 'Write why it is marked by hand',
}
