import type { QuestionType } from '@quizly/domain'
import type { FeatureName, FormatName, LossCode, MoodleReading } from '@quizly/formats'
import { number, plural } from './language.ts'

/** What stands behind the codes in `loss.ts`: a name means the same everywhere. */
type Texts =
  | 'as'
  | 'attribute'
  | 'bank'
  | 'comparison'
  | 'draw'
  | 'element'
  | 'encoding'
  | 'feature'
  | 'first'
  | 'format'
  | 'fragment'
  | 'grading'
  | 'group'
  | 'id'
  | 'item'
  | 'letter'
  | 'last'
  | 'name'
  | 'number'
  | 'path'
  | 'pattern'
  | 'second'
  | 'setting'
  | 'sign'
  | 'text'
  | 'tolerance'
  | 'type'
  | 'unit'
  | 'units'
  | 'value'
  | 'why'
  | 'address'
  | 'of'
  | 'parts'
type Numbers = 'all' | 'count' | 'least' | 'most' | 'share' | 'size' | 'sum'
/** Per cent or points, which may be written as a fraction. */
type Amounts = 'from' | 'to' | 'weight'
type Params = Record<Texts | Amounts, string> & Record<Numbers, number>
type Sentences = Record<LossCode, string | ((params: Params) => string)>

export const formatNames = {
  gift: 'GIFT',
  'moodle-xml': 'Moodle XML',
  aiken: 'Aiken',
  'missing-word': 'Missing word',
  canvas: 'Canvas (QTI 1.2)',
  'qti-2': 'QTI 2',
  'qti-3': 'QTI 3',
  kahoot: 'Kahoot (sheet)',
} satisfies Record<FormatName, string>

/** What a question can have beside its type; it stands in tables, and in quotation marks in sentences. */
export const features = {
  title: 'Name of a question',
  tags: 'Tags',
  formatting: 'Bold, lists, tables, code',
  formulas: 'Formulas',
  pictures: 'Pictures',
  points: 'Points',
  deduction: 'Penalty for a wrong answer',
  explanation: 'Explanation',
  optionNotes: 'Feedback per option',
  fixedOptions: 'Options that are not shuffled',
  allOrNothing: 'All or nothing, with several correct parts',
  rightMinusWrong: 'Correct minus wrong',
  eachDecision: 'Credit per option',
  listDecisions: 'Credit per correct part',
  halfForOneSlip: 'Half for one mistake',
  byOption: 'Credit set per option',
  lenient: 'Small spelling mistakes accepted',
  severalTexts: 'Several accepted texts',
  tolerance: 'Tolerance of a number',
  decimalComma: 'Decimal comma',
  near: 'Credit for close answers',
  precision: 'Number of digits',
  unit: 'Units',
  distractors: 'Extra answers that match nothing',
  essayLength: 'Longest essay',
  spelling: 'Spell check in an essay',
  rubric: 'Rubric',
  sample: 'Sample answer',
  slot: 'Slots that draw questions',
  regraded: 'Answers accepted in a regrade',
} satisfies Record<Exclude<FeatureName, QuestionType>, string>

