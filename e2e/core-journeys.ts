/**
 * The journeys that every change must pass, each by how its title begins: a student's way with each type of question, what may
 * happen to answers on it, and an educator's way from writing a quiz to its results.
 */
export const coreJourneys = {
  'joining and accounts': [
    'who signs up on the way returns to where they were going',
    'a session revoked in mid-quiz costs no answer',
    'a new password ends the other sessions',
    'a student’s screens are as specified, from Home to the running quiz',
    'a student’s screens are as specified, from the running quiz to the profile',
  ],
  'each type of question': [
    'an educator makes a quiz and a student takes it',
    'a student writes an essay',
    'a student reads formulas',
    'a student chooses by keyboard, also without a network',
    'a student moves items by keyboard',
    'a student types a number with a unit',
    'a picture is asked about, from writing to the result',
    'a student practises a quiz by keyboard',
    'one question a page and no way back',
    'a student reads how a quiz is marked, earns a part',
  ],
  'saving and submitting': [
    'a reload in mid-quiz keeps the answers and the clock',
    'when the time runs out the quiz submits itself',
    'submitting twice by a double click gives one result',
    'two tabs answer at once',
    'the server is killed in mid-quiz and comes back',
    'submitted while offline: it is kept, said, outlives a reload',
    'one answer that a firewall does not let through',
    'a reload without a network in mid-quiz',
    'a receipt is saved and verified',
    'what runs lets a student take a quiz with a picture',
  ],
  'writing and sharing': [
    'a sheet with faults is uploaded, corrected and becomes a quiz',
    'two windows that edit one quiz overwrite nothing',
    'a draft is finalized once, closed and opened again',
    'an educator finds a quiz again, its code and its results',
    'an educator invites a colleague',
    'a typo in the title is fixed',
    'a student who waits can start as soon as the quiz opens',
    'the questions, the boxes and the key each say what they should',
  ],
  'watching, marking, results': [
    'an educator watches a class',
    'an educator ends the quiz for everyone',
    'an educator sees how the class did',
    'a class is marked by keyboard',
    'an educator reads what a new answer key does to scores',
    'a wrong key is fixed from the results',
    'the results come as CSV and as a workbook',
  ],
  languages: ['a refused form says in the language that is chosen', 'in ar a quiz in en runs its own way'],
}
