import type { Slot } from '../format.ts'
import { either, number, plural, texts } from './language.ts'

// The fields for options and correct answers.
export const answerEditor = {
  options: 'Options',
  selectOne: 'Select the correct option.',
  /** Two options are alike; both may stand. `first` and `second` are their letters. */
  optionsAlike: (first: string, second: string) =>
    `Options ${first} and ${second} differ only in capital letters, spaces or the kind of a sign.`,
  selectSeveral: 'Select every correct option.',
  addOption: '+ Add option',
  isCorrect: (letter: string) => `Option ${letter} is correct`,
  option: (letter: string) => `Option ${letter}`,
  remove: (letter: string) => `Remove option ${letter}`,
  fixed: 'Don’t shuffle',
  fixedHint: 'If the options of this quiz are shuffled, these stay where they are, like “All of the above”.',
  isFixed: (letter: string) => `Option ${letter} is not shuffled`,
  isFixedWithText: (letter: string, text: string) => `Option ${letter} is not shuffled: ${text}`,
  correctAnswer: 'Correct Answer',
  comparedHint:
    'Capital letters, extra spaces and the kind of an apostrophe, quotation mark or hyphen do not matter when this is marked.',
  /** A further text that is accepted; the first one is the correct answer. */
  acceptedToo: (n: number) => `Accepted answer ${number(n)}`,
  removeAccepted: (n: number) => `Remove accepted answer ${number(n)}`,
  removeAcceptedShort: 'Remove',
  addAccepted: '+ Accept another answer',
  /** A choice: a written answer is compared leniently. */
  lenient: 'Ignore accents, punctuation and spaces',
  lenientHint:
    'Letters like œ, ß and ł may be written oe, ss and l. Signs in numbers still count, like the point in 3.5, and so do #, +, %, ° and the ′ in f′(x) and don’t.',
}

// Answers and keys of questions, by their kind.
export const answers = {
  /** The mark is only for screen readers. */
  markedCorrect: <Node>(answer: Node, hidden: Slot<Node>) => [answer, hidden(', marked correct')],
  /** After the answer of a question without options. */
  written: '(written answer)',
  writtenLeniently: '(written answer, leniently marked)',
  number: '(number)',
  /** Stands for a picture that nobody has described. */
  picture: '(picture)',
  correctAnswer: 'Correct answer',
  correctAnswers: 'Correct answers',
  current: '(current answer)',
  alsoAccepted: <Node>(answers: Node) => ['Also accepted: ', answers],
  skipped: 'Skipped',
  /** What was written. */
  right: 'Right',
  wrong: 'Wrong',
  /** The same on a narrow chart. */
  rightLabel: 'right',
  wrongLabel: 'wrong',
  /** On a printed quiz. */
  printed: {
    single: 'Mark one answer',
    multiple: 'Mark all that apply',
    write: 'Write your answer',
    matching: 'Match the pairs: write a letter beside each item',
    ordering: 'Number the items in the right order',
    gap: 'Fill in the gaps',
  },
}

// The questions of a finalized quiz are changed, and whom that reaches.
export const changingQuiz = {
  editTitle: (quiz: string) => `Edit – ${quiz}`,
  edit: <Node>(quiz: Node) => ['Edit “', quiz, '”'],
  toQuestions: 'Questions',
  toReview: 'Review quiz',
  saveLabel: 'Save Changes',
  /** Of changes that students do not see yet: where their draft is. */
  unpublished: {
    server: 'Not published yet · Draft saved',
    device: 'Not published yet · Draft saved on this device',
    nowhere: 'Not published yet · This device cannot keep a draft',
  },
  allPublished: 'No changes',
  saveAndChange: (n: number) =>
    plural(n, { one: `Save and change ${number(n)} score?`, other: `Save and change ${number(n)} scores?` }),
  saveWhileWorking: (n: number) =>
    plural(n, {
      one: `Save while ${number(n)} student is working?`,
      other: `Save while ${number(n)} students are working?`,
    }),
  saveRubric: 'Save the edited rubric?',
  saveForNewStarters: 'Save for students who start from now on?',
  backToEditing: 'Go back to editing',
  saveAndChangeScores: 'Save and change scores',
  saveChanges: 'Save changes',
  leaveTitle: 'Leave without saving?',
  leaveText:
    'Your changes to this quiz are not published yet. Their draft can wait for you, also on your other devices.',
  goOnEditing: 'Keep editing',
  keepDraft: 'Keep the draft',
  leaveUnsaved: 'Leave without saving',
  restored: {
    here: 'Your unsaved changes from last time are back.',
    elsewhere: 'Your unsaved changes from another device are here.',
  },
  discard: 'Discard them',
  working: (n: number) =>
    plural(n, {
      one: `${number(n)} student is working. They keep the questions they started with, and are marked by the answer key you save now.`,
      other: `${number(n)} students are working. They keep the questions they started with, and are marked by the answer key you save now.`,
    }),
  /** `begun` is one or both of the next two, joined by “and”. */
  added: (n: number, begun: string) =>
    plural(n, {
      one: `Students who start from now on are asked the new question. It does not count for ${begun}.`,
      other: `Students who start from now on are asked the ${number(n)} new questions. They do not count for ${begun}.`,
    }),
  /** After “They do not count for”. */
  workingNow: (n: number) =>
    plural(n, {
      one: `the ${number(n)} student working now`,
      other: `the ${number(n)} students working now`,
    }),
  /** After “They do not count for”. */
  whoSubmitted: (n: number) =>
    plural(n, { one: `the ${number(n)} result so far`, other: `the ${number(n)} results so far` }),
  /** `moves` is one or more of the next four, joined by “and”. They add up to `n`. */
  newScores: (n: number, moves: string) =>
    plural(n, {
      one: `${number(n)} result: ${moves}. Students see their new score the next time they look.`,
      other: `${number(n)} results: ${moves}. Students see their new score the next time they look.`,
    }),
  /** `moves` are those of `newScores`, of as many results. */
  scoresLater: (moves: string) => `Once marks are released again by the edited rubric: ${moves}.`,
  raised: (n: number) => plural(n, { one: `${number(n)} score goes up`, other: `${number(n)} scores go up` }),
  lowered: (n: number) =>
    plural(n, { one: `${number(n)} score goes down`, other: `${number(n)} scores go down` }),
  unmoved: (n: number) =>
    plural(n, {
      one: `${number(n)} score keeps its points out of a new total`,
      other: `${number(n)} scores keep their points out of a new total`,
    }),
  unchanged: (n: number) =>
    plural(n, { one: `${number(n)} score stays as it is`, other: `${number(n)} scores stay as they are` }),
  handMarks: (n: number) =>
    plural(n, {
      one: `${number(n)} mark by a teacher keeps its share of the new points.`,
      other: `${number(n)} marks by a teacher keep their share of the new points.`,
    }),
  handMarksLabel: 'Marks by a teacher',
  draftsChange: (n: number) =>
    plural(n, {
      one: `${number(n)} mark that its student does not see yet changes at once.`,
      other: `${number(n)} marks that students do not see yet change at once.`,
    }),
  newStarters: 'New starters get this version.',
  workingKeep: (n: number) =>
    plural(n, {
      one: `${number(n)} student working now keeps the questions they started with.`,
      other: `${number(n)} students working now keep the questions they started with.`,
    }),
  scoresChanged: (n: number) =>
    plural(n, { one: `${number(n)} score changed.`, other: `${number(n)} scores changed.` }),
}

// Two ways to make a quiz.
export const chooser = {
  title: 'Create a quiz',
  heading: 'How do you want to upload questions?',
  typing: 'Type them in',
  typingHint: 'Write each question and mark the correct option. Best for short quizzes.',
  type: 'Manual Entry',
  spreadsheet: 'Bring a spreadsheet',
  spreadsheetHint:
    'Upload an Excel file (.xlsx or .xls) with one question in each row. You check every row before it is saved.',
  upload: 'Upload via File',
}

