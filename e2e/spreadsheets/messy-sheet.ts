/** What a hurried educator could upload: 18 rows, of which 11 are faulty, each in another way. */
const rows = [
  ['What is the capital of Norway?', 'Single', 'Oslo', 'Paris', 'Rome', 'Bern', 'A'],
  ['What is the capital of France?', 'Single', 'Oslo', 'Paris', 'Rome', 'Bern', 'E'],
  ['Which river flows through Vienna?', 'Single', 'Rhine', 'Danube', 'Elbe', 'Oder', ''],
  ['Which of these are islands?', 'Multiple', 'Malta', 'Austria', 'Cyprus', 'Poland', 'A,C'],
  ['Which of these lie on the Baltic Sea?', 'Single', 'Riga', 'Porto', 'Gdańsk', 'Nice', 'A,C'],
  ['Which is the highest of these mountains?', 'Single', 'Etna', 'Zugspitze', 'Etna', 'Ben Nevis', 'B'],
  ['Name the capital of Iceland.', 'Write', '', '', '', '', 'Reykjavík'],
  ['Lisbon lies on the Atlantic.', 'Multiple Choice', '', '', '', '', 'True'],
  ['What is the capital of Italy?', 'Single', 'Oslo', 'Paris', 'Rome', 'Bern', 'Roma'],
  ['Which country has the most people?', 'Single', 'Spain', '', '', '', 'Spain'],
  ['', 'Single', 'Lyon', 'Nantes', 'Lille', 'Brest', 'B'],
  ['Describe the climate of Ireland.', 'Essay', '', '', '', '', 'mild and wet'],
  ['Which city has the Colosseum?', 'Single', 'Athens', 'Rome', 'Split', 'Nîmes', 'B'],
  ['How many countries border Germany?', 'Single', '7', '8', '9', '#REF!', 'C'],
  ['Which sea is the saltiest?', 'Single', 'Baltic', 'Black', 'Red', 'North', 'C'],
  ['What is the capital of Switzerland?', 'Single', 'Oslo', 'Paris', 'Rome', 'Bern', 'D'],
  ['Name the longest river of Europe.', 'Write', '', '', '', '', ''],
  ['Which of these is a kingdom?', 'Single', 'Sweden', 'Finland', 'Estonia', 'Latvia', 'A'],
]
const headings = ['Question', 'Type', 'Option A', 'Option B', 'Option C', 'Option D', 'Correct Answer']

/** The rows as an upload stores them. */
export const messySheet = rows.map((values) =>
  Object.fromEntries(headings.map((heading, i) => [heading, values[i] ?? ''])),
)