/** Why a file is not read, and what of it is not in the quiz as it was. Sorted by code. */
export const losses = {
  'answer-is-pattern': ({ pattern }) =>
    `The accepted answer “${pattern}” is a pattern that stands for too many texts. Write the texts that you accept.`,
  'answer-line-missing': 'The line with ANSWER is missing.',
  'answer-missing': 'Behind ANSWER a letter is missing.',
  'answer-not-an-option': ({ letter, first, last }) => `${letter} is not one of ${first}–${last}.`,
  'any-right-counts': 'Here all right options are needed; in Kahoot one of them is enough.',
  'any-unit-counts': ({ unit }) => `In the file any unit counts, or none; here the unit is ${unit}.`,
  'archive-in-package': ({ path }) => `The package holds another archive, ${path}. It is left out.`,
  'arrow-in-text': 'The text contains “->”, which reads as a pair in this format.',
  'arrow-missing': ({ text }) => `“${text}” has no “->”, so it is no pair.`,
  'attribute-dropped': ({ attribute, value }) => `${attribute} = ${value} is not kept.`,
  'bank-missing': ({ bank, group }) =>
    `The group “${group}” draws from the question bank ${bank}, which is not in this file. Export that bank too.`,
  'blank-added': 'A blank is added to the end of the text.',
  'bound-included': ({ number: bound }) => `${bound} itself is right here; in the file it is just outside.`,
  'brace-extra': ({ sign }) => `There is a “${sign}” too many. Write a backslash before it, or take it out.`,
  'brace-missing': 'A } is missing.',
  'case-ignored': 'Capital and small letters count in the file; here they do not.',
  'cloze-unreadable': ({ text }) => `The gap “${text}” cannot be read.`,
  comments: ({ count }) =>
    plural(count, {
      one: `${number(count)} comment is not kept.`,
      other: `${number(count)} comments are not kept.`,
    }),
  'comparison-unknown': ({ comparison }) => `The comparison “${comparison}” is not known here.`,
  'draw-dropped': ({ group, draw, of }) =>
    `“${group}” asks ${draw} of ${of} questions of each student. Here all of them are in the quiz.`,
  'element-dropped': ({ element, count }) =>
    plural(count, {
      one: `“${element}” is not kept.`,
      other: `“${element}” is not kept (${number(count)} times).`,
    }),
  'empty-answer': 'An answer is empty. It is left out.',
  'empty-option-dropped': ({ count }) =>
    plural(count, {
      one: `${number(count)} empty option is left out.`,
      other: `${number(count)} empty options are left out.`,
    }),
  'encoding-declared': ({ encoding }) =>
    `The file says that it is written in ${encoding}, but it is in UTF-8. It is read as UTF-8.`,
  'encoding-guessed': ({ encoding }) =>
    `The file does not say how it is encoded. It is read as ${encoding}: check letters like é or ß.`,
  'encoding-unknown': 'How this file is encoded is not known. Save it as UTF-8 and upload it again.',
  'feedback-by-outcome': ({ count }) =>
    plural(count, {
      one: `${number(count)} feedback for right or wrong answers is not kept.`,
      other: `${number(count)} texts of feedback for right or wrong answers are not kept.`,
    }),
  'feedback-in-explanation': ({ count }) =>
    plural(count, {
      one: `${number(count)} feedback for right or wrong answers stands in the explanation.`,
      other: `${number(count)} texts of feedback for right or wrong answers stand in the explanation.`,
    }),
  'feedback-of-answer': ({ count }) =>
    plural(count, {
      one: `Feedback for ${number(count)} answer is not kept.`,
      other: `Feedback for ${number(count)} answers is not kept.`,
    }),
  'file-dropped': ({ name }) => `The file ${name} is in the question, but no text shows it. It is left out.`,
  'file-empty': 'This file is empty.',
  'file-is-archive':
    'This is no file with questions that Quizly knows: it begins like an archive. Unpack it, and upload a file from it.',
  'file-is-document':
    'This is no file with questions that Quizly knows: it begins like a document of an office program. Copy the questions and paste them below.',
  'file-is-media': 'This is no file with questions that Quizly knows: it begins like a sound or a video.',
  'file-is-page': 'This is no file with questions that Quizly knows: it begins like a web page.',
  'file-is-pdf': 'This is no file with questions that Quizly knows: it begins like a PDF.',
  'file-is-picture': 'This is no file with questions that Quizly knows: it begins like a picture.',
  'file-is-program': 'This is no file with questions that Quizly knows: it begins like a program.',
  'file-is-sheet': 'This is a spreadsheet. Save it as an Excel workbook (.xlsx) and upload it again.',
  'file-too-large': ({ size, most }) =>
    `This file has ${number(size)} MB; a text can have ${number(most)} MB. Split it into several files.`,
  'file-unknown': 'This is no file with questions that Quizly knows.',
  'format-unknown': ({ format }) =>
    `The text format [${format}] is not known. The text is read as plain text.`,
  'formatting-changed': ({ element }) => `The formatting “${element}” looks different here.`,
  'formatting-dropped': ({ element }) => `The formatting “${element}” is not kept.`,
  'formula-as-tex': ({ count }) =>
    plural(count, {
      one: `${number(count)} formula is written in TeX now.`,
      other: `${number(count)} formulas are written in TeX now.`,
    }),
  'formula-dropped': ({ text }) => `The formula ${text} cannot be drawn here. It is kept as text.`,
  'gap-as-blank': 'The place of the gap in the text is a blank line now.',
  'gaps-of-two-kinds': 'The file cannot hold gaps to type and gaps to choose in one question.',
  'hints-dropped': ({ count }) =>
    plural(count, {
      one: `${number(count)} hint is not kept.`,
      other: `${number(count)} hints are not kept.`,
    }),
  'item-signs': 'An item contains signs that this format cannot write.',
  'letter-twice': ({ letter }) => `Two options have the letter ${letter}.`,
  'line-outside': ({ text }) => `This line belongs to no question: “${text}”.`,
  'lines-joined': 'Line ends in the text become blanks.',
  'link-dropped': ({ address }) => `The link to ${address} is not kept; its text is.`,
  'manifest-missing': 'This package has no imsmanifest.xml. Export it again.',
  'markdown-of-moodle': 'This text is in Moodle’s own Markdown. Check how it looks.',
  'marking-missing':
    'The file does not say how this is marked. Here the right answer earns all points, and any other none.',
  'marking-unknown': ({ item }) =>
    `Item ${item} computes its score in a way that Quizly cannot repeat. Look at it, or leave it out.`,
  'moodle-reads': 'Moodle reads this question otherwise.',
  'no-question': 'No question is here.',
  'no-right-answer': 'No answer is marked as right. Mark one, or leave the question out.',
  'not-held': ({ feature }) => `The file cannot hold this: “${feature}”.`,
  'number-ambiguous': ({ text }) =>
    `${text} can be read as more than one number. Write it with a decimal point.`,
  'number-as-text': ({ number: written }) => `The number ${written} is compared as a text.`,
  'number-read': ({ text }) => `“${text}” is read as a number.`,
  'number-rounded': ({ number: written }) =>
    `The number ${written} has more digits than the format can hold. It is rounded.`,
  'number-tolerance': ({ number: written, tolerance, weight }) =>
    `${written} ± ${tolerance} earns ${weight}% in the file; that does not fit here and is not kept.`,
  'number-unknown': ({ number: written }) => `“${written}” cannot be read as a number.`,
  'number-weight': ({ number: written, weight }) =>
    `The number ${written} earns ${weight}% in the file; that does not fit here and is not kept.`,
  'option-empty': 'An option without a text is left out.',
  'options-alike': 'Two options are the same in plain text.',
  'options-missing': 'This question has no options.',
  'options-over': ({ most }) => `It has more than ${number(most)} options, which the file cannot hold.`,
  'order-marking': ({ as }) => `The way of marking “${as}” is another one here.`,
  'order-mixed': 'Students see the items in another order at the start.',
  'order-of-part': ({ count, all }) =>
    `The file asks ${number(count)} of ${number(all)} items of each student. Here all of them are asked.`,
  'package-damaged': ({ path }) => `This package is damaged at ${path}. Download it again.`,
  'package-encrypted': 'This package is protected with a password. Pack it again without one.',
  'package-ends-early': 'This package ends too early. Download it again.',
  'package-name-twice': ({ path }) => `This package holds two files called ${path}. Pack it again.`,
  'package-path-outside': ({ path }) =>
    `This package wants to write outside its own folder, to ${path}. It is not opened.`,
  'package-too-large': ({ size, most }) =>
    `This package has ${number(size)} MB; it can have ${number(most)} MB. Export fewer questions at once.`,
  'package-too-many-parts': ({ most }) =>
    `This package holds more than ${number(most)} files. Export fewer questions at once.`,
  'package-unpacks-too-large': ({ most }) =>
    `This package unpacks to more than ${number(most)} MB. It is not opened.`,
  'part-missing': ({ path }) => `The file ${path} is named in the package, but it is not there.`,
  'part-twice': ({ path }) => `The file ${path} is named twice in the package.`,
  'partner-plain': 'The formatting of a match is not kept.',
  'parts-made-equal': ({ parts }) =>
    `The parts ${parts} earn different points in the file. Here each earns the same.`,
  'picture-broken': ({ name }) => `The picture ${name} is broken. It is left out.`,
  'picture-missing': ({ name }) => `The picture ${name} is not in the file. It is left out.`,
  'picture-refused': ({ why }) => `A picture could not be stored. ${why}`,
  'picture-too-large': ({ name, most }) =>
    `The picture ${name} is larger than ${number(most)} MB. It is left out.`,
  'points-changed': ({ from, to }) => `${from} points in the file are ${to} points here.`,
  problem: 'The question breaks a rule of Quizly. Open it to see which.',
  'question-elsewhere': ({ id, bank }) =>
    `The question ${id} is in the bank ${bank}, which is not in this file. Export that bank too.`,
  'question-too-long': ({ most }) => `This question has more than ${number(most)} letters. It is not read.`,
  'remote-picture': ({ address }) => `The picture at ${address} is on another server and is not fetched.`,
  'right-earns-less': ({ text }) =>
    `The file calls “${text}” right, but another answer earns more. Here the one that earns most is right.`,
  'root-unknown': ({ element }) => `The file begins with <${element}>, which holds no questions.`,
  'same-text': ({ text }) => `“${text}” is there twice.`,
  'setting-dropped': ({ setting, value }) => `The setting “${setting}: ${value}” is not kept.`,
  'several-braces': 'There is more than one pair of braces in this question.',
  'several-gaps': 'There are several gaps in this question.',
  'several-interactions': ({ count }) =>
    `This item asks ${number(count)} things at once. Write each as a question of its own.`,
  'several-texts': 'The format holds one accepted text, and this question has several.',
  'sign-in-note': ({ sign }) => `The feedback contains “${sign}”. Write a backslash before it.`,
  'signs-in-text': 'The text contains signs that this format cannot write: { } ~ = #.',
  'text-empty': 'Without pictures and formatting a text is empty.',
  'text-like-sign': 'The text begins like an option or an ANSWER line of this format.',
  'text-over': ({ text, most }) =>
    `“${text}” has more than ${number(most)} letters, which the file cannot hold.`,
  'text-too-large': ({ most }) => `This text has more than ${number(most)} elements or letters. It is cut.`,
  'text-weight': ({ text, weight }) =>
    `The answer “${text}” earns ${weight}% in the file; here an accepted text earns all points.`,
  'title-changed': 'The name of the question is changed so that Moodle reads it.',
  'title-open': 'The name of the question is not closed by ::. It is read as text.',
  'tolerance-absolute': 'The tolerance is a number now, not a percentage.',
  'too-many-answers': ({ most }) => `It has more than ${number(most)} answers. Only the first are read.`,
  'too-many-questions': ({ most }) =>
    `This file has more than ${number(most)} questions. The others are not read: split the file.`,
  'two-right-answers': ({ count }) =>
    `${number(count)} answers are marked as right, but only one can be chosen.`,
  'type-unknown': ({ type }) => `The question is of the type “${type}”, which Quizly does not have.`,
  'unit-dropped': ({ unit }) => `The unit ${unit} is not kept.`,
  'unit-penalty': ({ share }) => `An answer without the unit earns ${number(share)}% in the file.`,
  'units-listed': ({ units }) => `These units count in the file: ${units}.`,
  'weight-read': ({ weight, as }) => `The weight ${weight} is read as ${as}.`,
  'weight-rounded': ({ from, to }) => `The weight ${from}% is rounded to ${to}%.`,
  'weights-do-not-add-up': ({ sum }) => `The weights of the right answers add up to ${sum}%, not to 100%.`,
  'wrong-costs-nothing': ({ least }) =>
    `A wrong answer costs ${number(least)}% in the file; here it costs nothing.`,
  'wrong-text': ({ text }) => `The wrong answer “${text}” is not kept: only right texts are listed.`,
  'xml-doctype': 'This file has a DOCTYPE, which Quizly does not read. Export it again without one.',
  'xml-not-well-formed': 'This is no well-formed XML: a tag is not closed, or a sign is wrong.',
  'xml-too-deep': ({ most }) =>
    `This file nests its elements deeper than ${number(most)} levels. It is not read.`,
  'xml-too-large': ({ most }) =>
    `This file has more than ${number(most)} elements. Split it into several files.`,
} satisfies Sentences

