import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { receiveMail } from '#platform/mail/testing.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import { hearSubmitted } from './hear-submitted.ts'
import { mails } from './mails/decision-mails.tsx'
import { createModerationDesk } from './moderation-desk.ts'
import type { ItemName } from './items/item.ts'
import { caseLinks } from './notices/case-links.ts'
import type { Notice } from './notices/notice.ts'
import { personal } from './personal.ts'
import { decideItem, type PersonsDecision } from './queue/decide-item.ts'
import { FIRST_OF_QUEUE, loadItemFile, loadQueue, type QueueAsked } from './queue/queue.ts'
import { retentionOf } from './retention.ts'
import { aSubmitted } from './testing.ts'
import { type DecidedItem, ITEM_DECIDED, submitForModeration, type SubmittedItem, tellTextGone } from './told.ts'

const database = await testDatabase()
const { db } = database
let clock = manualClock('2026-11-26T10:00:00Z')
const key = new Uint8Array(32).fill(5)
const log = createLog({ level: 'silent' })
const consumer = hearSubmitted(caseLinks(key))
const open = { take: async () => null }
function hear() {
  return consumeAll({ db, clock, log }, consumer)
}
await hear()
function desk() {
  return {
    ...createModerationDesk({ db, clock, key, turns: open, publishedItemOf: async () => shown }),
    queue: (filter: Partial<QueueAsked> = {}) => loadQueue(db, { ...FIRST_OF_QUEUE, ...filter }),
    file: (of: ItemName) => loadItemFile(db, of),
    decide: (of: ItemName, deciding: PersonsDecision) =>
      decideItem(db, of, deciding, { links: caseLinks(key), now: clock.now() }),
  }
}
/** What its domain shows under the name. */
let shown: SubmittedItem | null = null
const ADMIN = { by: 'person', personId: 900 } as const
const name = { kind: 'review', itemId: 'r0000000000000001' } as const

beforeEach(async () => {
  clock = manualClock('2026-11-26T10:00:00Z')
  shown = aSubmitted()
  await sql`truncate moderation.item, moderation.decision, moderation.notice, moderation.complaint, mail.message, outbox.domain_event`.execute(
    db,
  )
})

async function submit(...items: readonly SubmittedItem[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const item of items) await submitForModeration(tx, item)
  })
  await hear()
}
/** What its domain was told. */
async function told(): Promise<readonly DecidedItem[]> {
  const { rows } = await sql<{ payload: DecidedItem }>`
    select payload from outbox.domain_event where kind = ${ITEM_DECIDED} order by id`.execute(db)
  return rows.map(({ payload }) => payload)
}
const notice: Notice = { reason: 'insult', explanation: 'Ofende quem fez a entrega.', name: null, email: null }
function report(given: Partial<Notice> = {}, ip = '192.0.2.1', sender: { id: number; email: string } | null = null) {
  return desk().report({ about: name, notice: { ...notice, ...given }, ip, sender })
}

describe('G-05 a text', () => {
  test('G-05 that no rule speaks against is published at once, and the decision is kept', async () => {
    await submit(aSubmitted())
    expect(await told()).toMatchObject([{ ...name, version: 1, decision: 'publish', reasons: [], statement: null }])
    expect((await desk().file(name))?.decisions).toMatchObject([{ decision: 'publish', decidedBy: 'rules' }])
    expect(await desk().queue()).toMatchObject({ count: 0 })
  })
})

describe('G-05 a text that was never handed over', () => {
  test('G-05 is kept when it is reported, once, and its domain is told of the decision', async () => {
    shown = aSubmitted({ version: 3, network: null, author: null })
    expect(await desk().published(name)).toEqual(shown.texts)
    expect(await desk().file(name)).toBeNull()
    const reported = await Promise.all([report(), report({}, '192.0.2.2')])
    expect(reported.every((outcome) => typeof outcome === 'object' && 'token' in outcome)).toBe(true)
    expect((await desk().queue({ because: 'notice' })).count).toBe(1)
    const deciding = { decision: 'remove', reasons: ['insult'], words: null, who: ADMIN, fileVersion: null } as const
    expect(await desk().decide(name, deciding)).toBe('decided')
    expect(await told()).toMatchObject([{ ...name, version: 3, decision: 'remove' }])
    // Once it was taken off, its name here decides, whatever the domain still shows.
    expect([await desk().published(name), await report()]).toEqual([null, 'gone'])
  })
})

