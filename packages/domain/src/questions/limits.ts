/** The maximum sizes that Quizly accepts. Lengths are counted in UTF-16 code units. */
export const limits = {
  questionsPerQuiz: 500,
  slotsPerQuiz: 50,
  slotNameLength: 60,
  titleLength: 200,
  questionTextLength: 10_000,
  optionLength: 2_000,
  writtenAnswerLength: 10_000,
  essayLength: 20_000,
  explanationLength: 5_000,
  /** Of a quiz, in Markdown, and of what is rendered of them, in bytes. */
  instructionsLength: 5_000,
  instructionsBytes: 20_000,
  optionNoteLength: 1_000,
  /** Questions answered wrongly that are practised at a time. */
  mistakes: 100,
  rubricItems: 20,
  rubricTextLength: 300,
  sampleLength: 4_000,
  /** Of a written or numeric question itself; a regrade can add others. */
  acceptedTexts: 20,
  unitLength: 60,
  numberLength: 100,
  acceptedAnswers: 1_000,
  acceptedCharacters: 100_000,
  /** The same with the other ways to write a number that a sheet brings along. */
  acceptedSets: 1_020,
  acceptedSetsCharacters: 102_000,
  optionsMin: 2,
  optionsMax: 6,
  optionsDefault: 4,
  /** Of an order, and prompts of a matching. */
  itemsMin: 2,
  itemsMax: 12,
  distractorsMax: 8,
  /** Texts in an answer that is a list. */
  listedTextsMax: 20,
  timeLimitMinMinutes: 1,
  timeLimitMaxMinutes: 1_440,
  nameLength: 200,
  emailLength: 254,
  passwordLength: 1_000,
  shortestPassword: 8,
} as const