// Who works on a quiz with its owner.
export const colleagues = {
  title: 'Colleagues',
  failed: 'The colleagues could not be loaded.',
  about: {
    shared: 'They work on this quiz with you.',
    alone: 'Only you can see this quiz. Invite a colleague by email to work on it with you.',
    others: 'They work on this quiz. Its owner decides who does.',
  },
  /** After one’s own name. */
  you: '(you)',
  roleLabel: 'Role',
  roles: {
    owner: 'Owner',
    editor: 'Editor',
    marker: 'Marker',
    viewer: 'Viewer',
  },
  roleHints: {
    editor: 'Changes questions and settings, marks and gives extra time. Cannot delete or share the quiz.',
    marker: 'Sees questions and results, changes marks and gives extra time.',
    viewer: 'Sees questions and results.',
  },
  roleOf: (name: string) => `Role of ${name}`,
  moreFor: (name: string) => `More for ${name}`,
  roleChanged: {
    editor: (name: string) => `${name} is editor now.`,
    marker: (name: string) => `${name} is marker now.`,
    viewer: (name: string) => `${name} is viewer now.`,
  },
  roleNotChanged: 'The role could not be changed.',
  removed: (name: string) => `${name} has no role on this quiz any more.`,
  notRemoved: 'The role could not be taken away.',
  handedOver: (name: string) => `${name} owns this quiz now. You are its editor.`,
  notHandedOver: 'The quiz could not be handed over.',
  handOverQuiz: 'Hand over the quiz',
  remove: 'Remove',
  removeTitle: <Node>(name: Node) => ['Remove ', name, '?'],
  removeText: <Node>(name: Node) => [
    name,
    ' will no longer see this quiz and its results. What they have changed or marked stays as it is.',
  ],
  handOverTitle: <Node>(quiz: Node, name: Node) => ['Hand “', quiz, '” over to ', name, '?'],
  handOver: 'Hand over',
  newOwner: <Node>(name: Node) => [
    name,
    ' becomes the owner, who alone can archive, delete and share the quiz. You become its editor: you can still change and mark it.',
  ],
  noWayBack: <Node>(name: Node) => [
    'Code, students and results stay as they are, and students who have entered keep their extra time. Open invitations are withdrawn. Only ',
    name,
    ' can give the quiz back to you.',
  ],
  loseTime: (n: number) =>
    plural(n, {
      one: `${number(n)} student has extra time in all your quizzes and not entered this one: they will not have it here.`,
      other: `${number(n)} students have extra time in all your quizzes and not entered this one: they will not have it here.`,
    }),
  /** Emails follow. */
  setTimeFirst: <Node>(emails: Node) => ['Set it for this quiz first if they need it: ', emails, '.'],
  andMore: (emails: string, n: number) => `${emails} and ${number(n)} more`,
  left: (quiz: string) => `You have left “${quiz}”.`,
  notLeft: 'You could not leave the quiz.',
  leaveQuiz: 'Leave this quiz',
  leaveTitle: <Node>(quiz: Node) => ['Leave “', quiz, '”?'],
  leave: 'Leave',
  leaveText:
    'You will no longer see this quiz and its results. What you have changed or marked stays. Only its owner can invite you again.',
  /** The heading above those who have not accepted yet. */
  invited: 'Invited',
  withdrawn: (email: string) => `The invitation to ${email} is withdrawn.`,
  notWithdrawn: 'The invitation could not be withdrawn.',
  invitation: (role: string, from: string, until: string) => `${role} · invited ${from} · until ${until}`,
  withdraw: 'Withdraw',
  withdrawFrom: (email: string) => `Withdraw the invitation to ${email}`,
  history: 'Who was given which role',
  /** After a date, like the next two. */
  wentAway: <Node>(name: Node) => [name, ' left'],
  wasRemoved: <Node>(name: Node, by: Node) => [name, ' was removed by ', by],
  became: {
    owner: <Node>(name: Node, by: Node) => [name, ' became owner, by ', by],
    editor: <Node>(name: Node, by: Node) => [name, ' became editor, by ', by],
    marker: <Node>(name: Node, by: Node) => [name, ' became marker, by ', by],
    viewer: <Node>(name: Node, by: Node) => [name, ' became viewer, by ', by],
  },
  inviteLabel: 'Invite a colleague',
  emailLabel: 'Email of a colleague',
  invite: 'Invite',
  inviting: 'Inviting…',
  isSent: <Node>(email: Node) => [
    'An invitation to ',
    email,
    ' is on its way. It can be accepted within 14 days.',
  ],
  sendYourself: <Node>(email: Node) => [
    'Send this link to ',
    email,
    ' yourself. It works once, within 14 days, and only for that email. It is not shown again.',
  ],
  link: 'Invitation link',
}

// The form for a new quiz.
export const details = {
  title: 'Enter Quiz Details',
  quizTitle: 'Quiz Title',
  numQuestions: 'Number of Questions',
  numQuestionsHint: 'You can leave this empty, and add or remove questions later.',
  timeLimit: 'Time Limit (minutes)',
  timeLimitHint: 'Without a limit, students take the time they need.',
  submit: 'Proceed to Question Entry',
}

// The time limit of a quiz, where educators set or read it.
export const timeLimit = {
  /** A checkbox beside the field for minutes, and what stands in place of the time that is left. */
  noLimit: 'No limit',
  /** In place of “15 minutes”. */
  none: 'No time limit',
  days: (n: number) => plural(n, { one: `${number(n)} day`, other: `${number(n)} days` }),
}

// What students read before they start, where educators write it.
export const instructionsField = {
  label: 'Instructions',
  hint: 'Students read this before they press Start Quiz. Formatting and formulas work as in questions.',
}

// What to do if two devices have changed a draft of questions.
export const drafts = {
  conflict: <Node>(button: Slot<Node>) => [
    'Another device has changed this draft too. ',
    button('Choose which to keep'),
  ],
  which: 'Which draft do you want to keep?',
  /** `mine` and `theirs` are like “5 questions”; what is different follows as a list. */
  compared: (mine: string, theirs: string, moment: string) =>
    `This device has ${mine}. The other draft has ${theirs}, last changed ${moment}. In the other draft:`,
  differences: {
    missing: (n: number) => `Question ${number(n)} is missing`,
    added: (n: number) => `Question ${number(n)} is there too`,
    changed: (n: number) => `Question ${number(n)} is different`,
  },
  /** `difference` is one of those above. */
  differenceAt: <Node>(difference: string, question: Node) => [difference, ': ', question],
  more: (n: number) =>
    plural(n, { one: `${number(n)} more difference`, other: `${number(n)} more differences` }),
  later: 'Decide later',
  takeOther: 'Take the other draft',
  keepThis: 'Keep this draft',
}

// The editor of a quiz's questions.
export const draws = {
  create: 'Create a slot',
  edit: 'Edit slot',
  /** A tool of a question: opens the slot that it is in, or makes one of it. */
  slotOf: (n: number) => `Slot of question ${number(n)}`,
  about: 'Each attempt is asked some questions of a slot, drawn at random.',
  name: 'Name of the slot',
  /** What a new slot is called until another name is typed. */
  numbered: (n: number) => `Slot ${number(n)}`,
  draw: 'Questions to draw',
  questions: 'Questions of the slot',
  /** After a question that another slot has. */
  isIn: <Node>(slot: Node) => ['in slot “', slot, '”'],
  setOf: (n: number) => `Set of question ${number(n)}`,
  setsHint: 'Two questions of the same set are never asked together.',
  noSet: 'No set',
  set: (name: string) => `Set ${name}`,
  save: 'Save slot',
  nameWanted: 'Give the slot a name.',
  nameTaken: 'Another slot has this name.',
  drawWanted: (most: number) => `Enter a whole number from 1 to ${number(most)}.`,
  questionsWanted: 'Choose at least one question.',
  /** The heading above the questions of a slot. */
  slot: <Node>(name: Node) => ['Slot “', name, '”'],
  asks: (n: number, of: number) =>
    plural(n, {
      one: `Each attempt is asked ${number(n)} of these ${number(of)} questions.`,
      other: `Each attempt is asked ${number(n)} of these ${number(of)} questions.`,
    }),
  /** In the head of a question. */
  sign: <Node>(slot: Node) => ['Slot “', slot, '”'],
  signWithSet: <Node>(slot: Node, set: Node) => ['Slot “', slot, '”, set ', set],
  add: 'Add a question to the slot',
  move: 'Move slot',
  moveUp: 'Move slot up',
  moveDown: 'Move slot down',
  movedUp: 'The slot was moved up.',
  movedDown: 'The slot was moved down.',
  dissolve: 'Dissolve slot',
  dissolved: (n: number) =>
    plural(n, {
      one: `Slot dissolved: ${number(n)} question is asked in every attempt`,
      other: `Slot dissolved: ${number(n)} questions are asked in every attempt`,
    }),
  saved: (slot: string, n: number) =>
    plural(n, {
      one: `Slot “${slot}” has ${number(n)} question.`,
      other: `Slot “${slot}” has ${number(n)} questions.`,
    }),
  /** In the list of the bank: the ticked questions become a slot. */
  drawThese: 'Draw from these questions at random',
  tooFew: (draw: number, count: number) =>
    plural(count, {
      one: `This slot draws ${number(draw)} of ${number(count)} question.`,
      other: `This slot draws ${number(draw)} of ${number(count)} questions.`,
    }),
  /** Two ways to take questions from the bank. */
  ways: 'How to choose',
  tick: 'Choose questions',
  byTag: 'Draw by tag and level',
  addPart: 'Add another slot',
  removePart: (n: number) => `Remove slot ${number(n)}`,
  fromLevel: 'From level',
  toLevel: 'To level',
  /** Names of slots by the levels of their questions. */
  level: (n: number) => `level ${number(n)}`,
  levels: (from: number, to: number) => `levels ${number(from)}–${number(to)}`,
  /** All questions of a quiz, and how many each attempt is asked. */
  questionsAsked: (n: number, asked: number) =>
    plural(n, {
      one: `${number(n)} question, ${number(asked)} asked`,
      other: `${number(n)} questions, ${number(asked)} asked`,
    }),
  /** Before students are asked: how far apart the easiest and the hardest draw are. One of the next two follows. */
  fairness: (points: number) =>
    plural(points, {
      one: `By earlier results, the easiest draw is worth up to ${number(points)} point more than the hardest.`,
      other: `By earlier results, the easiest draw is worth up to ${number(points)} points more than the hardest.`,
    }),
  fairnessFrom: <Node>(slot: Node) => ['The difference comes from slot “', slot, '”.'],
  fairnessMostly: <Node>(slot: Node) => ['The largest part comes from slot “', slot, '”.'],
  fairnessUnknown: (n: number) =>
    plural(n, {
      one: `${number(n)} slot is not counted: it has questions with too few results.`,
      other: `${number(n)} slots are not counted: they have questions with too few results.`,
    }),
}
export const editor = {
  add: '+ Add Another Question',
  addKeys: 'Ctrl+Enter',
  saveKeys: 'Ctrl+S',
  keys: 'Keys',
  nextOption: <Node>(key: Slot<Node>) => [key('Enter'), ' next option'],
  correctAndNext: <Node>(key: Slot<Node>) => [key('Alt'), ' ', key('Enter'), ' correct, next option'],
  dropOption: <Node>(key: Slot<Node>) => [key('Backspace'), ' drop an empty option'],
  /** `last` is the key of the last option. */
  correctOption: <Node>(key: Slot<Node>, last: Node) => [
    key('Ctrl'),
    ' ',
    key('1'),
    '–',
    last,
    ' correct option',
  ],
  changeType: <Node>(key: Slot<Node>) => [key('Alt'), ' ', key('↓'), ' question type'],
  addQuestion: <Node>(key: Slot<Node>) => [key('Ctrl'), ' ', key('Enter'), ' add a question'],
  // To the tools that format the text.
  format: <Node>(key: Slot<Node>) => [key('Alt'), ' ', key('F10'), ' format text'],
  save: <Node>(key: Slot<Node>) => [key('Ctrl'), ' ', key('S'), ' save'],
  question: (n: number) => `Question ${number(n)}`,
  change: (n: number) => `Change question ${number(n)}`,
  moveUp: (n: number) => `Move question ${number(n)} up`,
  moveDown: (n: number) => `Move question ${number(n)} down`,
  duplicate: (n: number) => `Duplicate question ${number(n)}`,
  remove: (n: number) => `Remove question ${number(n)}`,
  text: 'Question text',
  /** A button that opens the menu of types; `name` is that of the present one. */
  typeIs: (name: string) => `Question type: ${name}`,
  /** A part of a question in which something is written or chosen, like “Explanation”, for screen readers. */
  isSet: (name: string) => `${name}, filled in`,
  /** “8 questions” and “15 points” */
  sum: (questions: string, points: string) => `${questions} · ${points}`,
  questions: 'Questions',
  complete: 'Complete',
  problem: 'Has a problem',
  unwritten: 'Not written yet',
  /** The state in the name of a link, after “Question 3, ”. */
  states: {
    complete: 'complete',
    problem: 'has a problem',
    unwritten: 'not written yet',
  },
  marked: (option: string) => `Option ${option} is marked correct.`,
  unmarked: (option: string) => `Option ${option} is not marked correct.`,
  moved: (from: number, to: number) => `Question ${number(from)} is now question ${number(to)}.`,
  copied: (to: number, from: number) => `Question ${number(to)} is a copy of question ${number(from)}.`,
  inserted: (n: number) =>
    plural(n, { one: `${number(n)} question inserted.`, other: `${number(n)} questions inserted.` }),
}