describe('G-09 a text that its author has taken away', () => {
  const words = async () =>
    (await sql<{ row: string }>`select i::text as row from moderation.item i`.execute(db)).rows.map(({ row }) => row)
  const gone = () => db.transaction().execute((tx) => tellTextGone(tx, [name]))

  test('G-09 is shown and reported nowhere from that moment on, and its copy goes, also where it is heard late', async () => {
    await submit(aSubmitted({ author: { addressHash: 'a1' } }))
    expect(await desk().published(name)).not.toBeNull()
    // Handed over once more, and taken away before moderation has heard of either.
    await db.transaction().execute((tx) => submitForModeration(tx, aSubmitted({ version: 2 })))
    await gone()
    shown = null
    expect([await desk().published(name), await report()]).toEqual([null, 'gone'])
    await hear()
    expect(await words()).toEqual([])
  })

  test('G-09 leaves who reported it their case, without its words', async () => {
    await submit(aSubmitted())
    const outcome = await report({ email: 'ana@exemplo.pt' })
    await gone()
    await hear()
    expect((await words()).join()).not.toMatch(/cómodo|777|n1/)
    expect(await desk().caseOf((outcome as { token: string }).token)).toMatchObject({ isShown: false })
    expect((await desk().queue({ because: 'notice' })).count).toBe(1)
  })
})

