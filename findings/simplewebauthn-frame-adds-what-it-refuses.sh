#!/bin/sh
# @simplewebauthn/server 14.0.3 does not look at the page around a frame when a passkey is added: a browser says `crossOrigin` and
# `topOrigin`, and `verifyRegistrationResponse` says verified. When that passkey is used in the same frame,
# `verifyAuthenticationResponse` throws until `expectedTopOrigin` names the page around. So people add a passkey that never signs in there.
# Seen in November 2026, on Node 22 and 26. The script ends with an error if that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @simplewebauthn/server@14.0.3
cat >frame.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const [origin, rpId, topOrigin] = ['https://quiz.example.org', 'quiz.example.org', 'https://lms.example.org']
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const text = (bytes) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes) => createHash('sha256').update(bytes).digest()
const point = (written) => new Uint8Array(Buffer.from(written, 'base64url'))
const { x, y } = publicKey.export({ format: 'jwk' })
const cose = isoCBOR.encode(new Map([[1, 2], [3, -7], [-1, 1], [-2, point(x)], [-3, point(y)]]))
const id = Buffer.alloc(16, 7)
const clientData = (type, challenge) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: true, topOrigin }))
const authData = (flags, count, more = []) =>
  Buffer.concat([sha256(rpId), Buffer.of(flags, 0, 0, 0, count), ...more])
const about = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} }
const expected = { expectedOrigin: origin, expectedRPID: rpId }

const added = authData(0b100_0101, 0, [Buffer.alloc(16), Buffer.of(0, 16), id, cose])
const attestation = new Map([['fmt', 'none'], ['attStmt', new Map()], ['authData', new Uint8Array(added)]])
const registration = await verifyRegistrationResponse({
  ...expected,
  expectedChallenge: 'YWRk',
  response: {
    ...about,
    response: {
      clientDataJSON: text(clientData('webauthn.create', 'YWRk')),
      attestationObject: text(isoCBOR.encode(attestation)),
    },
  },
})
console.log('added in a frame:', registration.verified)
assert.equal(registration.verified, true)

const data = clientData('webauthn.get', 'dXNl')
const used = authData(0b101, 1)
const use = (more) =>
  verifyAuthenticationResponse({
    ...expected,
    ...more,
    expectedChallenge: 'dXNl',
    credential: registration.registrationInfo.credential,
    response: {
      ...about,
      response: {
        clientDataJSON: text(data),
        authenticatorData: text(used),
        signature: text(sign('sha256', Buffer.concat([used, sha256(data)]), privateKey)),
      },
    },
  })
await assert.rejects(use({}), (error) => {
  console.log('used there:', error.message)
  return /expectedTopOrigin/.test(error.message)
})
assert.equal((await use({ expectedTopOrigin: topOrigin })).verified, true)
SCRIPT
node frame.mjs