// Ending a quiz for everyone who is taking it.
export const endQuiz = {
  title: <Node>(quiz: Node) => ['End “', quiz, '” for everyone?'],
  ok: 'OK',
  keepGoing: 'Keep going',
  busy: 'Ending…',
  notLoaded: 'How many students are working could not be loaded. Check your connection, then try again.',
  nobody: 'No student is working at the moment, so there is nothing to end.',
  working: (n: number) =>
    plural(n, {
      one: `${number(n)} student is working. Their time ends now; what they have answered is submitted and counts.`,
      other: `${number(n)} students are working. Their time ends now; what they have answered is submitted and counts.`,
    }),
  willClose: 'The quiz will close. You can still give individual students more time.',
  releases:
    'A few seconds later, students will see their score and the correct answers. You can’t undo this.',
  done: (n: number) =>
    plural(n, {
      one: `The quiz has ended for ${number(n)} student and is closed.`,
      other: `The quiz has ended for ${number(n)} students and is closed.`,
    }),
  failed: 'The quiz could not be ended: the server could not be reached.',
}

// What an essay question asks for and how it is marked, in the editor and in the review.
export const essayTask = {
  length: 'Length',
  anyLength: 'As long as the student likes',
  mostWords: 'Maximum number of words',
  mostCharacters: 'Maximum number of characters',
  count: 'How many',
  spelling: 'Let the browser underline misspelt words',
  /** What gives points, one by one. */
  rubric: 'Rubric',
  rubricHint: 'Optional. Each item gives points, or takes some with a minus.',
  rubricDiffers: (sum: number, points: number) =>
    `The items that give points add up to ${number(sum)}, the question has ${number(points)}.`,
  itemText: (n: number) => `Item ${number(n)}`,
  itemPoints: (n: number) => `Points of item ${number(n)}`,
  addItem: 'Add an item',
  removeItem: (n: number) => `Remove item ${number(n)}`,
  sample: 'Sample answer',
  sampleHint: 'Optional, for those who mark.',
  /** In the review, in place of the correct answer. */
  markedByPerson: 'Marked by a teacher',
}

// The first questions of a quiz are being written.
export const firstQuestions = {
  save: 'Save & Proceed',
  /** Nothing is typed yet. */
  progress: (written: number, planned: number) => `${number(written)} of ${number(planned)} complete`,
  /** Where the draft is, and how many of its questions are complete. */
  kept: {
    server: (written: number, planned: number) => `Saved · ${number(written)} of ${number(planned)} complete`,
    device: (written: number, planned: number) =>
      `Saved on this device · ${number(written)} of ${number(planned)} complete`,
    nowhere: (written: number, planned: number) =>
      `This device cannot keep a draft · ${number(written)} of ${number(planned)} complete`,
  },
  askFewer: (n: number) =>
    plural(n, { one: `Save ${number(n)} question?`, other: `Save ${number(n)} questions?` }),
  goOnWriting: 'Keep writing',
  saveFewer: (n: number) =>
    plural(n, { one: `Save ${number(n)} question`, other: `Save ${number(n)} questions` }),
  planned: (n: number) =>
    `You planned ${number(n)}. You can write the others now, or add them later by editing the quiz.`,
  loading: 'Loading the quiz',
  saved: 'The questions of this quiz are saved already',
  savedHint: 'Review them, and edit the quiz to change them.',
}

// Formatted text in the editor of questions: Markdown and formulas.
export const formatting = {
  looksLikeFormulas: <Node>(found: Node) => ['These look like formulas: ', found, '.'],
  looksLikeCharacters: <Node>(found: Node) => ['These look like characters of web pages: ', found, '.'],
  convertHint: 'All texts of this question are then formatted. Everything else looks as before.',
  convert: 'Convert',
  tools: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  list: 'List',
  numberedList: 'Numbered list',
  quote: 'Quotation',
  table: 'Table',
  addRow: 'Add row',
  addColumn: 'Add column',
  removeRow: 'Remove row',
  removeColumn: 'Remove column',
  code: 'Code',
  codeBlock: 'Lines of code',
  subscript: 'Subscript',
  superscript: 'Superscript',
  formula: 'Formula',
  // Names a formula in a text for screen readers.
  formulaNamed: (tex: string) => `Formula: ${tex}`,
  // TeX is the name of the language in which formulas are written.
  formulaTex: 'Formula in TeX',
  formulaHint: 'Press Enter to use it, Escape to cancel.',
  formulaDisplayed: 'On a line of its own',
  formulaDone: 'Done',
  formulas: 'Formulas and symbols',
  groups: {
    forms: 'Fractions, powers, roots',
    sums: 'Sums, integrals, functions',
    relations: 'Signs and relations',
    sets: 'Sets and logic',
    greek: 'Greek letters',
    chemistry: 'Chemistry',
  },
  // Instead of the tools.
  notLoaded: 'The formatting tools could not be loaded. What you write is kept.',
  // After pasting. `things` is like “3 drawings, 1 video”.
  leftOut: (things: string) => `Left out: ${things}`,
  leftOutOf: {
    drawings: (n: number) => plural(n, { one: `${number(n)} drawing`, other: `${number(n)} drawings` }),
    videos: (n: number) => plural(n, { one: `${number(n)} video`, other: `${number(n)} videos` }),
    pictures: (n: number) => plural(n, { one: `${number(n)} picture`, other: `${number(n)} pictures` }),
    formulas: (n: number) => plural(n, { one: `${number(n)} formula`, other: `${number(n)} formulas` }),
    other: (n: number) => plural(n, { one: `${number(n)} other thing`, other: `${number(n)} other things` }),
  },
  pasteTooLarge: 'This is too much to paste at once. Paste it in parts.',
  // Under the source of a text.
  asSource: 'The editor cannot show all of this text. It stays as it is unless you change it.',
  previewFailed: 'The preview could not be loaded. What you write is kept.',
  picture: 'Picture',
  // Names a picture in a text for screen readers, by its description.
  pictureNamed: (description: string) => `Picture: ${description}`,
  insertPicture: 'Insert a picture',
  pictureSending: 'Sending the picture …',
  pictureWaiting: 'No connection. The picture is sent when it is back.',
  pictureDescription: 'Description',
  pictureDescriptionHint: 'For people who cannot see the picture. It must not give the answer away.',
  // Stands in the empty field of the description, under the picture.
  pictureDescriptionPlaceholder: 'Describe it. Empty: decorative',
  pictureRemove: 'Remove picture',
  pictureNotSent: 'A picture is still being sent. Save again when it is there.',
  // While saving waits.
  pictureAwaited: 'A picture is still being sent. Saving goes on as soon as it is there.',
  // Instead of saving. What is wrong with it stands at the picture.
  pictureRefused: 'A picture could not be sent. Remove it or insert another one, then save again.',
  pictureTooLarge: (most: number) => `A picture has at most ${most} MB. Make it smaller.`,
  /** What the pictures of a quiz cost a class. */
  picturesQuick: (megabytes: number) => `Pictures: ${number(megabytes)} MB, quick to load for a class`,
  picturesSlow: (megabytes: number, seconds: number) =>
    plural(seconds, {
      one: `Pictures: ${number(megabytes)} MB. On a slow line a class waits about ${number(seconds)} second.`,
      other: `Pictures: ${number(megabytes)} MB. On a slow line a class waits about ${number(seconds)} seconds.`,
    }),
}