/** What Moodle makes of a question that is meant otherwise, and is read here as it is meant. */
export const moodleReadings = {
  'any-number': 'Moodle reads this as: any number is right.',
  blank: 'Moodle adds a blank to the text.',
  'file-refused': 'Moodle refuses the whole file because of this.',
  'first-counts': 'In Moodle the first answer that fits decides, not the best one.',
  'first-right': 'In Moodle only the first of the right answers counts.',
  'import-ends': 'Moodle ends the import here: no later question is stored.',
  information: 'Moodle reads this as an information without an answer.',
  'items-cut': 'Moodle cuts letters off the items, or makes items of words.',
  'left-out': 'Moodle leaves this question out.',
  'no-formula': 'Moodle shows the formula as letters.',
  'no-right-answer': 'In Moodle no answer is right.',
  'no-tag': 'Moodle does not read the tag.',
  'no-title': 'In Moodle the name is a part of the text.',
  'one-question': 'Moodle reads this as a part of the question before it.',
  'other-answers': 'In Moodle signs in the texts begin other answers.',
  'other-letters': 'In Moodle letters with accents become other letters.',
  'other-number': 'Moodle reads another number.',
  'other-option': 'In Moodle another option is right.',
  'other-title': 'Moodle reads another name.',
  'part-of-category': 'In Moodle this question becomes a part of the name of a category.',
  'signs-kept': 'In Moodle backslashes stay in the text.',
  'single-choice': 'In Moodle only one option can be chosen.',
  'tags-gone': 'In Moodle what looks like a tag is not shown.',
  'text-question': 'Moodle reads this as a question whose answer is typed.',
  'true-by-order': 'In Moodle the first option stands for true, whatever it says.',
  'two-questions': 'Moodle ends this question before its end.',
  'weight-in-text': 'In Moodle the weight stays in the text and does not count.',
} satisfies Record<MoodleReading, string>

