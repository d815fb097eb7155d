import type { Slot } from '../format.ts'
import { number, plural } from './language.ts'

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
  },
}

// The questions of a finalized quiz are changed, and whom that reaches.
export const changingQuiz = {
  editTitle: (quiz: string) => `Edit – ${quiz}`,
  edit: <Node>(quiz: Node) => ['Edit “', quiz, '”'],
  toQuestions: 'Questions',
  toReview: 'Review quiz',
  saveLabel: 'Save Changes',
  /** `place` is like “Draft kept on this device”. */
  unsaved: (place: string) => `Unsaved changes · ${place}`,
  nothingUnsaved: 'No unsaved changes',
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
    'Your changes to this quiz are not saved yet. A draft of them can wait for you, also on your other devices.',
  goOnEditing: 'Go on editing',
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
      one: `${number(n)} mark given by hand keeps its share of the new points.`,
      other: `${number(n)} marks given by hand keep their share of the new points.`,
    }),
  handMarksLabel: 'Marks given by hand',
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
  numQuestionsHint: 'At least 1. You can add or remove questions later.',
  timeLimit: 'Time Limit (minutes)',
  submit: 'Proceed to Question Entry',
}

// Where a draft of questions is kept, and what to do if two devices have changed it.
export const drafts = {
  places: {
    server: 'Draft kept on the server',
    device: 'Draft kept on this device',
    nowhere: 'This device cannot keep a draft',
  },
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
export const editor = {
  add: '+ Add Another Question',
  addKeys: 'Ctrl+Enter',
  saveKeys: 'Ctrl+S',
  keys: 'Keys',
  nextOption: <Node>(key: Slot<Node>) => [key('Enter'), ' next option'],
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
  addQuestion: <Node>(key: Slot<Node>) => [key('Ctrl'), ' ', key('Enter'), ' add a question'],
  save: <Node>(key: Slot<Node>) => [key('Ctrl'), ' ', key('S'), ' save'],
  question: (n: number) => `Question ${number(n)}`,
  change: (n: number) => `Change question ${number(n)}`,
  moveUp: (n: number) => `Move question ${number(n)} up`,
  moveDown: (n: number) => `Move question ${number(n)} down`,
  duplicate: (n: number) => `Duplicate question ${number(n)}`,
  remove: (n: number) => `Remove question ${number(n)}`,
  text: 'Question text',
  type: 'Question type',
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
  markedByPerson: 'Marked by a person',
}

// The first questions of a quiz are being written.
export const firstQuestions = {
  save: 'Save & Proceed',
  /** “3 of 10”: so many questions are written. */
  progress: (written: number, planned: number) => `${number(written)} of ${number(planned)}`,
  /** `place` is like “Draft kept on the server”. */
  keptAndProgress: (place: string, written: number, planned: number) =>
    `${place} · ${number(written)} of ${number(planned)}`,
  askFewer: (n: number) =>
    plural(n, { one: `Save ${number(n)} question?`, other: `Save ${number(n)} questions?` }),
  goOnWriting: 'Go on writing',
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
  formatted: 'Formatted text and formulas',
  formattedHint: ({ chemistry }: { chemistry: string }) =>
    `Write *italic*, **bold**, - lists, $x^2$ for a formula, ${chemistry} for chemistry. Everything else stays as it is.`,
  looksLikeFormulas: <Node>(found: Node) => ['These look like formulas: ', found, '.'],
  looksLikeCharacters: <Node>(found: Node) => ['These look like characters of web pages: ', found, '.'],
  convertHint: 'All texts of this question are then formatted. Everything else looks as before.',
  convert: 'Convert',
  tools: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  list: 'List',
  table: 'Table',
  code: 'Code',
  subscript: 'Subscript',
  superscript: 'Superscript',
  formula: 'Formula',
  formulas: 'Formulas and symbols',
  groups: {
    forms: 'Fractions, powers, roots',
    sums: 'Sums, integrals, functions',
    relations: 'Signs and relations',
    sets: 'Sets and logic',
    greek: 'Greek letters',
    chemistry: 'Chemistry',
  },
  preview: 'Preview',
  lastPreview: 'The last preview, until the formula is whole.',
  previewFailed: 'The preview could not be loaded. What you write is kept.',
  toSource: 'Choose a formula to find it in the text.',
  tableColumn: 'Column',
  picture: 'Picture',
  insertPicture: 'Insert a picture',
  insert: 'Insert',
  pictureSending: 'Sending the picture …',
  pictureSent: 'The picture is ready.',
  pictureDescription: 'Description',
  pictureDescriptionHint: 'For people who cannot see the picture. It must not give the answer away.',
  pictureDescriptionMissing: 'Describe the picture, or say that it is decorative.',
  pictureDecorative: 'Decorative: the question can be answered without it',
  pictureTooLarge: (most: number) => `A picture has at most ${most} MB. Make it smaller.`,
  picturesCost: ({
    megabytes,
    students,
    mbit,
    seconds,
  }: {
    megabytes: number
    students: number
    mbit: number
    seconds: number
  }) =>
    plural(seconds, {
      one: `${number(megabytes)} MB of pictures: a class of ${students} on a line of ${mbit} Mbit/s waits about ${number(seconds)} second.`,
      other: `${number(megabytes)} MB of pictures: a class of ${students} on a line of ${mbit} Mbit/s waits about ${number(seconds)} seconds.`,
    }),
  withAnswer: 'Shown with the correct answer',
}

// The screen of an invitation to work on a quiz.
export const invitation = {
  forEducators: 'This invitation is for educators',
  loggedInAsStudent:
    'You are logged in as a student. Log out, then login with the email that was invited, as Admin.',
  title: 'You are invited to a quiz',
  loginFirst: 'Login with the email that was invited. If it has no account yet, sign in as Admin with it.',
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
  /** `hint` says what one can do in this role. */
  withHint: <Node>(role: Node, hint: Node) => [role, ': ', hint],
  ends: (date: string) => `The invitation ends on ${date}.`,
  accept: 'Accept',
  notNow: 'Not now',
}

// The pairs of a question's prompts and partners: in the editor, where it is marked again, and in the figures.
export const matchingKey = {
  label: 'Prompts and their partners',
  hint: 'Students choose a partner for each prompt. They see all partners in one list, sorted. Two prompts may share a partner.',
  prompt: (n: number) => `Prompt ${number(n)}`,
  partner: (n: number) => `Partner of prompt ${number(n)}`,
  moveUp: (n: number) => `Move prompt ${number(n)} up`,
  moveDown: (n: number) => `Move prompt ${number(n)} down`,
  remove: (n: number) => `Remove prompt ${number(n)}`,
  add: '+ Add a prompt',
  /** Read out after a move. */
  moved: (n: number, to: number) => `Prompt ${number(n)} is now prompt ${number(to)}`,
  distractors: 'Distractors',
  distractorsHint: 'Partners of no prompt. Students cannot tell which these are.',
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
  tolerance: 'Tolerance',
  exact: 'None: only this number',
  absolute: 'Absolute: plus or minus',
  relative: 'Relative: per cent of the number',
  width: 'How much',
  widthHint: 'For example 5%.',
  /** What a relative tolerance comes to. */
  ofNumber: (percent: number) => `${number(percent)}% of the number.`,
  near: 'Nearly right',
  nearHint: 'A wider band that earns a part.',
  earns: 'Earns',
  precision: 'Digits',
  anyDigits: 'As many as the student writes',
  decimals: 'Decimals',
  significant: 'Significant figures',
  count: 'How many',
  otherDigits: 'With other digits',
  unit: 'Unit',
  unitHint: 'Leave it empty if the number has no unit.',
  convert: 'Accept other units of the same kind, converted',
  temperatures: 'Temperatures convert as differences: 20 °C counts as 20 K.',
  withoutUnit: 'Without a unit',
  nothing: 'nothing',
  everything: 'all points',
  /** `text` is a fraction like 1/2. */
  partOf: (text: string) => `${text} of the points`,
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
  pointsAndMarking: 'Points and marking',
  points: 'Points',
  deduction: 'Points taken off for a wrong answer',
  rule: 'Part of the points',
  allOrNothing: 'All or nothing',
  allOrNothingMeaning: 'The points are given only if the whole answer is correct.',
  ruleNames: {
    'right-minus-wrong': 'Right less wrong',
    'each-decision': 'Each part counts',
    'half-for-one-slip': 'Half for one slip',
    'by-option': 'By option',
  },
  ruleMeanings: {
    'right-minus-wrong':
      'The part of the correct options that is selected, less the part of the wrong ones; never below 0.',
    'each-decision':
      'Each option that is treated correctly, selected or not, each pair of neighbours in an order, or each prompt with its partner earns the same part.',
    'half-for-one-slip': 'With exactly one wrong decision, half of the points.',
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
  /** What a number earns that is not wholly right: “Nearly right (± 5 %): 50%”. */
  numbers: {
    near: ({ percent, within }: { percent: number; within: string }) =>
      `Nearly right (${within}): ${number(percent)}%`,
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
  end: 'End preview',
}

// What stands beside the correct answer of a question, in the editor.
export const questionExplanation = {
  label: 'Explanation',
  hint: 'Students see it beside the correct answer.',
  notes: 'Notes on options',
  notesHint:
    'Students see the notes on the options that they chose and on the correct ones, together with the correct answer.',
  note: (letter: string) => `Note on option ${letter}`,
}

export const questionTypes = {
  names: {
    single: 'Single Correct',
    multiple: 'Multiple Correct',
    write: 'Write Answer',
    numeric: 'Numeric Answer',
    matching: 'Match Pairs',
    ordering: 'Put in Order',
    essay: 'Essay Answer',
  },
}

// The head of a quiz's pages.
export const quizPage = {
  title: (page: string, quiz: string) => `${page} – ${quiz}`,
  tabs: {
    Results: 'Results',
    Students: 'Students',
    Live: 'Live',
    Questions: 'Questions',
    Share: 'Share',
    Settings: 'Settings',
  },
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
  markByHand: 'Mark by hand',
}

// Results that students do not see yet are released.
export const releasing = {
  waiting: 'Students do not see their results yet.',
  release: 'Release results',
  busy: 'Releasing…',
  /** `hint` is like “Try again in a moment.” */
  failed: (hint: string) => `The results could not be released. ${hint}`,
  changedElsewhere: 'Results were not waiting any more: another window has changed that.',
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
  othersLater: (n: number) =>
    plural(n, {
      one: `${number(n)} student has attempts left and will see the correct answers later.`,
      other: `${number(n)} students have attempts left and will see the correct answers later.`,
    }),
  /** Both are whole sentences. */
  sentences: (first: string, second: string) => `${first} ${second}`,
  ask: 'Release results now?',
  notYet: 'Not yet',
  releaseNow: 'Release now',
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
  unmarked: (n: number) =>
    plural(n, {
      one: `${number(n)} answer has no released mark yet: its student sees a question mark there.`,
      other: `${number(n)} answers have no released mark yet: students see a question mark there.`,
    }),
  undo: 'Undo',
  heldBack: 'Students do not see their results any more.',
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
