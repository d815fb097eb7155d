#!/bin/sh
# otpauth 9.5.2: `validate` throws a RangeError for a token of six characters that are not six bytes, such as full-width digits, where it
# says null for six letters. What somebody types has to be checked first: /^[0-9]{6}$/.
# Seen in December 2026, on Linux with x64 and Node 26. The script ends with an error if that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts otpauth@9.5.2
cat >validate.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { TOTP } from 'otpauth'

const totp = new TOTP({ secret: 'JBSWY3DPEHPK3PXP' })
assert.equal(totp.validate({ token: 'abcdef' }), null)
for (const token of ['１２３４５６', '12345é', '☃☃☃☃☃☃']) assert.throws(() => totp.validate({ token }), RangeError)
console.log('otpauth throws on six characters of more than six bytes')
SCRIPT
node validate.mjs