export const lossKinds = {
  dropped: 'Not kept',
  changed: 'Changed',
  approximated: 'Points that may differ',
  refused: 'Questions that are left out',
}

/** How questions of a file are looked at before they are saved. */
export const importing = {
  title: 'Review the questions',
  reading: 'Reading the file',
  /** `file` is the name of the file. */
  from: <Node>(file: Node) => ['From ', file],
  readAs: (format: string) => `Read as ${format}.`,
  readOtherwise: 'Read otherwise:',
  otherFile: 'Choose another file',
  gone: 'This file is not on this device any more',
  goneHint: 'It was saved as a quiz or discarded, or it was opened on another device. Upload it again.',
  toUpload: 'Upload a file',
  notRead: 'The file could not be read',
  tooSlow: 'This file takes too long to read. Split it into several files.',
  readerMissing: 'The reader for this file could not be loaded. Check your connection and try again.',
  fileGone: 'The file was moved or changed and cannot be read any more. Choose it again.',
  noQuestions: 'No question was found in this file.',
  notStored:
    'Your changes are not kept on this device, because its storage is full or forbidden. Save before you leave this page.',
  asTheyAre: (n: number, all: number) =>
    plural(all, {
      one: `${number(n)} of ${number(all)} question as it is`,
      other: `${number(n)} of ${number(all)} questions as they are`,
    }),
  changed: (n: number) => plural(n, { one: `${number(n)} changed`, other: `${number(n)} changed` }),
  corrected: (n: number) => plural(n, { one: `${number(n)} corrected`, other: `${number(n)} corrected` }),
  leftOut: (n: number) => plural(n, { one: `${number(n)} left out`, other: `${number(n)} left out` }),
  namesStay: 'Only the bank keeps names and tags of the questions: a quiz has no place for them.',
  tooMany: (all: number, most: number) =>
    `This file has ${number(all)} questions; a quiz can have ${number(most)}. Put them into the bank, or choose which to take.`,
  fromQuestion: 'From question',
  toQuestion: 'To question',
  takeThese: 'Take only these',
  rangeWrong: (all: number) => `Type two numbers from 1 to ${number(all)}, the smaller one first.`,
  whatChanges: 'What is not as in the file',
  nothingChanges: 'Everything is as in the file.',
  /** `kind` is one of “Left out”, “Changed” and the others above. */
  ofKind: (kind: string, n: number) =>
    plural(n, { one: `${kind}: ${number(n)} question`, other: `${kind}: ${number(n)} questions` }),
  more: (n: number) => plural(n, { one: `and ${number(n)} more`, other: `and ${number(n)} more` }),
  moreSentences: (n: number) => plural(n, { one: `Show ${number(n)} more`, other: `Show ${number(n)} more` }),
  wholeFile: 'The whole file',
  download: 'Download this list (CSV)',
  /** The name of the downloaded file. */
  lossFile: (file: string) => `${file} – import`,
  columns: { question: 'Question', line: 'Line', kind: 'Kind', what: 'What', instead: 'Now' },
  questions: 'Questions',
  show: 'Show',
  filters: {
    all: (n: number) => `All (${number(n)})`,
    changed: (n: number) => `Not as in the file (${number(n)})`,
    out: (n: number) => `Left out (${number(n)})`,
  },
  showEarlier: 'Show earlier questions',
  noneOfThese: 'There are no such questions.',
  question: (n: number) => `Question ${number(n)}`,
  line: (n: number) => `line ${number(n)}`,
  inFile: 'In the file',
  inQuiz: 'In the quiz',
  asStudentsSee: 'As students see it, with the correct answer filled in',
  nothing: 'Nothing: this question is left out.',
  needsYou: 'This question is left out until you correct it.',
  isOut: 'You left this question out.',
  instead: (text: string) => `Now: ${text}`,
  /** What Moodle has there. */
  inMoodle: (text: string) => `In Moodle: ${text}`,
  atLine: (n: number, problem: string) => `Line ${number(n)}: ${problem}`,
  edit: (n: number) => `Edit question ${number(n)}`,
  cancelEdit: (n: number) => `Leave question ${number(n)} as it was`,
  done: (n: number) => `Done with question ${number(n)}`,
  reset: (n: number) => `Undo changes to question ${number(n)}`,
  leaveOut: (n: number) => `Leave out question ${number(n)}`,
  takeIn: (n: number) => `Take in question ${number(n)}`,
  keepAsEssay: (n: number) => `Keep question ${number(n)} as an essay`,
  finishFirst: <Node>(question: Node) => ['Finish ', question, ' first: it is open in the editor.'],
  showMore: (n: number) => plural(n, { one: `Show ${number(n)} more`, other: `Show ${number(n)} more` }),
  sendingPictures: (sent: number, all: number) =>
    `Pictures: ${number(sent)} of ${number(all)} are stored. You can go on meanwhile.`,
  picturesWait: 'Pictures are stored when you are online again.',
  newQuiz: 'The new quiz',
  ready: (n: number) =>
    plural(n, { one: `${number(n)} question to save`, other: `${number(n)} questions to save` }),
  save: 'Save as a new quiz',
  intoQuiz: 'Put into a quiz…',
  intoTitle: 'Put into one of your quizzes',
  intoWhich: 'Into which quiz?',
  intoHint: 'The questions are put into its editor. Students see them after you save there.',
  nothingToSave: 'Take in at least one question.',
  tooManyToSave: (n: number, most: number) =>
    `You have chosen ${number(n)} questions; a quiz can have ${number(most)}. Leave some out.`,
  noRoom: (room: number) =>
    plural(room, {
      one: `Only ${number(room)} more question fits into this quiz.`,
      other: `Only ${number(room)} more questions fit into this quiz.`,
    }),
  picturesNotSent: 'Wait until all pictures are stored.',
  saved: (n: number) =>
    plural(n, {
      one: `Quiz saved with ${number(n)} question.`,
      other: `Quiz saved with ${number(n)} questions.`,
    }),
  notSaved: 'The quiz was not saved. Try again.',
  put: (n: number) =>
    plural(n, {
      one: `${number(n)} question is in the editor now. Save it there.`,
      other: `${number(n)} questions are in the editor now. Save them there.`,
    }),
}

