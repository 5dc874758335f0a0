import { randomBytes } from 'node:crypto'
import { type Application, JOINING_LIMITS } from './application.ts'
import { type CompanyComplaints, type CompanyTyped, readCompany } from './company.ts'
import { askCheck, isOwnName, mailCode, proveByCode, saveDomain } from './domain-step.ts'
import { done, editDraft, wrong } from './edit-draft.ts'
import { takeLabRun, tryFeed, withLab } from './feed-step.ts'
import { handIn, termsFor, type TypedAcceptance } from './hand-in.ts'
import type { Applicant, JoiningDeps, StepOutcome } from './joining-deps.ts'
import type { ProofMailbox } from './proof/proof-places.ts'
import {
  applicationsOf,
  findApplication,
  insertApplication,
  lockApplication,
  removeApplication,
  reopenApplication,
  writeApplication,
} from './storage.ts'

/** How shops join, step by step, as the pages use it (R-20, issue 34). */
export type Joining = ReturnType<typeof createJoining>

export function createJoining(deps: JoiningDeps) {
  const { db } = deps
  return {
    /** The version of the terms that an application accepts now: of a shop that has joined, the one that is announced. */
    termsFor: ({ state }: Pick<Application, 'state'>) => termsFor(deps, state),
    /** Whether the shop has the whole name to itself, and so its records and its mailboxes. */
    isOwnName: (host: string) => isOwnName(host, deps.testHosts),
    list: (who: Applicant) => applicationsOf(db, who.id),
    /** With a run of the lab, an application that has no feed yet begins with that feed and what was found in it. */
    begin: (who: Applicant, labId: string | null = null) => begin(deps, who, labId),
    find: (who: Applicant, id: number) => find(deps, who, id),
    saveCompany: (who: Applicant, id: number, typed: CompanyTyped) => saveCompany(deps, who, id, typed),
    saveDomain: (who: Applicant, id: number, typed: string) => saveDomain(deps, who, id, typed),
    askCheck: (who: Applicant, id: number, method: 'dns' | 'file') => askCheck(deps, who, id, method),
    mailCode: (who: Applicant, id: number, mailbox: ProofMailbox) => mailCode(deps, who, id, mailbox),
    proveByCode: (who: Applicant, id: number, typed: string) => proveByCode(deps, who, id, typed),
    tryFeed: (who: Applicant, id: number, typed: string) => tryFeed(deps, who, id, typed),
    handIn: (who: Applicant, id: number, typed: TypedAcceptance) => handIn(deps, who, id, typed),
    /** A refused one is corrected, one that waits is taken back: both are drafts again. */
    reopen: (who: Applicant, id: number) => reopen(deps, who, id),
    /** Gives a draft up: nothing of it is kept. */
    giveUp: (who: Applicant, id: number) =>
      editDraft(deps, who, id, async (tx) => {
        await removeApplication(tx, id)
        return done
      }),
  }
}

/** A new draft; an empty one that is there already is that; null: this person has too many open ones. */
async function begin(deps: JoiningDeps, who: Applicant, labId: string | null): Promise<number | null> {
  const id = await openDraft(deps, who)
  if (id !== null && labId !== null) await takeLabRun(deps, who, id, labId)
  return id
}

async function openDraft({ db, clock }: JoiningDeps, who: Applicant): Promise<number | null> {
  const open = (await applicationsOf(db, who.id)).filter(({ state }) => state !== 'approved')
  const empty = open.find(({ state, company, domain }) => state === 'draft' && company === null && domain === null)
  if (empty !== undefined) return empty.id
  if (open.length >= JOINING_LIMITS.openOfPerson) return null
  return insertApplication(db, { personId: who.id, proofText: newProofText(), now: clock.now() })
}

/** 30 letters and digits in small letters: what people copy by hand into a form of their provider. */
function newProofText(): string {
  return BigInt(`0x1${randomBytes(20).toString('hex')}`)
    .toString(36)
    .slice(1, 31)
}

/** A person's own, with how the lab stands; null: there is none of theirs. */
async function find(deps: JoiningDeps, who: Applicant, id: number) {
  const found = await findApplication(deps.db, id)
  return found === null || found.personId !== who.id ? null : withLab(deps, found)
}

function saveCompany(
  deps: JoiningDeps,
  who: Applicant,
  id: number,
  typed: CompanyTyped,
): Promise<StepOutcome<CompanyComplaints>> {
  const { company, complaints } = readCompany(typed)
  return editDraft(deps, who, id, async (tx) => {
    if (company === null) return wrong(complaints)
    await writeApplication(tx, id, { company }, deps.clock.now())
    return done
  })
}

function reopen({ db, clock }: JoiningDeps, who: Applicant, id: number): Promise<StepOutcome> {
  return db.transaction().execute(async (tx) => {
    const found: Application | null = await lockApplication(tx, id)
    if (found === null || found.personId !== who.id) return { kind: 'unknown' }
    if (found.state !== 'refused' && found.state !== 'submitted') return { kind: 'closed' }
    await reopenApplication(tx, id, clock.now())
    return done
  })
}
