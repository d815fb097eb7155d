export const names = {
  single: 'Single Correct',
  multiple: 'Multiple Correct',
  write: 'Write Answer',
  numeric: 'Numeric Answer',
  matching: 'Match Pairs',
  ordering: 'Put in Order',
  essay: 'Essay Answer',
}