/** Beside the field for a file on the page of uploads. */
export const choosing = {
  paste: 'Paste questions as text',
  pasteLabel: 'Questions as text',
  pasteHint: 'For example in Aiken, GIFT or XML. You see next how they are read.',
  pasteNothing: 'Paste the questions first.',
  readText: 'Read the text',
  pastedName: 'Pasted text',
  whichFormat: 'If you know what it is, choose:',
  unfinished: 'Not saved yet on this device',
  goOn: (file: string) => `Continue with ${file}`,
  discard: (file: string) => `Discard ${file}`,
  discarded: (file: string) => `${file} discarded`,
  formats: 'What each format can hold',
}

/** How the questions of a quiz are taken out in a format of other programs. */
export const exporting = {
  title: 'Export questions',
  of: <Node>(quiz: Node) => ['Export questions of ', quiz],
  loading: 'Loading the questions',
  format: 'Format',
  hint: 'You see first what the file cannot hold.',
  writing: 'Writing the file…',
  notWritten: 'The file could not be written. Try again.',
  whole: (n: number) =>
    plural(n, {
      one: `${number(n)} question, as it is.`,
      other: `All ${number(n)} questions, as they are.`,
    }),
  loses: (n: number, all: number) =>
    plural(n, {
      one: `${number(n)} of ${number(all)} questions will not be as it is here.`,
      other: `${number(n)} of ${number(all)} questions will not be as they are here.`,
    }),
  leftOut: (n: number) =>
    plural(n, { one: `${number(n)} is left out.`, other: `${number(n)} are left out.` }),
  losses: 'What the file does not hold',
  formats: 'What each format can hold',
  nothing: 'This format can hold none of these questions.',
  download: (format: string) => `Download ${format}`,
  downloaded: 'File downloaded',
  back: 'Back to the questions',
}

