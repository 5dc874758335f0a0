import { sql } from 'kysely'
import type { FeedLab, LabFindings } from '#domains/feeds/contract.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { manualClock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { Application } from './application.ts'
import type { CompanyTyped } from './company.ts'
import { createJoining } from './joining.ts'
import type { Applicant, JoiningDeps } from './joining-deps.ts'
import { lockApplication } from './storage.ts'

/** For tests of joining; never part of the product. */

export const JOIN_NOW = '2026-11-26T10:00:00Z'

export const aCompany: CompanyTyped = {
  legalName: 'Móveis Tavarede, Lda.',
  tradeName: 'Móveis Tavarede',
  country: 'PT',
  taxNumber: '501 964 843',
  street: 'Rua das Flores, 12',
  postalCode: '3080 100',
  city: 'Figueira da Foz',
  contactName: 'Rui Tavares',
  phone: '+351 233 000 000',
  mail: 'loja@tavarede.pt',
  register: '',
}

/** A lab that has read whatever it is given: 10 items, without anything wrong. */
export function aLab(
  given: Partial<NonNullable<LabFindings['result']>> = {},
): Pick<FeedLab, 'startAddress' | 'findings'> {
  const runs = new Map<string, LabFindings>()
  return {
    startAddress: async (url) => {
      const run = aRun(String(runs.size + 1).padStart(32, '0'), url, given)
      runs.set(run.id, run)
      return run
    },
    findings: async (id) => runs.get(id) ?? null,
  }
}

function aRun(id: string, url: string, given: Partial<NonNullable<LabFindings['result']>>): LabFindings {
  return {
    id,
    state: 'done',
    source: { kind: 'url', url, domain: null },
    announcedBytes: null,
    bytes: 1_000,
    attempts: 1,
    createdAt: new Date(JOIN_NOW),
    expiresAt: new Date(JOIN_NOW),
    progress: null,
    ahead: 0,
    result: {
      isWhole: true,
      dialect: 'google-rss',
      encoding: 'utf-8',
      bytes: 1_000,
      items: { read: 10, accepted: 10, rejected: 0 },
      problems: [],
      coverage: { offers: 10, fields: [] },
      categories: { paths: [], morePaths: 0, offersUnsure: 0 },
      preview: [],
      ...given,
    },
  }
}

/** Joining over a test database, with its clock, and people who join. */
export function testJoining(db: Database, given: Partial<JoiningDeps> = {}) {
  const clock = manualClock(JOIN_NOW)
  const deps: JoiningDeps = {
    db,
    clock,
    turns: { take: async () => null },
    lab: aLab(),
    termsAt: () => ({ version: 1, next: null }),
    ruleDays: null,
    operator: 'casa@poiso.pt',
    testHosts: [],
    shopSlug: (name) =>
      name
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[^a-z0-9]+/g, '-'),
    ...given,
  }
  const joining = createJoining(deps)
  const aPerson = async (name: string): Promise<Applicant> => {
    const { person } = await aSignedInPerson({ db, clock }, { name, email: `${name}@exemplo.pt` })
    return { id: person.id, email: person.email }
  }
  /** A draft of which nothing is missing but the terms; its domain is proven by a mail. */
  const aWholeDraft = async (who: Applicant, domain: string, codeOf: () => Promise<string>): Promise<number> => {
    const id = (await joining.begin(who)) as number
    await joining.saveCompany(who, id, aCompany)
    await joining.saveDomain(who, id, domain)
    await joining.mailCode(who, id, 'admin')
    await joining.proveByCode(who, id, await codeOf())
    await joining.tryFeed(who, id, `https://${domain}/feed.xml`)
    await joining.find(who, id)
    return id
  }
  return { joining, deps, clock, aPerson, aWholeDraft }
}

export const accepted = { acceptsTerms: true, certifies: true, version: 1 }

/** Applications that are handed in and decided over a test database, and what was mailed of them. */
export function testApplications(db: Database) {
  /** The last code that was mailed to a domain. */
  async function mailedCode(): Promise<string> {
    const { rows } = await sql<{ code: string }>`
      select data->>'code' as code from mail.message where mail = 'partners.domain-code' order by id desc limit 1`.execute(
      db,
    )
    return rows[0]?.code ?? ''
  }
  /** Without the codes. */
  async function mails(): Promise<string[]> {
    const { rows } = await sql<{ line: string }>`
      select mail || ' ' || recipient as line from mail.message where mail <> 'partners.domain-code' order by id`.execute(
      db,
    )
    return rows.map(({ line }) => line)
  }
  async function handedIn(domain = 'tavarede.pt', given: Partial<JoiningDeps> = {}) {
    const parts = testJoining(db, given)
    const who = await parts.aPerson('rui')
    const id = await parts.aWholeDraft(who, domain, mailedCode)
    const outcome = await parts.joining.handIn(who, id, accepted)
    return { ...parts, who, id, outcome }
  }
  function decide<Value>(
    id: number,
    act: (tx: DatabaseTransaction, found: Application) => Promise<Value>,
  ): Promise<Value> {
    return db.transaction().execute(async (tx) => {
      const found = await lockApplication(tx, id)
      if (found === null) throw new Error('no application')
      return act(tx, found)
    })
  }
  return { mailedCode, mails, handedIn, decide }
}
