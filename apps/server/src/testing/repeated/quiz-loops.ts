import {
  acceptInvitation,
  addToBank,
  changeBankItem,
  changeBankItems,
  changeBankSharing,
  changeColleague,
  deleteBankItem,
  deleteBankItems,
  discardDraft,
  endBankSharing,
  endQuiz,
  finalizeQuiz,
  getBankItem,
  getQuizSettings,
  giveExtraTime,
  giveOutResults,
  handOverQuiz,
  inviteColleague,
  keepDraft,
  listBankSharing,
  listColleagues,
  moveQuiz,
  removeColleague,
  setAllowance,
  shareBank,
  updateQuizSettings,
  withdrawInvitation,
} from '@quizly/contract'
import { sampleQuestions } from '../sample-questions.ts'
import type { TestApp } from '../test-app.ts'
import { type Loop, seedLoop } from './loops.ts'

async function seedSettings(t: TestApp) {
  const room = await seedLoop(t)
  const { own, read } = room
  const settings = () => t.call(getQuizSettings, own)
  const change = async (changed: Record<string, unknown>) => {
    const { resultRelease, code } = (await settings()).body
    return t.call(updateQuizSettings, { ...own, body: { resultRelease, code, ...changed } })
  }
  return { ...room, change, read: async () => [...(await read()), await settings()] }
}

async function seedColleagues(t: TestApp) {
  const room = await seedLoop(t)
  return { ...room, read: async () => [await t.call(listColleagues, room.own)] }
}

export const quizLoops: Loop[] = [
  {
    calls: ['changeBankItem', 'changeBankItems', 'deleteBankItem', 'deleteBankItems'],
    begin: async (t) => {
      const { own, read } = await seedLoop(t)
      const { token } = own
      const add = async (text: string) => {
        const body = { items: [{ question: { ...sampleQuestions[0], text }, tags: ['cells'] }] }
        return (await t.call(addToBank, { token, body })).body.items[0]?._id ?? ''
      }
      const itemId = await add('Kept')
      return {
        again: async (time) => {
          const deleted = await add(`Deleted ${time}`)
          await t.call(deleteBankItem, { token, params: { itemId: deleted } })
          const question = { ...sampleQuestions[0], text: `Version ${time}` }
          const { version } = (await t.call(getBankItem, { token, params: { itemId } })).body.item
          const body = { revised: { base: version, question } }
          await t.call(changeBankItems, {
            token,
            body: { items: [itemId], addTags: [`tag ${time}`], removeTags: [`tag ${time - 1}`] },
          })
          await t.call(deleteBankItems, { token, body: { items: [await add(`Deleted ${time} too`)] } })
          return t.call(changeBankItem, { token, params: { itemId }, body })
        },
        read: async () => [...(await read()), await t.call(getBankItem, { token, params: { itemId } })],
      }
    },
  },
  {
    calls: ['shareBank', 'changeBankSharing', 'endBankSharing'],
    begin: async (t) => {
      const { own } = await seedLoop(t)
      const { token } = own
      return {
        again: async (time) => {
          const body = { email: 'cleo@example.org', role: 'viewer' } as const
          const { invitation } = (await t.call(shareBank, { token, body })).body
          const params = { shareId: invitation._id }
          const role = time % 2 === 0 ? 'editor' : 'viewer'
          await t.call(changeBankSharing, { token, params, body: { role } })
          return t.call(endBankSharing, { token, params })
        },
        read: async () => [await t.call(listBankSharing, { token })],
      }
    },
  },
  {
    calls: ['updateQuizSettings', 'giveOutResults'],
    begin: async (t) => {
      const { own, change, read } = await seedSettings(t)
      return {
        again: async (time) => {
          if (time % 2 === 0) return change({ resultRelease: 'at-once' })
          await change({ resultRelease: 'by-hand' })
          return t.call(giveOutResults, own)
        },
        read,
      }
    },
  },
  {
    calls: ['giveExtraTime'],
    // A quiz has at most 500.
    most: { grants: 100_000, attempt_grants: 40_000, attempts: 5_000, told: 30_000 },
    begin: async (t) => {
      const { own, ben, read } = await seedLoop(t)
      const to = { reach: 'student', userId: ben._id, minutes: 1, reopen: true } as const
      return {
        again: (time) => t.call(giveExtraTime, { ...own, body: { _id: `given ${time}`, ...to } }),
        read,
      }
    },
  },
  {
    calls: ['endQuiz', 'finalizeQuiz'],
    begin: async (t) => {
      const { own, change, read } = await seedSettings(t)
      return {
        again: async (time) => {
          await change({ code: 'open' })
          await t.call(finalizeQuiz, own)
          return t.call(endQuiz, { ...own, body: { _id: `end ${time}` } })
        },
        read,
      }
    },
  },
  {
    calls: ['setAllowance'],
    begin: async (t) => {
      const { own, change: _, ...room } = await seedSettings(t)
      return {
        again: (time) => {
          const body = { email: 'cleo@example.org', percent: 25 + (time % 2), everywhere: false }
          return t.call(setAllowance, { ...own, body })
        },
        read: room.read,
      }
    },
  },
  {
    calls: ['changeColleague'],
    begin: async (t) => {
      const { own, mia, read } = await seedColleagues(t)
      const params = { ...own.params, userId: mia._id }
      return {
        again: (time) =>
          t.call(changeColleague, {
            ...own,
            params,
            body: { role: time % 2 === 1 ? 'viewer' : 'marker' },
          }),
        read,
      }
    },
  },
  {
    calls: ['inviteColleague', 'acceptInvitation', 'removeColleague', 'withdrawInvitation'],
    begin: async (t) => {
      const { own, mia, params, read } = await seedColleagues(t)
      const invite = async (email: string) =>
        (await t.call(inviteColleague, { ...own, body: { email, role: 'marker' } })).body
      return {
        again: async () => {
          await t.call(removeColleague, { ...own, params: { ...params, userId: mia._id } })
          const { invitation } = await invite('stranger@example.org')
          await t.call(withdrawInvitation, { ...own, params: { ...params, invitationId: invitation._id } })
          const { link } = await invite(mia.email)
          return t.call(acceptInvitation, { token: mia.token, body: { token: link?.split('#')[1] } })
        },
        read,
      }
    },
  },
  {
    calls: ['handOverQuiz'],
    begin: async (t) => {
      const { ada, eva, params, read } = await seedColleagues(t)
      return {
        again: (time) => {
          const [from, to] = time % 2 === 1 ? [ada, eva] : [eva, ada]
          return t.call(handOverQuiz, { token: from.token, params, body: { userId: to._id } })
        },
        read,
      }
    },
  },
  {
    calls: ['moveQuiz', 'keepDraft', 'discardDraft'],
    begin: async (t) => {
      const { own, params, quiz, read } = await seedLoop(t)
      return {
        again: async (time) => {
          const { questions } = quiz
          const draft = { ...own, params: { ...params, draftId: `draft ${time}` } }
          await t.call(keepDraft, { ...draft, body: { baseRevision: 1, questions } })
          await t.call(discardDraft, draft)
          return t.call(moveQuiz, { ...own, body: { to: time % 2 === 1 ? 'archived' : 'current' } })
        },
        read,
      }
    },
  },
]