// The screen of an invitation to work on a quiz.
export const invitation = {
  forEducators: 'This invitation is for educators',
  loggedInAsStudent:
    'You are logged in as a student. Log out, then log in with the email that was invited, as Admin.',
  title: 'You are invited to a quiz',
  titleOfBank: 'You are invited to a question bank',
  /** Before it is known to what. */
  titleOfAny: 'You are invited',
  loginFirst: 'Log in with the email that was invited. If it has no account yet, sign in as Admin with it.',
  doesNotWork: 'This invitation does not work',
  askAgain: <Node>(email: Node) => [
    'It works once, within 14 days, and only for the email that was invited. You are logged in as ',
    email,
    '. If that is the right one, ask your colleague for a new invitation.',
  ],
  loading: 'Loading the invitation',
  failed: 'The invitation could not be loaded',
  safe: 'It stays as it is.',
  accepted: {
    editor: (quiz: string) => `You are editor of “${quiz}” now.`,
    marker: (quiz: string) => `You are marker of “${quiz}” now.`,
    viewer: (quiz: string) => `You are viewer of “${quiz}” now.`,
  },
  acceptedBank: (name: string) => `You can use the question bank of ${name} now.`,
  /** `hint` is like “Try again in a moment.” */
  notAccepted: (hint: string) => `The invitation could not be accepted. ${hint}`,
  shares: <Node>(name: Node, email: Node, quiz: Node) => [
    name,
    ' (',
    email,
    ') shares “',
    quiz,
    '” with you.',
  ],
  sharesBank: <Node>(name: Node, email: Node) => [name, ' (', email, ') shares a question bank with you.'],
  /** `hint` says what one can do in this role. */
  withHint: <Node>(role: Node, hint: Node) => [role, ': ', hint],
  ends: (date: string) => `The invitation ends on ${date}.`,
  accept: 'Accept',
  notNow: 'Not now',
}

// The gaps of a text: in the editor, where it is marked again, and in the figures.
export const gapKey = {
  label: 'Gaps',
  hint: 'Select a word of the question and press “Make a gap”. Or write it in double brackets: [[12|twelve]] to type, [[Rome|=Paris]] to choose from a list.',
  /** A button: the selected word becomes a gap. */
  make: 'Make a gap',
  gap: (n: number) => `Gap ${number(n)}`,
  answer: (n: number) => `Correct answer of gap ${number(n)}`,
  /** The first of them is the correct answer. */
  accepted: (n: number, gap: number) => `Accepted answer ${number(n)} of gap ${number(gap)}`,
  addAccepted: '+ Accept another answer',
  removeAccepted: (n: number, gap: number) => `Remove accepted answer ${number(n)} of gap ${number(gap)}`,
  fromList: 'Students choose from a list',
  choice: (n: number, gap: number) => `Choice ${number(n)} of gap ${number(gap)}`,
  isRight: (n: number, gap: number) => `Choice ${number(n)} of gap ${number(gap)} is right`,
  addChoice: '+ Add a choice',
  removeChoice: (n: number, gap: number) => `Remove choice ${number(n)} of gap ${number(gap)}`,
  /** The answer goes back into the text. */
  remove: (n: number) => `Remove gap ${number(n)}`,
  /** Below a text without formatting. */
  /** “{{1}}” and “{{2}}”, as they stand in the text. */
  marks: (one: string, two: string) => `${one} stands for gap 1, ${two} for gap 2.`,
  /** Read out. */
  made: (n: number) => `Gap ${number(n)} made`,
  preview: 'As students see it',
  /** What a student got right. */
  filled: (n: number, text: string) => `“${text}” in gap ${number(n)}`,
  /** After a correct answer that is chosen. */
  chosenFrom: (choices: string) => `(to choose from: ${choices})`,
}

// The pairs of a question's prompts and partners: in the editor, where it is marked again, and in the figures.
export const matchingKey = {
  label: 'Pairs',
  hint: 'Students choose a match for each prompt from one sorted list. Two prompts may share a match.',
  prompt: (n: number) => `Prompt ${number(n)}`,
  partner: (n: number) => `Match ${number(n)}`,
  moveUp: (n: number) => `Move prompt ${number(n)} up`,
  moveDown: (n: number) => `Move prompt ${number(n)} down`,
  remove: (n: number) => `Remove prompt ${number(n)}`,
  add: '+ Add a prompt',
  /** Read out after a move. */
  moved: (n: number, to: number) => `Prompt ${number(n)} is now prompt ${number(to)}`,
  distractors: 'Distractors',
  distractorsHint: 'Extra answers that match nothing.',
  distractor: (n: number) => `Distractor ${number(n)}`,
  removeDistractor: (n: number) => `Remove distractor ${number(n)}`,
  addDistractor: '+ Add a distractor',
  /** What a student got right: a prompt with its partner. */
  pair: (asked: string, chosen: string) => `“${chosen}” for “${asked}”`,
}

// Two people have changed the questions of a quiz at the same time.
export const merging = {
  pageTitle: (quiz: string) => `Two versions – ${quiz}`,
  title: <Node>(quiz: Node) => ['Two versions of “', quiz, '”'],
  hint: 'Someone else saved changes while you were editing. Choose which to keep.',
  keepTheirs: 'Keep all theirs',
  keepMine: 'Keep all mine',
  missing: 'Choose one of the two.',
  allChosen: 'All are chosen.',
  left: (n: number) => plural(n, { one: `${number(n)} choice left.`, other: `${number(n)} choices left.` }),
  save: 'Save these questions',
  question: (n: number) => `Question ${number(n)}`,
  questionOfYours: (n: number) => `Question ${number(n)} of yours`,
  /** `questions` is one or more of the next two. */
  markedAgain: (questions: string) => `How ${questions} counts was changed meanwhile. That stays so.`,
  inSentence: (n: number) => `question ${number(n)}`,
  yoursInSentence: (n: number) => `question ${number(n)} of yours`,
  listed: (first: string, second: string) => `${first}, ${second}`,
  /** The names of the two versions. */
  sides: {
    theirs: 'Theirs',
    mine: 'Mine',
  },
  /** What each of the two has done with a question; `parts` is one or more of those below, joined by “and”. */
  changes: {
    theirs: {
      none: 'They left it as it was',
      added: 'They added it',
      removed: 'They removed it',
      changed: (parts: string) => `They changed ${parts}`,
    },
    mine: {
      none: 'You left it as it was',
      added: 'You added it',
      removed: 'You removed it',
      changed: (parts: string) => `You changed ${parts}`,
    },
  },
  parts: {
    text: 'the text',
    type: 'the type',
    options: 'the options',
    key: 'the key',
    points: 'the points',
    marking: 'the marking',
    feedback: 'the explanation',
    slot: 'the slot',
  },
  notInQuiz: 'Not in the quiz.',
  /** Read aloud after an option. */
  markedCorrect: ', marked correct',
  order: 'The order of the questions',
  movedNothing: {
    theirs: 'They moved nothing',
    mine: 'You moved nothing',
  },
  /** A question has moved from one place to another; its text follows. */
  move: <Node>(from: string, to: string, text: Node) => [from, ' → ', to, ': ', text],
  moreQuestions: (n: number) =>
    plural(n, { one: `${number(n)} more question`, other: `${number(n)} more questions` }),
}

export const messages = {
  quizNotCreated: 'Failed to save quiz. Try again later.',
  questionsNotSaved: 'Failed to save questions. Try again later.',
  quizNotSaved: 'Failed to save quiz.',
  /** `reason` is a whole sentence of the server. */
  quizNotSavedBecause: (reason: string) => `Failed to save quiz. ${reason}`,
  quizCreated: 'Quiz created successfully!',
  questionsSaved: 'Questions saved successfully!',
  /** Follows that something was saved. */
  keysCleaned: 'Signs that print nothing were taken out of the correct answers.',
  quizUpdated: 'Quiz updated successfully!',
  quizNotLoaded: 'Failed to load quiz.',
  questionsNotLoaded: 'Failed to load questions.',
  codeNotFetched: 'Failed to fetch secret code.',
  answersCleared: 'Answers cleared',
  optionRemoved: 'Option removed',
  questionRemoved: 'Question removed',
  /** Several lines were pasted into an option. */
  linesPasted: (n: number) => `${number(n)} lines became options`,
  linesLeftOut: (taken: number, leftOut: number) =>
    `${number(taken)} lines became options, ${number(leftOut)} found no room`,
  unreachable: 'We could not reach the server. Everything you saved is safe.',
  wentWrong: 'Something went wrong on the server. Everything you saved is safe.',
}