/** The page on which an educator takes everything along. */
export const taking = {
  title: 'Take everything with you',
  lead: 'One ZIP file with all that is yours. You can keep it, and bring it back into any Quizly.',
  holds: {
    quizzes: 'Your quizzes with their settings, answer keys and pictures',
    bank: 'Your question bank with its versions and tags',
    results: 'All results, as tables and as JSON. They name your students: keep the file safe.',
  },
  notIn: 'Not in it: what lies in the bin, what is not saved yet, and quizzes that others share with you.',
  formats: {
    legend: 'Also for other programs',
    hint: 'Each quiz in each format that you choose, with a list of what the file cannot hold.',
    table: 'What each format can hold',
  },
  start: 'Download everything',
  preparing: 'Preparing the file…',
  done: 'Everything is downloaded',
  restore: 'To bring it back, upload the ZIP file like a file with questions.',
  toUpload: 'Upload a file',
  back: 'Account',
}

/** The page on which an educator brings back what was taken along. */
export const restoring = {
  title: 'Bring everything back',
  loading: 'Opening the file',
  notRead: 'This file cannot be read any more',
  gone: 'This file is not on this device',
  chooseAgain: 'Upload it once more. What was brought back already is not brought back twice.',
  toUpload: 'Upload a file',
  otherFile: 'Another file',
  from: <Node>(file: Node) => ['From ', file],
  takenAt: (when: string) => `Taken on ${when}`,
  holds: {
    quizzes: (n: number) => plural(n, { one: `${number(n)} quiz`, other: `${number(n)} quizzes` }),
    items: (n: number) =>
      plural(n, { one: `${number(n)} question of the bank`, other: `${number(n)} questions of the bank` }),
    pictures: (n: number) => plural(n, { one: `${number(n)} picture`, other: `${number(n)} pictures` }),
  },
  drafts: 'Quizzes come back as drafts with their settings. What is there already stays as it is.',
  notResults: (n: number) =>
    plural(n, {
      one: `${number(n)} result of a student is not brought back. It stays in the file.`,
      other: `${number(n)} results of students are not brought back. They stay in the file.`,
    }),
  leftOut: (titles: string) => `Not in the file, because it could not be read then: ${titles}`,
  start: 'Bring everything back',
  stop: 'Stop',
  goOn: 'Continue',
  stopped: 'Stopped. What came back so far is whole.',
  progress: 'Bringing everything back',
  waiting: 'Quizly does not answer at the moment. It goes on by itself.',
  steps: {
    pictures: (n: number, all: number) => `Picture ${number(n)} of ${number(all)}`,
    bank: (n: number, all: number) => `Question ${number(n)} of ${number(all)} of the bank`,
    quizzes: (n: number, all: number) => `Quiz ${number(n)} of ${number(all)}`,
  },
  table: 'Quizzes in the file',
  columns: { quiz: 'Quiz', questions: 'Questions', state: 'State' },
  outcomes: {
    notYet: 'In the file',
    restored: 'Brought back',
    there: 'There already',
    changed: 'There already, and changed since. It stays as it is.',
    'in-bin': 'In the bin. Restore it there.',
    failed: (why: string) => `Not brought back. ${why}`,
    unreadable: 'Not brought back, because its file cannot be read.',
  },
  practiceOff: 'Practice is off, because it would show answers that are held back.',
  done: {
    quizzes: (n: number) =>
      plural(n, { one: `${number(n)} quiz is back.`, other: `${number(n)} quizzes are back.` }),
    items: (n: number) =>
      plural(n, {
        one: `${number(n)} question of the bank is back.`,
        other: `${number(n)} questions of the bank are back.`,
      }),
    there: (n: number) =>
      plural(n, { one: `${number(n)} was there already.`, other: `${number(n)} were there already.` }),
    failed: (n: number) =>
      plural(n, {
        one: `${number(n)} could not be brought back.`,
        other: `${number(n)} could not be brought back.`,
      }),
    picturesLost: (n: number) =>
      plural(n, {
        one: `${number(n)} picture could not be brought back: its text stands there instead.`,
        other: `${number(n)} pictures could not be brought back: their texts stand there instead.`,
      }),
    versionsLeft: (n: number) =>
      plural(n, {
        one: `${number(n)} old version did not fit.`,
        other: `${number(n)} old versions did not fit.`,
      }),
  },
  toQuizzes: 'My Quizzes',
  toBank: 'Question bank',
}

/** The page about formats. */
export const holding = {
  title: 'What each format can hold',
  lead: 'Quizly says what a file cannot hold before anything is saved or downloaded. This table says it for all formats.',
  loading: 'Loading the table',
  notLoaded: 'The table could not be loaded.',
  table: 'Formats',
  feature: 'Part of a question',
  readOnly: (format: string) => `${format} (import only)`,
  writeOnly: (format: string) => `${format}, uploaded as a spreadsheet`,
  held: { kept: 'Yes', partly: 'Partly', lost: 'No' },
  partly: 'Partly: it depends on the question. You are told for each question before you download.',
  toUpload: 'Upload a file',
  own: 'A quiz file of Quizly (.json) holds everything.',
  everything: 'Take everything with you, in one file',
}
