import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { passToNextJob, runWaitingJobs } from '#platform/jobs/testing.ts'
import { aNameServer, type Names } from '#platform/safe-fetch/testing.ts'
import { textRecordsOf } from '#platform/safe-fetch/text-records.ts'
import { findApplication } from '../storage.ts'
import { testJoining } from '../testing.ts'
import { checkDomain } from './check-domain-job.ts'
import { checkFile } from './check-file.ts'
import { checkRecord } from './check-record.ts'
import { lookAgain, RECORD_PAUSES_MINUTES } from './look-again-job.ts'
import { PROOF_PATH, proofLine } from './proof-places.ts'

const database = await testDatabase()
const { db } = database
const noAbort = new AbortController().signal
const proofText = 'b'.repeat(30)
const asked = { host: 'casa.pt', proofText }

async function records(names: Names, deadlineMs = 5_000) {
  const server = await aNameServer(names)
  const textRecords = textRecordsOf({ servers: [server.place], deadlineMs })
  try {
    return await checkRecord(asked, textRecords, noAbort)
  } finally {
    await server.close()
  }
}

describe('R-20 a domain is proven by a TXT record', () => {
  test('of its own name or of the domain, among many others', async () => {
    const others = ['v=spf1 include:_spf.google.com ~all', 'google-site-verification=abc', `${proofLine(proofText)}x`]
    const line = proofLine(proofText)
    expect((await records({ '_poiso.casa.pt': { txt: [line] } })).outcome).toBe('proven')
    expect(await records({ 'casa.pt': { txt: [...others, `"${line}"`] } })).toEqual({
      outcome: 'proven',
      seen: [{ where: 'TXT casa.pt', what: line }],
    })
  })
  test('and is not by another’s: what stands there is shown, a few of many', async () => {
    const txt = Array.from({ length: 8 }, (_, index) => `registo ${index} ${'x'.repeat(30)}`)
    const { outcome, seen } = await records({ 'casa.pt': { txt: [proofLine('c'.repeat(30)), ...txt] } })
    expect(outcome).toBe('absent')
    expect(seen[0]).toEqual({ where: 'TXT _poiso.casa.pt', what: 'nenhum registo' })
    expect(seen[1]).toEqual({ where: 'TXT casa.pt', what: proofLine('c'.repeat(30)) })
    expect(seen.at(-1)).toEqual({ where: 'TXT casa.pt', what: 'mais 4 registos' })
  })
  test('signs of direction and controls in a record are not shown', async () => {
    const { seen } = await records({ 'casa.pt': { txt: ['a\u0007b<b>'] } })
    expect(seen.at(-1)?.what).toBe('ab<b>')
  })
  test('where no name server answers, that is said, and nothing hangs', async () => {
    const begun = performance.now()
    const checked = await records({ 'casa.pt': { txt: 'silent' }, '_poiso.casa.pt': { txt: 'silent' } }, 200)
    expect(checked.outcome).toBe('failed')
    expect(checked.seen[0]?.what).toContain('sem resposta')
    expect(performance.now() - begun).toBeLessThan(4_000)
  })
})

async function withShop<Value>(answer: RequestListener, act: (port: number) => Promise<Value>): Promise<Value> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  try {
    return await act((server.address() as AddressInfo).port)
  } finally {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
}
const ofShop = { host: 'casa.localhost', proofText }
function fileAt(answer: RequestListener) {
  return withShop(answer, (port) => checkFile(ofShop, { testHosts: [`*.localhost:${port}`] }, noAbort))
}

describe('R-20 a domain is proven by a file', () => {
  test('that holds the line, whatever else and however its lines end', async () => {
    const paths: string[] = []
    const checked = await fileAt(({ url }, answer) => {
      paths.push(url ?? '')
      answer.end(`\ufeff# Poiso\r\n ${proofLine(proofText)} \r\n`)
    })
    expect([checked.outcome, paths]).toEqual(['proven', [PROOF_PATH]])
  })
  test.each<[string, RequestListener, string]>([
    ['is not there', (_asked, answer) => answer.writeHead(404).end('nada'), 'resposta 404'],
    ['is a page', (_asked, answer) => answer.end('<html>Loja\n\n</html>'), '<html>Loja </html>'],
    ['is empty', (_asked, answer) => answer.end(''), 'um ficheiro vazio'],
    ['holds another line', (_asked, answer) => answer.end(`${proofLine(proofText)}x`), `${proofLine(proofText)}x`],
  ])('and is not where it %s', async (_what, answer, seen) => {
    const checked = await fileAt(answer)
    expect([checked.outcome, checked.seen[0]?.what]).toEqual(['absent', seen])
  })
  test('a redirect out of the domain is not followed, nor one inwards; a large file is not read', async () => {
    const away = async (location: string) =>
      (await fileAt((_asked, answer) => answer.writeHead(302, { location }).end())).seen[0]?.what
    expect(await away('http://outra.localhost/x')).toBe('redireciona para fora do domínio (para outra.localhost)')
    expect(await away('http://10.0.0.1/x')).toBe('redireciona para fora do domínio (para 10.0.0.1)')
    expect(await away('http://169.254.169.254/latest')).toContain('redireciona para fora do domínio')
    const large = await fileAt((_asked, answer) => answer.end('x'.repeat(100_000)))
    expect([large.outcome, large.seen[0]?.what]).toEqual([
      'failed',
      'um ficheiro demasiado grande (mais de 65536 bytes)',
    ])
  })
  test('a name that leads to a private address is not asked', async () => {
    const resolve = async () => [{ address: '10.0.0.7' }]
    const { outcome, seen } = await checkFile(asked, { testHosts: [], resolve }, noAbort)
    expect(outcome).toBe('failed')
    expect(seen.map(({ what }) => what)).toEqual(
      ['https://casa.pt', 'https://www.casa.pt', 'http://casa.pt'].map(
        (origin) => `um endereço que não é público (${origin})`,
      ),
    )
  })
})