describe('G-05 a person decides', () => {
  beforeEach(() => submit(aSubmitted()))
  const remove = {
    decision: 'remove',
    reasons: ['insult'],
    words: 'A segunda frase.',
    who: ADMIN,
    fileVersion: null,
  } as const

  test('G-05 of two who have read the same one decides; what was written, reported or complained of since is read first', async () => {
    const read = async () => (await desk().file(name))?.fileVersion ?? null
    const seen = await read()
    const refuse = { ...remove, fileVersion: seen }
    const another = { ...refuse, who: { by: 'person', personId: 901 } } as const
    const both = await Promise.all([desk().decide(name, refuse), desk().decide(name, another)])
    expect(both.toSorted()).toEqual(['changed', 'decided'])
    const [first] = (await desk().file(name))?.decisions ?? []
    // Sent again, its answer lost on the way.
    expect(await desk().decide(name, first?.personId === 901 ? another : refuse)).toBe('decided')
    expect((await desk().file(name))?.decisions[0]).toEqual(first)
    const afterwards = await read()
    expect(afterwards).not.toBe(seen)
    await desk().decide(name, { ...remove, fileVersion: afterwards, decision: 'publish', reasons: [], words: null })
    const published = await read()
    expect(await read()).toBe(published)
    await report()
    expect(await desk().decide(name, { ...remove, fileVersion: published })).toBe('changed')
    const reported = await read()
    await submit(aSubmitted({ version: 2 }))
    expect(await desk().decide(name, { ...remove, fileVersion: reported })).toBe('changed')
    expect(await desk().decide(name, { ...remove, fileVersion: await read() })).toBe('decided')
  })

  test('G-05 who was signed in hears of the decision at the account’s own address, the author gets the statement (over SMTP)', async () => {
    const { person: ana } = await aSignedInPerson({ db, clock }, { email: 'ana@exemplo.pt' })
    const { person: rui } = await aSignedInPerson({ db, clock }, { email: 'rui@exemplo.pt' })
    await submit(aSubmitted({ version: 2, author: { personId: rui.id } }))
    await report({ email: 'Ana@exemplo.pt' }, '192.0.2.1', { id: ana.id, email: 'ana@exemplo.pt' })
    expect(await desk().decide(name, remove)).toBe('decided')
    const post = await receiveMail(database, { mails })
    try {
      const arrived = await post.arrived()
      expect(arrived.map(({ to, subject }) => [to.toLowerCase(), subject]).toSorted()).toEqual([
        ['ana@exemplo.pt', expect.stringMatching(/^Decidimos sobre a denúncia n\.º \d+$/)],
        ['ana@exemplo.pt', expect.stringMatching(/^Recebemos a sua denúncia n\.º \d+$/)],
        ['rui@exemplo.pt', 'Sobre a sua avaliação'],
      ])
      const statement = arrived.find(({ to }) => to === 'rui@exemplo.pt')
      for (const part of [
        'foi retirada',
        'Não publicamos insultos',
        'A segunda frase.',
        'por uma pessoa',
        'seis meses',
      ])
        expect(statement?.text).toContain(part)
    } finally {
      await post.close()
    }
    expect((await told()).at(-1)).toMatchObject({ decision: 'remove', version: 2, reasons: ['insult'] })
    expect(await desk().published(name)).toBeNull()
  })

  test('G-05 an address that was only typed is asked in our words, and told once it has said yes', async () => {
    await report({ email: 'estranha@exemplo.pt', explanation: 'COMPRE JÁ em http://spam.pt' })
    await desk().decide(name, remove)
    const post = await receiveMail(database, { mails })
    try {
      const asked = await post.arrived()
      expect(asked.map(({ to }) => to)).toEqual(['estranha@exemplo.pt'])
      expect(asked[0]?.subject).toMatch(/^Confirme o seu e-mail/)
      expect(`${asked[0]?.text} ${asked[0]?.html}`).not.toMatch(/COMPRE|spam/)
      const token =
        asked[0]?.links
          .find((link) => link.includes('/moderacao/'))
          ?.split('/')
          .at(-1) ?? ''
      expect(JSON.stringify(await desk().caseOf(token))).not.toContain('spam')
      expect(await desk().confirmAddress(token)).toBe(true)
      expect(await desk().confirmAddress(token)).toBe(true)
      expect((await post.arrived()).map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Decidimos sobre a denúncia/),
      ])
    } finally {
      await post.close()
    }
  })

  test('G-05 a complaint opens the case again, once, within six months, and its answer is the last', async () => {
    const reported = await report()
    const token = 'token' in (reported as object) ? (reported as { token: string }).token : ''
    expect(await desk().complain(token, 'Ainda não decidiram nada.')).toBe(false)
    await desk().decide(name, { ...remove, decision: 'publish', reasons: [], words: null })
    expect(await desk().caseOf(token)).toMatchObject({ isShown: true, complaint: 'open' })
    expect(await desk().complain(token, 'O insulto está na última frase.')).toBe(true)
    expect(await desk().complain(token, 'Outra vez.')).toBe(false)
    expect(await desk().queue({ because: 'complaint' })).toMatchObject({ count: 1 })
    await desk().decide(name, remove)
    expect(await desk().caseOf(token)).toMatchObject({ isShown: false, complaint: 'none' })
    expect((await desk().file(name))?.decisions.map(({ decision }) => decision)).toEqual([
      'remove',
      'publish',
      'publish',
    ])
  })

  test('B-08 what a person decides stands in the audit log, in the same transaction and without their words', async () => {
    const log = async () =>
      (
        await sql<object>`select by_person, kind, thing_id, action, before, after - 'decisionId' as after from audit.change
          where kind = 'moderation.text' order by id`.execute(db)
      ).rows
    const already = (await log()).length
    await desk().decide(name, remove)
    await desk().decide(name, { ...remove, fileVersion: 'another' })
    expect((await log()).slice(already)).toEqual([
      {
        by_person: ADMIN.personId,
        kind: 'moderation.text',
        thing_id: `review/${name.itemId}`,
        action: 'remove',
        before: { state: 'published' },
        after: { state: 'removed', version: 1, reasons: ['insult'] },
      },
    ])
  })

  test('G-05 six months later nobody complains any more', async () => {
    const reported = (await report()) as { token: string }
    await desk().decide(name, remove)
    clock.advanceMs(184 * 86_400_000)
    expect(await desk().complain(reported.token, 'Tarde de mais.')).toBe(false)
  })

  test('G-05 an author complains of what was taken off, and it is published again', async () => {
    await desk().decide(name, remove)
    const path = (await told()).at(-1)?.casePath ?? ''
    const token = path.split('/').at(-1) ?? ''
    expect(await desk().caseOf(token)).toMatchObject({ seenBy: 'author', complaint: 'open', notice: null })
    expect(await desk().complain(token, 'Não ofendi ninguém.')).toBe(true)
    await desk().decide(name, { ...remove, decision: 'publish', reasons: [], words: null })
    expect((await told()).at(-1)).toMatchObject({ decision: 'publish', statement: null })
    expect(await desk().published(name)).not.toBeNull()
  })

  test('G-05 of a text that is not there nothing is decided', async () => {
    expect(await desk().decide({ ...name, itemId: 'r2' }, remove)).toBe('unknown')
  })

  test('G-05 a change of what was reported does not take it from the person', async () => {
    await report()
    await submit(aSubmitted({ version: 2, texts: ['Agora é só um elogio ao sofá, que é mesmo muito cómodo.'] }))
    expect(await desk().queue({ because: 'notice' })).toMatchObject({ count: 1 })
  })

  test('G-05 what a person has taken off waits for a person in whatever words it comes again, until one publishes it', async () => {
    await desk().decide(name, remove)
    await submit(aSubmitted({ version: 2 }))
    expect(await desk().published(name)).toBeNull()
    const { items } = await desk().queue({ because: 'rules' })
    expect(items).toMatchObject([{ ...name, version: 2, reasons: ['decided_before'] }])
    await desk().decide(name, { ...remove, decision: 'publish', reasons: [], words: null })
    await submit(aSubmitted({ version: 3 }))
    expect((await desk().file(name))?.item).toMatchObject({ state: 'published', shownVersion: 3 })
  })

  test('G-05 a held change leaves what is published, which can be reported and removed by itself', async () => {
    await submit(aSubmitted({ version: 2, texts: ['Vejam em https://exemplo.pt que é melhor.'] }))
    expect(await desk().published(name)).toEqual(aSubmitted().texts)
    await desk().decide(name, remove)
    expect((await told()).at(-1)).toMatchObject({ decision: 'remove', version: 2 })
    expect(await desk().published(name)).toBeNull()
  })
})