// A quiz is copied, archived, deleted or restored.
export const moving = {
  more: (quiz: string) => `More for ${quiz}`,
  restore: 'Restore',
  duplicate: 'Duplicate',
  exportQuestions: 'Export questions…',
  archive: 'Archive',
  /** Moves a quiz into the bin. */
  remove: 'Delete',
  copied: 'Copied. Finalize it to get a code.',
  /** `hint` is like “Try again in a moment.” */
  notCopied: (hint: string) => `The quiz could not be copied. ${hint}`,
  askArchive: <Node>(quiz: Node) => ['Archive “', quiz, '”?'],
  askRemove: <Node>(quiz: Node) => ['Delete “', quiz, '”?'],
  keep: 'Keep it',
  notLoaded: 'What goes with it could not be loaded. Check your connection, then try again.',
  unused: 'No student has taken it.',
  resultsGo: (n: number) =>
    plural(n, {
      one: `${number(n)} result goes with it, also from the students’ own lists.`,
      other: `${number(n)} results go with it, also from the students’ own lists.`,
    }),
  attemptsGo: (n: number) =>
    plural(n, {
      one: `${number(n)} running attempt goes with it, also from the students’ own lists.`,
      other: `${number(n)} running attempts go with it, also from the students’ own lists.`,
    }),
  /** Parts of the next sentence. */
  results: (n: number) => plural(n, { one: `${number(n)} result`, other: `${number(n)} results` }),
  attempts: (n: number) =>
    plural(n, { one: `${number(n)} running attempt`, other: `${number(n)} running attempts` }),
  bothGo: (someResults: string, someAttempts: string) =>
    `${someResults} and ${someAttempts} go with it, also from the students’ own lists.`,
  binned: 'Kept in the bin for 30 days. You can restore it from there.',
  binnedUsed:
    'Kept in the bin for 30 days; students keep their results until then. You can restore it from there.',
  resultsStay: 'Its results stay. You can restore it from the archive.',
  codeStops: 'The code will stop working.',
  codeStopsTimeStays: 'The code will stop working. Students who have started keep their full time.',
  releases:
    'This also releases the results: students who have submitted will see their score and the correct answers. You can’t undo this.',
  releasesLater:
    'This also releases the results: when the last student has finished, students who have submitted will see their score and the correct answers. You can’t undo this.',
  archived: (quiz: string) => `“${quiz}” is archived.`,
  inBin: (quiz: string) => `“${quiz}” is in the bin for 30 days.`,
  restored: (quiz: string) => `“${quiz}” is restored.`,
  restoredClosed: (quiz: string) => `“${quiz}” is restored. Its code stays closed until you open it.`,
}

export const noQuestions = {
  title: 'This quiz has no questions yet',
  hint: 'A quiz needs at least one question before it can be finalized.',
  write: 'Write questions',
}