test('R-20 the worker looks when it is asked, tells what it saw, and proves only the domain that was asked about', async () => {
  const line: { text: string } = { text: 'ainda não' }
  await withShop(
    (_asked, answer) => answer.end(line.text),
    async (port) => {
      const testHosts = [`*.localhost:${port}`]
      const { joining, aPerson, clock } = testJoining(db, { testHosts })
      const look = () =>
        runWaitingJobs(database, [checkDomain.with({ db, clock, testHosts, textRecords: textRecordsOf() })])
      const who = await aPerson('rui')
      const id = (await joining.begin(who)) as number
      await joining.saveDomain(who, id, 'casa.localhost')
      await joining.askCheck(who, id, 'file')
      expect((await findApplication(db, id))?.check).toMatchObject({ method: 'file', at: null, outcome: null })
      await look()
      expect(await findApplication(db, id)).toMatchObject({
        provenBy: null,
        check: {
          outcome: 'absent',
          seen: [{ where: `http://casa.localhost:${port}${PROOF_PATH}`, what: 'ainda não' }],
        },
      })
      line.text = proofLine((await findApplication(db, id))?.proofText ?? '')
      clock.advanceMs(1_000)
      await joining.askCheck(who, id, 'file')
      await joining.saveDomain(who, id, 'outra.localhost')
      await look()
      expect(await findApplication(db, id)).toMatchObject({ domain: 'outra.localhost', provenBy: null, check: null })
      clock.advanceMs(1_000)
      await joining.askCheck(who, id, 'file')
      await look()
      expect(await findApplication(db, id)).toMatchObject({ provenBy: 'file', check: { outcome: 'proven' } })
      const { rows } = await sql`select from graphile_worker._private_jobs`.execute(db)
      expect(rows).toEqual([])
    },
  )
})

/** A draft whose record has been looked for once and was not there. */
async function aWaitingRecord(txt: () => readonly string[]) {
  const parts = testJoining(db)
  // The queue goes by PostgreSQL's clock.
  parts.clock.advanceMs(Date.now() - parts.clock.now().getTime())
  const textRecords = async () => [...txt()]
  const jobs = [
    checkDomain.with({ db, clock: parts.clock, testHosts: [], textRecords }),
    lookAgain.with({ db, clock: parts.clock, textRecords }),
  ]
  await sql`truncate graphile_worker._private_jobs, mail.message cascade`.execute(db)
  const who = await parts.aPerson('rui')
  const id = (await parts.joining.begin(who)) as number
  await parts.joining.saveDomain(who, id, 'casa.pt')
  await parts.joining.askCheck(who, id, 'dns')
  await runWaitingJobs(database, jobs)
  /** Lets the pause before the next look pass, and gives its minutes; null: none is planned. */
  const nextLook = async () => {
    const ms = await passToNextJob(database, 'partners.look-again')
    if (ms === null) return null
    const check = (await findApplication(db, id))?.check
    const minutes = (Date.parse(check?.nextAt ?? '') - parts.clock.now().getTime()) / 60_000
    parts.clock.advanceMs(minutes * 60_000)
    await runWaitingJobs(database, jobs)
    return minutes
  }
  const mailsSent = async () =>
    (await sql<{ line: string }>`select mail || ' ' || recipient as line from mail.message`.execute(db)).rows.map(
      ({ line }) => line,
    )
  return { ...parts, who, id, nextLook, mailsSent, jobs }
}

describe('R-20 a record that is not there yet', () => {
  test('is looked for again by itself, and the applicant is mailed once when it is there', async () => {
    const txt: string[] = []
    const { id, nextLook, mailsSent } = await aWaitingRecord(() => txt)
    expect(await nextLook()).toBe(5)
    expect(await findApplication(db, id)).toMatchObject({ provenBy: null, check: { outcome: 'absent' } })
    txt.push(proofLine((await findApplication(db, id))?.proofText ?? ''))
    expect(await nextLook()).toBe(10)
    expect(await findApplication(db, id)).toMatchObject({
      provenBy: 'dns',
      check: { outcome: 'proven', method: 'dns', nextAt: null },
    })
    expect([await nextLook(), await mailsSent()]).toEqual([null, ['partners.domain-proven rui@exemplo.pt']])
  })

  test('is given up after two days, with pauses that grow', async () => {
    const { id, nextLook, mailsSent } = await aWaitingRecord(() => [])
    const pauses: number[] = []
    for (let pause = await nextLook(); pause !== null; pause = await nextLook()) pauses.push(pause)
    expect(pauses).toEqual([...RECORD_PAUSES_MINUTES])
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 60
    expect(hours).toBeGreaterThan(42)
    expect(hours).toBeLessThanOrEqual(48)
    expect([(await findApplication(db, id))?.check?.nextAt, await mailsSent()]).toEqual([null, []])
  })

  test('is no more looked for where the domain is another or the draft is gone', async () => {
    const { who, id, joining, jobs, mailsSent } = await aWaitingRecord(() => [])
    await joining.saveDomain(who, id, 'outra.pt')
    await passToNextJob(database, 'partners.look-again')
    await runWaitingJobs(database, jobs)
    expect(await findApplication(db, id)).toMatchObject({ domain: 'outra.pt', check: null, provenBy: null })
    expect([await passToNextJob(database, 'partners.look-again'), await mailsSent()]).toEqual([null, []])
  })
})