describe('G-05 a report', () => {
  test('G-05 puts the text before a person, and takes nothing off', async () => {
    await submit(aSubmitted())
    await report()
    for (let network = 2; network < 60; network += 1) await report({}, `192.0.2.${network}`)
    expect(await desk().published(name)).not.toBeNull()
    const { items } = await desk().queue({ kind: 'review', because: 'notice' })
    expect(items).toMatchObject([{ ...name, notices: 59 }])
  })
  test('G-05 a second one of the same person is the first; of another it is one of its own, by its own link', async () => {
    await submit(aSubmitted())
    const [one, again, other] = [
      await report(),
      await report({ reason: 'false' }),
      await report({ email: 'a@exemplo.pt' }),
    ]
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
    expect((await desk().file(name))?.notices).toHaveLength(2)
  })

  test('G-05 of what is not published there is none', async () => {
    shown = null
    expect(await report()).toBe('gone')
    await submit(aSubmitted({ texts: ['https://a.pt https://b.pt'] }))
    expect(await report()).toBe('gone')
  })

  test.each(['', 'd1-aaaaaaaaaaaaaaaaaaaaaa', 'x1-aaaaaaaaaaaaaaaaaaaaaa', 'd99999999999999-a', '../etc'])(
    'G-05 %j opens no case',
    async (token) => {
      expect(await desk().caseOf(token)).toBeNull()
      expect(await desk().confirmAddress(token)).toBe(false)
      expect(await desk().complain(token, 'Quero ver.')).toBe(false)
    },
  )
})

describe('G-05 what is forgotten', () => {
  test('G-05 reports, refused texts and networks go in their time; what others read, and what is asked about, stays', async () => {
    await submit(
      aSubmitted(),
      aSubmitted({ itemId: 'r2', texts: ['https://a.pt https://b.pt'] }),
      aSubmitted({ itemId: 'r3' }),
    )
    await report()
    await sql`update moderation.decision set at = ${clock.now()}`.execute(db)
    await desk().decide(
      { ...name, itemId: 'r3' },
      { decision: 'remove', reasons: ['false'], words: null, who: ADMIN, fileVersion: null },
    )
    const retention = retentionOf(db)
    for (const { keptMs, forget } of retention) await forget(new Date(clock.now().getTime() + 1_000 - keptMs))
    const names = async () =>
      (await sql<{ name: string }>`select item_id as name from moderation.item order by 1`.execute(db)).rows.map(
        (row) => row.name,
      )
    expect(await names()).toEqual([name.itemId, 'r2', 'r3'])
    const later = new Date('2100-01-01T00:00:00Z')
    for (const { forget } of retention) await forget(later)
    expect(await names()).toEqual([name.itemId])
    const { rows } = await sql`select from moderation.item where network is not null`.execute(db)
    expect(rows).toEqual([])
    expect((await desk().file(name))?.notices).toHaveLength(1)
  })
})

describe('G-05 turns', () => {
  test('G-05 who has none is told how long to wait, before anything is kept', async () => {
    await submit(aSubmitted())
    const busy = createModerationDesk({
      db,
      clock,
      key,
      turns: { take: async () => 90 },
      publishedItemOf: async () => shown,
    })
    expect(await busy.report({ about: name, notice, ip: '192.0.2.1', sender: null })).toEqual({ waitSeconds: 90 })
    expect((await desk().file(name))?.notices).toEqual([])
  })
})

describe('G-09 a person who leaves', () => {
  test('G-09 takes what is not published along; what is stays and is nobody’s; reports under the address go', async () => {
    await submit(aSubmitted(), aSubmitted({ itemId: 'r2', texts: ['https://a.pt'] }))
    await report({ email: 'SAI@exemplo.pt' })
    expect(await personal.collect(db, 777, null)).toMatchObject({
      decisoes: [{ decisao: 'publish' }, { decisao: 'hold' }],
    })
    await db.transaction().execute((tx) => personal.erase(tx, 777, 'sai@exemplo.pt'))
    const { rows } = await sql`select item_id, person_id, network from moderation.item`.execute(db)
    expect(rows).toEqual([{ item_id: name.itemId, person_id: null, network: null }])
    expect((await desk().file(name))?.notices).toEqual([])
    expect((await sql`select from mail.message`.execute(db)).rows).toEqual([])
  })
})
