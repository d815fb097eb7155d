#!/bin/sh
# gift-pegjs 1.0.2 reads a backslash before a sign of GIFT as that sign in titles, texts, options and in the left side of a matching
# pair. On the right side its own inner mark is left: `\=` becomes `&&061;`, `\}` becomes `&&125;`, `\:` becomes `&&058;`.
# So a partner such as "2 \: 3" is shown with a code in it, although Moodle shows "2 : 3", and the file has no fault.
# Seen in November 2026, on Node 20 and 26. The script ends with an error if that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts gift-pegjs@1.0.2
cat >read.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { parse } from 'gift-pegjs'

const pairs = [
  ['1 \\: 2', '2 \\: 4'],
  ['x \\= 1', 'y \\= 2'],
  ['\\{a\\}', '\\{b\\}'],
  ['plain', 'also plain'],
]
const text = `::Ratios:: Which are equal? {\n${pairs.map(([left, right]) => `=${left} -> ${right}`).join('\n')}\n}\n`
const [question] = parse(text)
const seen = question.matchPairs.map(({ subquestion, subanswer }) => [subquestion.text, subanswer])
console.log(text, JSON.stringify(seen, null, 1))
assert.deepEqual(seen, [
  ['1 : 2', '2 &&058; 4'],
  ['x = 1', 'y &&061; 2'],
  ['{a}', '&&123;b&&125;'],
  ['plain', 'also plain'],
])
const [typed] = parse('Typed. {=2 \\: 4}\n')
assert.equal(typed.choices[0].text.text, '2 : 4')
SCRIPT
node read.mjs