// The key of a numeric question, in the editor.
export const numericKey = {
  decimalMark: 'Decimals are written with',
  withPoint: 'a point (3.14)',
  withComma: 'a comma (3,14)',
  tolerance: '± Tolerance',
  /** In the empty field; `number` is like “0.05”. */
  toleranceExample: (number: string) => `${number} or 5%`,
  near: 'Close answers: within ±',
  nearHint: 'Wider than the tolerance.',
  earns: 'Close answers earn',
  precision: 'Digits',
  anyDigits: 'Any number of digits',
  decimals: 'Decimals',
  significant: 'Significant figures',
  count: 'How many',
  otherDigits: 'With other digits',
  unit: 'Unit',
  convert: 'Accept other units of the same kind, converted',
  temperatures: 'Temperatures convert as differences: 20 °C counts as 20 K.',
  withoutUnit: 'Without a unit',
  nothing: 'nothing',
  everything: 'all points',
  /** `text` is a fraction like 1/2. */
  partOf: (text: string) => `${text} of the points`,
  /** Opens the rules that few numbers need. */
  moreRules: 'More rules',
  /** Below the answer: “Accepted: exactly 2 mol or exactly 3 mol” */
  accepted: (numbers: readonly string[]) => `Accepted: ${either(numbers)}`,
  /** “Accepted: 1.95 to 2.05 mol; half credit without the unit”. The rules are those that follow. */
  acceptedBy: (numbers: readonly string[], rules: readonly string[]) =>
    `Accepted: ${either(numbers)}; ${texts(rules)}`,
  exactly: (number: string) => `exactly ${number}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  withUnit: (number: string, unit: string) => `${number} ${unit}`,
  /** `credit` is one of those below, or like “1/3 of the points”. */
  creditFor: (credit: string, numbers: readonly string[]) => `${credit} for ${either(numbers)}`,
  creditWithoutUnit: (credit: string) => `${credit} without the unit`,
  otherUnits: 'also in other units of the same kind',
  creditDigits: {
    decimals: (n: number, credit: string) =>
      plural(n, {
        one: `with ${number(n)} decimal, otherwise ${credit}`,
        other: `with ${number(n)} decimals, otherwise ${credit}`,
      }),
    significant: (n: number, credit: string) =>
      plural(n, {
        one: `with ${number(n)} significant figure, otherwise ${credit}`,
        other: `with ${number(n)} significant figures, otherwise ${credit}`,
      }),
  },
  halfCredit: 'half credit',
  fullCredit: 'full credit',
  noCredit: 'no credit',
}

// A quiz is opened or closed.
export const opening = {
  close: 'Close quiz',
  closing: 'Closing…',
  openNow: 'Open now',
  reopen: 'Reopen quiz',
  opening: 'Opening…',
  closed: 'The quiz is closed. No one else can start.',
  closedWhileWorking: (n: number) =>
    plural(n, {
      one: `The quiz is closed. No one else can start. ${number(n)} student is still working and keeps their time.`,
      other: `The quiz is closed. No one else can start. ${number(n)} students are still working and keep their time.`,
    }),
  open: 'The quiz is open. Students can join with the code.',
  openWithoutCode: 'The quiz is open. Students who have joined can start; the code is off.',
  askClose: 'Close the quiz?',
  askCloseAndRelease: 'Close the quiz and release the results?',
  keepOpen: 'Keep it open',
  closeAndRelease: 'Close and release',
  working: (n: number) =>
    plural(n, {
      one: `${number(n)} student is working. They keep their time; no one else can start.`,
      other: `${number(n)} students are working. They keep their time; no one else can start.`,
    }),
  releases: 'Students who have submitted see their score and the correct answers. You can’t undo this.',
  releasesLater:
    'When the last student has finished, students who have submitted see their score and the correct answers. You can’t undo this.',
}

// The right order of a question's items: in the editor, and where it is marked again.
export const orderingKey = {
  label: 'Items in the right order',
  hint: 'Students see them in another order, the same for all unless options are shuffled.',
  item: (n: number) => `Item ${number(n)}`,
  moveUp: (n: number) => `Move item ${number(n)} up`,
  moveDown: (n: number) => `Move item ${number(n)} down`,
  remove: (n: number) => `Remove item ${number(n)}`,
  add: '+ Add an item',
  /** Read out after a move. */
  moved: (n: number, to: number) => `Item ${number(n)} is now item ${number(to)}`,
  /** What a student got right: two neighbours. */
  follows: (one: string, other: string) => `“${other}” right after “${one}”`,
}

// What a question is worth, and how a part of it is earned.
export const points = {
  points: 'Points',
  deduction: 'Penalty for a wrong answer',
  rule: 'Partial credit',
  allOrNothing: 'All or nothing',
  allOrNothingMeaning: 'The points are given only if the whole answer is correct.',
  ruleNames: {
    'right-minus-wrong': 'Correct minus wrong',
    'each-decision': 'Per correct part',
    'half-for-one-slip': 'Half for one mistake',
    'by-option': 'Set per option',
  },
  ruleMeanings: {
    'right-minus-wrong':
      'The share of the correct options selected, minus the share of the wrong ones. Never below 0.',
    'each-decision':
      'Each option that is treated correctly, selected or not, each pair of neighbours in an order, each prompt with its match, or each gap earns the same part.',
    'half-for-one-slip': 'With exactly one mistake, half of the points.',
    'by-option': 'Each option earns its own part of the points.',
  },
  shares: 'What each option earns, in per cent',
  share: (letter: string) => `Option ${letter} earns, in per cent`,
  shareOf: (letter: string, text: string) => `Option ${letter} earns, in per cent: ${text}`,
  /** Of a question or of a whole quiz. */
  worth: (n: number) => plural(n, { one: `${number(n)} point`, other: `${number(n)} points` }),
  /** After what a question is worth: “2.5 points · A wrong answer costs 0.5 points”. */
  costs: (n: number) =>
    plural(n, {
      one: `A wrong answer costs ${number(n)} point`,
      other: `A wrong answer costs ${number(n)} points`,
    }),
  /** With the rule by option: “A: 100%”. */
  earns: (letter: string, percent: number) => `${letter}: ${number(percent)}%`,
  /** What a number earns that is not wholly right: “Close answers (± 5 %): 50%”. */
  numbers: {
    near: ({ percent, within }: { percent: number; within: string }) =>
      `Close answers (${within}): ${number(percent)}%`,
    precision: (percent: number) => `Other precision: ${number(percent)}%`,
    unit: (percent: number) => `No unit: ${number(percent)}%`,
  },
}

export const previewAttempt = {
  title: (quiz: string) => `Preview – ${quiz}`,
}

export const preview = {
  label: 'Preview',
  loading: 'Loading the preview',
  failed: 'The preview could not be loaded',
  safe: 'The quiz is safe.',
  none: 'There is nothing to preview yet',
  noneHint: 'This quiz has no questions.',
  toQuestions: 'To its questions',
  note: <Node>(bold: Slot<Node>) => [bold('Preview'), ' Nothing is saved or scored.'],
  again: 'Take it again',
  /** Of a quiz that draws its questions: takes one with others. */
  another: 'Draw again',
  end: 'End preview',
}

// What stands beside the correct answer of a question, in the editor.
export const questionExplanation = {
  label: 'Explanation',
  hint: 'Students see it beside the correct answer.',
  notes: 'Feedback per option',
  notesHint:
    'Students see it for the options they chose and for the correct ones, together with the correct answer.',
  note: (letter: string) => `Feedback on option ${letter}`,
}

export const questionTypes = {
  /** On screens and in workbooks: no other language may mean another type by the same words. */
  names: {
    single: 'Single Correct',
    multiple: 'Multiple Correct',
    write: 'Write Answer',
    numeric: 'Numeric Answer',
    matching: 'Match Pairs',
    ordering: 'Put in Order',
    essay: 'Essay Answer',
    gap: 'Gap Text',
  },
  /** Below each name in the menu of types. */
  hints: {
    single: 'One option is correct',
    multiple: 'Several options can be correct',
    write: 'A word or a short text, marked by accepted answers',
    numeric: 'A number, with a tolerance and a unit',
    matching: 'Each item gets its match',
    ordering: 'Items are put in the right order',
    essay: 'A longer text, marked by a teacher',
    gap: 'Gaps in a text, typed or chosen from a list',
  },
  trueFalse: 'True / False',
  trueFalseHint: 'A statement that is right or wrong',
}

// The head of a quiz's pages.
export const quizPage = {
  title: (page: string, quiz: string) => `${page} – ${quiz}`,
  tabs: {
    Results: 'Results',
    Students: 'Students',
    Marking: 'Marking',
    Live: 'Live',
    Questions: 'Questions',
    Share: 'Share',
    Settings: 'Settings',
  },
  /** On the tab “Marking”: answers that still need a mark. Screen readers read what is hidden too. */
  toMark: <Node>(n: number, hidden: Slot<Node>) => [number(n), hidden(' to mark')],
  /** The name of the tabs for screen readers. */
  tabsLabel: 'Quiz',
  acts: 'Quiz actions',
  print: 'Print paper',
  codeIs: <Node>(secret: Node) => ['Code ', secret],
  /** After the state of a quiz, as in “Open until 14 March 2026, 10:42”. */
  until: (moment: string) => `until ${moment}`,
  since: (moment: string) => `since ${moment}`,
  states: {
    draft: 'Draft',
    open: 'Open',
    closed: 'Closed',
    archived: 'Archived',
  },
  copyCode: (quiz: string) => `Copy code for ${quiz}`,
  codeCopied: (code: string) => `Code ${code} copied.`,
  codeNotCopied: (code: string) => `The code could not be copied. It is ${code}.`,
  moreForQuestion: (n: number) => `More for question ${number(n)}`,
  changeKey: 'Change answer key',
  acceptAnswers: 'Accept answers',
  settingsUndone: 'Undone. The settings are as they were.',
  /** `hint` is like “Try again in a moment.” */
  settingsNotUndone: (hint: string) => `This could not be undone. ${hint}`,
  /** In a question’s menu: what each rule of partial credit would have given. */
  compareRules: 'Compare rules',
  markByHand: 'Mark answers',
  /** Leads to the code and the link for students. */
  share: 'Share quiz',
  /** Leads to who is taking the quiz right now. */
  watchLive: 'Watch live',
}

// Results that students do not see yet are released.
export const releasing = {
  waiting: 'Students do not see their results yet.',
  /** Until then students do not see them; `zone` is like “Europe/Berlin”. */
  planned: (moment: string, zone: string) =>
    `From ${moment} (your time, ${zone}), students see their results.`,
  plannedMarks: (moment: string, zone: string) =>
    `From ${moment} (your time, ${zone}), students see the marks.`,
  marksReady: (n: number) =>
    plural(n, {
      one: `${number(n)} result has marks that its student does not see yet.`,
      other: `${number(n)} results have marks that students do not see yet.`,
    }),
  shown: (moment: string) => `Students see their results since ${moment}.`,
  release: 'Release results',
  releaseMarks: 'Release marks',
  change: 'Change release',
  cancel: 'Cancel release',
  loading: 'Loading what can be released…',
  notLoaded: 'What can be released could not be loaded.',
  /** Above what can be chosen: score, correct answers, marks and comments. */
  see: 'Students see',
  score: 'Score',
  answers: 'Correct answers',
  marks: 'Marks and comments',
  when: 'When',
  now: 'Now',
  later: 'At a set time',
  moment: 'Release time',
  momentHint: (zone: string, offset: string) => `Your time zone: ${zone} (${offset}).`,
  releaseNow: 'Release now',
  withoutThem: 'Release without them',
  releaseAt: (moment: string) => `Release on ${moment}`,
  chooseMoment: 'Choose a release time.',
  busy: 'Releasing…',
  /** `hint` is like “Try again in a moment.” */
  failed: (hint: string) => `The results could not be released. ${hint}`,
  toMark: (n: number) =>
    plural(n, {
      one: `${number(n)} answer is not marked yet.`,
      other: `${number(n)} answers are not marked yet.`,
    }),
  missing: (n: number) =>
    plural(n, {
      one: `${number(n)} answer needs a second marker.`,
      other: `${number(n)} answers need a second marker.`,
    }),
  apart: (n: number) =>
    plural(n, {
      one: `${number(n)} answer has two different marks.`,
      other: `${number(n)} answers have two different marks.`,
    }),
  untilThen: 'Marks that are given until then are released too.',
  waitOn: 'Students see a question mark there.',
  markFirst: 'Mark them first',
  settleFirst: 'Settle them first',
  closesLater: (moment: string) =>
    `The quiz closes later, on ${moment}. Students who start after the release can know the answers.`,
  staysOpen: 'The quiz is open. Students who start after the release can know the answers.',
  stillWorking: (n: number) =>
    plural(n, {
      one: `${number(n)} student is still working.`,
      other: `${number(n)} students are still working.`,
    }),
  haveAttempts: (n: number) =>
    plural(n, {
      one: `${number(n)} student has attempts left: they see their score now, and the correct answers after their last attempt or when the quiz closes. The others will see the correct answers and could share them.`,
      other: `${number(n)} students have attempts left: they see their score now, and the correct answers after their last attempt or when the quiz closes. The others will see the correct answers and could share them.`,
    }),
  mayShare: 'Students who have submitted will see the correct answers and could share them.',
  done: (n: number) =>
    plural(n, {
      one: `Results released: ${number(n)} student sees their score and the correct answers.`,
      other: `Results released: ${number(n)} students see their score and the correct answers.`,
    }),
  scoresReleased: (n: number) =>
    plural(n, {
      one: `Results released: ${number(n)} student sees their score.`,
      other: `Results released: ${number(n)} students see their score.`,
    }),
  marksReleased: (n: number) =>
    plural(n, {
      one: `Marks released to ${number(n)} student.`,
      other: `Marks released to ${number(n)} students.`,
    }),
  othersLater: (n: number) =>
    plural(n, {
      one: `${number(n)} student has attempts left and will see the correct answers later.`,
      other: `${number(n)} students have attempts left and will see the correct answers later.`,
    }),
  otherAnswers: (n: number) =>
    plural(n, {
      one: `${number(n)} answer has changed since it was marked, and waits again.`,
      other: `${number(n)} answers have changed since they were marked, and wait again.`,
    }),
  willBeReleased: (moment: string) => `Results will be released on ${moment}.`,
  marksWillBeReleased: (moment: string) => `Marks will be released on ${moment}.`,
  /** Both are whole sentences. */
  sentences: (first: string, second: string) => `${first} ${second}`,
  undo: 'Undo',
  undone: 'Release undone.',
  canceled: 'Release canceled. Students do not see it.',
  notUndone: (hint: string) => `The release could not be undone. ${hint}`,
  withdraw: 'Withdraw results',
  withdrawMarks: 'Withdraw marks',
  withdrawing: 'Withdrawing…',
  withdrawAsk:
    'Students no longer see what was released. Marks stay here, so that you can change and release them.',
  withdrawn: 'Students no longer see what was released.',
  noneSaw: 'No student has opened a result yet.',
  /** Beside a release that is taken back; `names` are some or all of them. */
  saw: (n: number, names: string) =>
    plural(n, {
      one: `${number(n)} student has seen their result: ${names}.`,
      other: `${number(n)} students have seen their results: ${names}.`,
    }),
  andMore: (names: string, n: number) => `${names} and ${number(n)} more`,
}

// The questions of a quiz in a table.
export const review = {
  loading: 'Loading the questions',
  loadingToReview: 'Loading the questions to review',
  loadingToEdit: 'Loading the questions to edit',
  writeThem: 'Write the questions',
  preview: 'Preview',
  /** `questions` and `minutes` are like “5 questions” and “20 minutes”; `tick` stands in one line. */
  facts: <Node>(questions: string, minutes: string, tick: Slot<Node>) => [
    questions,
    ' · ',
    minutes,
    ' · correct options are marked ',
    tick('with a tick'),
  ],
  finalize: 'Finalize Quiz',
  table: 'Questions in this quiz',
  question: 'Question',
}

// What several rooms of authoring say.
export const rooms = {
  saving: 'Saving…',
  undo: 'Undo',
  questions: (n: number) => plural(n, { one: `${number(n)} question`, other: `${number(n)} questions` }),
  /** Of a quiz that draws its questions: how many each attempt is asked. */
  questionsOf: (n: number, of: number) =>
    plural(of, {
      one: `${number(n)} of ${number(of)} question`,
      other: `${number(n)} of ${number(of)} questions`,
    }),
  tickMarksCorrect: 'correct options are marked with a tick',
  writeTitle: (quiz: string) => `Write questions – ${quiz}`,
  reviewQuiz: 'Review quiz',
  editQuiz: 'Edit Quiz',
  notChanged: (hint: string) => `This could not be changed. ${hint}`,
  endForEveryone: 'End for everyone',
  finalize: 'Finalize',
}

// The secret code of a quiz is passed on.
export const share = {
  loading: 'Loading the secret code',
  finalized: 'Quiz Finalized Successfully!',
  finalizedTitle: (quiz: string) => `Quiz Finalized Successfully! – ${quiz}`,
  /** `questions` and `minutes` are like “5 questions” and “20 minutes”. */
  shareIt: <Node>(quiz: Node, questions: Node, minutes: Node) => [
    quiz,
    '\u00A0· ',
    questions,
    '\u00A0· ',
    minutes,
    '. Share this secret code with your students.',
  ],
  back: 'Back to Dashboard',
  settings: 'Quiz settings',
  openAt: 'Open at …',
  openAtTitle: 'When does the quiz open?',
  opens: 'Opens',
  opensHint: (zone: string, offset: string) =>
    `Students can join before. Your time zone: ${zone} (${offset}).`,
  openThen: 'Open then',
  momentMissing: 'Choose a day and a time.',
  momentPast: 'This moment has passed. Choose a later one.',
  scheduled: (moment: string) => `The quiz opens on ${moment}. Students can join before.`,
  codeTitle: (quiz: string) => `Secret code – ${quiz} – Quizly`,
  closeFullScreen: 'Close full screen',
  goTo: <Node>(address: Node) => ['Go to ', address, ' and enter'],
  nobody: 'No students have joined yet',
  joinedCount: (n: number) =>
    plural(n, { one: `${number(n)} student joined`, other: `${number(n)} students joined` }),
  /** `joined` is like “3 students joined”, or empty. */
  notUpToDate: (joined: string) => `${joined} – the names could not be brought up to date`,
  joined: 'Joined',
  andMore: (n: number) => `and ${number(n)} more`,
  qrCode: 'QR code that opens the quiz link',
  scan: 'Scan with a phone camera',
  copyCode: 'Copy code',
  fullScreen: 'Show full screen',
  /** A code follows, spelled word by word. */
  aloud: <Node>(code: Node) => ['Read it aloud: ', code],
  orLink: 'Or send a link',
  orLinkHint: 'It opens the code screen with the code filled in. Students still need to log in.',
  link: 'Quiz link',
  copyLink: 'Copy link',
  draft: 'This quiz is still a draft',
  finalizeIt: 'Finalize it to get the secret code for your students.',
  onceFinalized: 'Its secret code is here once the quiz is finalized.',
  share: 'Share this secret code with your students',
  joinNow: 'Students can join now and start when the quiz opens.',
  noOneCanJoin: <Node>(code: Node) => ['No one can join with the code ', code, '.'],
  archived: 'This quiz is archived',
  closed: 'This quiz is closed',
  reopenIt: 'Reopen the quiz to share it.',
  codeOff: 'Joining with the code is off',
  turnItOn: 'Turn it on in the settings to share the quiz.',
  digits: {
    0: 'zero',
    1: 'one',
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
  },
  capital: (letter: string) => `capital ${letter}`,
  small: (letter: string) => `small ${letter}`,
  /** The letters of the code stand apart, so that a screen reader says each. */
  codeName: (letters: string) => `Secret code ${letters}`,
}

// Questions of another quiz are brought into the editor.
export const takingOver = {
  title: 'Import from another quiz',
  which: 'From which quiz?',
  search: 'Search by title or code',
  lookIn: 'Look in',
  current: 'In use',
  archived: 'Archived',
  failed: 'Your quizzes could not be loaded.',
  none: 'No other quiz with questions is found here.',
  quizzes: 'Quizzes',
  /** `questions` is like “5 questions”. */
  shared: <Node>(questions: string, name: Node) => [questions, ' · shared by ', name],
  more: 'There are more: search for a part of the title.',
  questionsOf: <Node>(quiz: Node) => ['Questions of “', quiz, '”'],
  questionsFailed: 'The questions could not be loaded.',
  another: 'Another quiz',
  questions: 'Questions',
  all: (n: number) => plural(n, { one: `All ${number(n)} question`, other: `All ${number(n)} questions` }),
  tooMany: (most: number, room: number) =>
    `A quiz can have at most ${number(most)} questions: ${number(room)} more fit.`,
  insert: (n: number) =>
    plural(n, { one: `Insert ${number(n)} question`, other: `Insert ${number(n)} questions` }),
}

/** Questions that an educator keeps outside quizzes. */
export const bank = {
  heading: 'Question bank',
  about:
    'Questions that you keep for later quizzes. A quiz gets copies: what you change here changes no quiz.',
  loading: 'Loading your question bank',
  failed: 'Your question bank could not be loaded',
  safe: 'It is safe.',
  listFailed: 'Your question bank could not be loaded.',
  isEmpty: 'Your question bank is empty',
  howToFill: 'Open a quiz and choose “Put into the bank” in its menu.',
  noMatch: 'No question is found',
  tag: 'Tag',
  type: 'Type',
  level: 'Level',
  all: 'All',
  none: 'None',
  columns: {
    question: 'Question',
    type: 'Type',
    level: 'Level',
    tags: 'Tags',
    quizzes: 'Quizzes',
    saved: 'Saved',
    actions: 'Actions',
  },
  moreFor: (question: string) => `More for “${question}”`,
  edit: 'Tags and level',
  remove: 'Delete',
  askRemove: 'Delete this question from the bank?',
  copiesStay: (quizzes: number) =>
    plural(quizzes, {
      one: `${number(quizzes)} quiz keeps its copy.`,
      other: `${number(quizzes)} quizzes keep their copies.`,
    }),
  noCopies: 'No quiz has a copy of it.',
  keep: 'Keep',
  removed: 'The question is no longer in the bank.',
  notRemoved: (hint: string) => `The question could not be deleted. ${hint}`,
  tags: 'Tags',
  tagsHint: 'At most 20, with commas between them',
  levelHint: 'From 1, the easiest, to 5',
  note: 'Note',
  noteHint: 'For you alone',
  save: 'Save',
  saved: 'Saved.',
  notSaved: (hint: string) => `This could not be saved. ${hint}`,
  put: 'Put into the bank',
  putTitle: 'Which questions go into the bank?',
  putQuestions: (n: number) =>
    plural(n, { one: `Put in ${number(n)} question`, other: `Put in ${number(n)} questions` }),
  /** How many were put in. */
  done: (n: number) =>
    plural(n, {
      one: `${number(n)} question is in the bank.`,
      other: `${number(n)} questions are in the bank.`,
    }),
  /** Follows the one above: how many were there already. */
  same: (n: number) =>
    plural(n, {
      one: `${number(n)} more was there already.`,
      other: `${number(n)} more were there already.`,
    }),
  notPut: (hint: string) => `The questions could not be put in. ${hint}`,
  take: 'Insert from the bank',
  questions: 'Questions of the bank',
  notTaken: (hint: string) => `The questions could not be inserted. ${hint}`,
  moreThere: 'There are more: search for a part of the text.',
}

// Sharing one’s question bank with colleagues, and using theirs.
export const bankSharing = {
  heading: 'Share your question bank',
  share: 'Share bank',
  about: 'Colleagues see your questions without your notes, and insert copies into their quizzes.',
  together:
    'How a question went is counted for all of you together. Results of students stay with their quiz.',
  loading: 'Loading with whom you share',
  failed: 'The list of colleagues could not be loaded',
  roleHints: {
    editor:
      'Changes questions, tags and levels, and inserts questions into quizzes. Cannot add, delete or share.',
    viewer: 'Sees questions and inserts them into quizzes.',
  },
  /** The heading above the banks of others. */
  withYou: 'Shared with you',
  bank: 'Question bank',
  mine: 'Your question bank',
  bankOf: (name: string) => `Question bank of ${name}`,
  /** Instead of “Questions that you keep for later quizzes.” */
  theirs: {
    editor: 'You can change these questions and insert copies into your quizzes.',
    viewer: 'You can insert copies of these questions into your quizzes.',
  },
  isEmpty: 'There are no questions in this bank',
  gone: 'This question bank is not shared with you',
  goneText: 'Perhaps its owner no longer shares it. Your quizzes keep their copies.',
  removeOf: (name: string) => `Remove ${name}`,
  removeText: <Node>(name: Node) => [
    name,
    ' will no longer see your question bank. Their quizzes keep their copies.',
  ],
  removed: (name: string) => `${name} no longer sees your question bank.`,
  leaveOf: (name: string) => `Leave the question bank of ${name}`,
  leaveTitle: <Node>(name: Node) => ['Leave the question bank of ', name, '?'],
  leaveText: 'You will no longer see these questions. Your quizzes keep their copies.',
  left: (name: string) => `You have left the question bank of ${name}.`,
  notLeft: 'You could not leave the question bank.',
  copy: 'Copy into your bank',
}

// How the questions of a bank went in quizzes.
export const bankUse = {
  heading: 'Use over the years',
  column: 'Use',
  /** Short, in a list: in how many attempts it was asked, and the share of its points that they earned. */
  figure: (asked: number, percent: number) =>
    plural(asked, {
      one: `Asked ${number(asked)} time · ${number(percent)}% right`,
      other: `Asked ${number(asked)} times · ${number(percent)}% right`,
    }),
  notAsked: 'There are no results yet. Figures come soon after a class has submitted.',
  /** Percentages; between `low` and `high` with 95 % confidence. */
  inAll: ({ asked, percent, low, high }: { asked: number; percent: number; low: number; high: number }) =>
    plural(asked, {
      one: `In ${number(asked)} attempt students earned ${number(percent)}% of the points (${number(low)}–${number(high)}%).`,
      other: `In ${number(asked)} attempts students earned ${number(percent)}% of the points (${number(low)}–${number(high)}%).`,
    }),
  took: (n: number) =>
    plural(n, {
      one: `Half of them took ${number(n)} second or less.`,
      other: `Half of them took ${number(n)} seconds or less.`,
    }),
  ofOthers: (n: number) =>
    plural(n, {
      one: `${number(n)} of these attempts was in a quiz of a colleague.`,
      other: `${number(n)} of these attempts were in quizzes of colleagues.`,
    }),
  mayBeKnown: 'May be known',
  /** Percentages, numbers of attempts and seconds: of the last students, and of those before. */
  knownBecause: ({
    now,
    asked,
    seconds,
    before,
    askedBefore,
    secondsBefore,
  }: {
    now: number
    asked: number
    seconds: number
    before: number
    askedBefore: number
    secondsBefore: number
  }) =>
    `${number(now)}% of the last ${number(asked)} were right, half of them within ${number(seconds)} s; before, ${number(before)}% of ${number(askedBefore)} within ${number(secondsBefore)} s. That is more than chance. The question may have got about, or the class is stronger.`,
  columns: {
    quiz: 'Quiz',
    asked: 'Attempts',
    right: 'Right',
    discrimination: 'Discrimination',
    time: 'Median time',
  },
  /** Half a year. */
  firstHalf: (year: string) => `January–June ${year}`,
  secondHalf: (year: string) => `July–December ${year}`,
  version: (n: number) => `Version ${number(n)}`,
  /** “68% (61–74)”: the second two say where it lies with 95 % confidence. */
  rightBetween: (percent: number, low: number, high: number) =>
    `${number(percent)}% (${number(low)}–${number(high)})`,
  /** A correlation, and of how many attempts it is. */
  correlation: (value: number, attempts: number) => `${number(value)} (n = ${number(attempts)})`,
  seconds: (n: number) => `${number(n)} s`,
  explained:
    'In brackets: where the value lies with 95% confidence. Discrimination: how well the question tells strong from weak students, up to 1. Only quizzes that you can open are counted, and only copies with the text of the question.',
}

// Questions that are to be put into the bank, and what it has already.
export const bankAlike = {
  heading: 'Your bank has some of this already',
  same: (n: number) =>
    plural(n, {
      one: `${number(n)} question is there and is left out.`,
      other: `${number(n)} questions are there and are left out.`,
    }),
  near: <Node>(n: number, text: Node): (string | Node)[] => [
    `Question ${number(n)} is nearly this one: `,
    text,
  ],
  more: (n: number) =>
    plural(n, {
      one: `${number(n)} more is nearly one of the bank.`,
      other: `${number(n)} more are nearly ones of the bank.`,
    }),
}

/** One question of the bank: its page, its editor, and what the editor of a quiz says of its copies. */
export const bankItem = {
  loading: 'Loading the question',
  failed: 'The question could not be loaded',
  notInBank: 'This question is not in your bank',
  notInBankText: 'It may have been deleted. Quizzes keep their copies.',
  facts: (type: string, version: number, saved: string) =>
    `${type} · Version ${number(version)} · Saved on ${saved}`,
  edit: 'Edit question',
  remove: 'Delete question',
  asStudentsSee: 'As students see it',
  keyFilledIn: 'With the correct answer filled in.',
  explanation: 'Explanation:',
  about: 'About this question',
  name: 'Name',
  nameHint: 'By which you find it. Students never see it.',
  source: 'Source',
  sourceHint: 'Such as a quiz, a book or a file',
  noTags: 'No tags yet.',
  addTag: 'Add a tag',
  addTagHint: 'Tags in use are offered while you type.',
  add: 'Add',
  removeTag: (tag: string) => `Remove tag ${tag}`,
  tagTooLong: (most: number) => `Use at most ${number(most)} characters for a tag.`,
  tooManyTags: (most: number) => `A question has at most ${number(most)} tags.`,
  changedElsewhere:
    'This was changed in another window meanwhile. What you typed is still here and not saved.',
  takeTheirs: 'Show the other version',
  saveMine: 'Save mine',
  versions: 'Versions',
  version: (n: number) => `Version ${number(n)}`,
  whatChanged: 'What changed',
  whatChangedIn: (n: number) => `What changed in version ${number(n)}`,
  allVersions: (n: number) =>
    plural(n, { one: `Show ${number(n)} version`, other: `Show all ${number(n)} versions` }),
  versionsFailed: 'The versions could not be loaded.',
  different: (parts: string) => `Different: ${parts}.`,
  sameWords: 'Only points or formatting are different.',
  close: 'Close',
  usedIn: 'Quizzes with a copy',
  editTitle: 'Edit question of the bank',
  toItem: 'Back to the question',
  notSavedYet: {
    device: 'Not saved yet · Kept on this device',
    nowhere: 'Not saved yet · This device cannot keep it',
  },
  saveVersion: 'Save as a new version',
  savedAs: (n: number) => `Saved as version ${number(n)}. Quizzes keep their copies.`,
  newerTitle: (n: number) => `Version ${number(n)} was saved in another window`,
  newerText: 'Choose which goes on. Both can stay: versions are kept.',
  discardMine: 'Discard mine',
  saveMineAs: (n: number) => `Save mine as version ${number(n)}`,
  newer: (n: number) => `Your bank has a newer version of this question (version ${number(n)}).`,
  copyDiffers: 'This copy differs from the question in your bank.',
  seeDifference: 'See what differs',
  take: 'Take the newer version',
  takeSame: 'Take the bank’s version',
  taken: (n: number) => `Version ${number(n)} is in the quiz. The points of this quiz stay.`,
  putBack: 'Put this back into the bank',
  compareTitle: 'This quiz and your bank',
  inQuiz: 'In this quiz',
  inBank: (n: number) => `In your bank (version ${number(n)})`,
  pointsStay: 'Points and penalty stay those of this quiz, and the question keeps its place and its results.',
  putBackTitle: 'Put this question back into the bank?',
  putBackText: (n: number) =>
    `It becomes version ${number(n)}, with the points that it has in the bank. Other quizzes keep their copies.`,
  putBackOver: (n: number) =>
    `The bank’s question was changed after this copy was taken. Its version ${number(n)} is kept.`,
  isPutBack: (n: number) => `The question is version ${number(n)} in your bank.`,
  notPutBack: (hint: string) => `The question could not be put back. ${hint}`,
  choose: 'Choose',
  chooseOne: (question: string) => `Choose “${question}”`,
  chosenLabel: 'Chosen questions',
  chooseAll: 'Choose all that are listed',
  chosen: (n: number) =>
    plural(n, { one: `${number(n)} question chosen`, other: `${number(n)} questions chosen` }),
  tooMany: (most: number) => `Choose at most ${number(most)} questions.`,
  changeSeveral: (n: number) =>
    plural(n, {
      one: `Tags and level of ${number(n)} question`,
      other: `Tags and level of ${number(n)} questions`,
    }),
  tagsToAdd: 'Tags to add',
  tagsToRemove: 'Tags to remove',
  asItIs: 'Leave as it is',
  changedSeveral: (n: number) =>
    plural(n, { one: `${number(n)} question changed.`, other: `${number(n)} questions changed.` }),
  askRemoveSeveral: (n: number) =>
    plural(n, {
      one: `Delete ${number(n)} question from the bank?`,
      other: `Delete ${number(n)} questions from the bank?`,
    }),
  removedSeveral: (n: number) =>
    plural(n, {
      one: `${number(n)} question is no longer in the bank.`,
      other: `${number(n)} questions are no longer in the bank.`,
    }),
  noCopiesOfThem: 'No quiz has a copy of any of them.',
  copiesOfThemStay: (n: number) =>
    plural(n, { one: `${number(n)} copy in a quiz stays.`, other: `${number(n)} copies in quizzes stay.` }),
  movedOn: 'The bank’s question has changed meanwhile. Look at it and decide again. Nothing was saved.',
}
