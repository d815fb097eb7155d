#!/bin/sh
# intl-messageformat 12.1.5 (FormatJS) and @messageformat/core 3.4.1 read the same ICU messages, and give three of them otherwise.
# 1. `#` in a `select` that stands in a `plural`: a sign for FormatJS, the number for the other.
# 2. An apostrophe before `{` that nothing closes: FormatJS takes the rest as text, the other keeps the sign and puts the value in.
# 3. A message that is one argument and nothing else: FormatJS returns a text, the other the value itself, here the number 1.
# A translation that was looked at with one of them can so read otherwise with the other, with no error from either.
# Seen in November 2026, on Node 20 and 26. The script ends with an error if any of that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts intl-messageformat@12.1.5 @messageformat/core@3.4.1
cat >compare.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import MessageFormat from '@messageformat/core'
import { IntlMessageFormat } from 'intl-messageformat'

const messages = [
  ['{count, plural, other {{who, select, student {# of her quizzes} other {# quizzes}}}}', { count: 3, who: 'student' }],
  ["Put '{name} here", { name: 'Ada' }],
  ['{ count }', { count: 1 }],
  // For comparison, the same in both.
  ["{count, plural, one {# file} other {'#' of # files}}", { count: 1200 }],
  ["It''s {count} o'clock", { count: 3 }],
]
const other = new MessageFormat('en')
const seen = messages.map(([message, values]) => ({
  message,
  formatjs: new IntlMessageFormat(message, 'en').format(values),
  messageformat: other.compile(message)(values),
}))
console.log(JSON.stringify(seen, null, 1))
assert.deepEqual(
  seen.map(({ formatjs, messageformat }) => [formatjs, messageformat]),
  [
    ['# of her quizzes', '3 of her quizzes'],
    ['Put {name} here', "Put 'Ada here"],
    ['1', 1],
    ['# of 1,200 files', '# of 1,200 files'],
    ["It's 3 o'clock", "It's 3 o'clock"],
  ],
)
SCRIPT
node compare.mjs
