import type { Application, Joining } from '#domains/partners/contract.ts'

/** For tests of pages; never part of the product. */

const MOMENT = new Date('2026-11-20T10:00:00Z')

/** A draft with nothing in it, as its first page shows it. */
export function anApplication(given: Partial<Application> = {}): Application {
  return {
    id: 7,
    personId: 1,
    state: 'draft',
    company: null,
    domain: null,
    proofText: 'a'.repeat(30),
    check: null,
    provenBy: null,
    provenAt: null,
    codeUntil: null,
    feedUrl: null,
    labId: null,
    lab: null,
    termsVersion: null,
    termsAcceptedAt: null,
    submittedAt: null,
    decidedAt: null,
    decidedBy: null,
    reasons: [],
    note: null,
    eshopId: null,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    ...given,
  }
}

async function done() {
  return { kind: 'done' } as const
}

/** Everybody has application 7, a draft, and 8, which waits. */
export const memoryJoining: Joining = {
  termsFor: () => 1,
  isOwnName: () => true,
  list: async ({ id }) => [anApplication({ personId: id })],
  begin: async () => 7,
  find: async ({ id: personId }, id) => {
    if (id !== 7 && id !== 8) return null
    const state = id === 7 ? 'draft' : 'submitted'
    return { application: anApplication({ id, personId, state, domain: `loja-${personId}.pt` }), run: null }
  },
  saveCompany: done,
  saveDomain: done,
  askCheck: done,
  mailCode: done,
  proveByCode: done,
  tryFeed: done,
  handIn: done,
  reopen: done,
  giveUp: done,
}
