#!/bin/sh
# otpauth 9.5.2: an issuer with a colon is written into the address, and comes back with a part of it in the label: “ Northfield:ada” for
# “ada”. Apps part the two at the first colon. An issuer has to be without one, and the secret is what has to be stored.
# Seen in December 2026, on Linux with x64 and Node 26. The script ends with an error if that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts otpauth@9.5.2
cat >back.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { TOTP, URI } from 'otpauth'

const made = new TOTP({ issuer: 'Quizly: Northfield', label: 'ada', secret: 'JBSWY3DPEHPK3PXP' })
const { issuer, label } = URI.parse(made.toString())
console.log({ issuer, label })
assert.equal(label, ' Northfield:ada')
SCRIPT
node back.mjs
