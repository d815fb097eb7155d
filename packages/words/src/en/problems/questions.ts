import { number } from '../language.ts'

/** What is wrong with the questions of a quiz. `question` is the question’s number. */
export const questions = {
  'no-questions': 'Add at least one question.',
  'too-many-questions': ({ most, count }: { most: number; count: number }) =>
    `A quiz can have at most ${most} questions; this one has ${count}.`,
  'question-empty': ({ question }: { question: number }) => `Question ${question} cannot be empty.`,
  'question-too-long': ({ question, most }: { question: number; most: number }) =>
    `The text of question ${question} is longer than ${number(most)} characters.`,
  'option-count': ({ question, least, most }: { question: number; least: number; most: number }) =>
    `Question ${question} must have ${least} to ${most} options.`,
  'option-empty': ({ question }: { question: number }) => `Question ${question} has an empty option.`,
  'option-repeated': ({ question }: { question: number }) =>
    `Question ${question} has the same option twice.`,
  'option-too-long': ({ question, option, most }: { question: number; option: string; most: number }) =>
    `Option ${option} of question ${question} is longer than ${number(most)} characters.`,
  'fixed-option-unknown': ({ question }: { question: number }) =>
    `Question ${question} keeps an option in its place that it does not have, or one twice.`,
  'no-correct-answer': ({ question }: { question: number }) =>
    `Question ${question} must have at least one correct answer.`,
  'several-correct-answers': ({ question }: { question: number }) =>
    `Question ${question} can have only one correct answer.`,
  'correct-answer-not-an-option': ({ question }: { question: number }) =>
    `Question ${question} has a correct answer that is not one of its options.`,
  'no-written-answer': ({ question }: { question: number }) =>
    `Question ${question} must have a valid written answer.`,
  'accepted-twice': ({ text, first }: { text: string; first: string }) =>
    `“${text}” is already accepted as “${first}”.`,
  'options-on-written': ({ question }: { question: number }) =>
    `Question ${question} is answered in writing and cannot have options.`,
  'answer-too-long': ({ question, most }: { question: number; most: number }) =>
    `The answer to question ${question} is longer than ${number(most)} characters.`,
  'marking-unknown': ({ question }: { question: number }) =>
    `Question ${question} counts answers as correct that it does not have.`,
  'too-many-accepted': ({ question }: { question: number }) =>
    `Question ${question} accepts too many answers, or too long ones.`,
  'unknown-question': 'This question is not part of the quiz.',
  'other-form': 'Answers to this question have another form.',
}
