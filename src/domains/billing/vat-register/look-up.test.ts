import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureEshop } from '#domains/eshops/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { deadLetters } from '#platform/jobs/job-report.ts'
import { passToNextJob, runWaitingJobs } from '#platform/jobs/testing.ts'
import { receiveMail } from '#platform/mail/testing.ts'
import { findBillingAccount, saveBillingAccount } from '../invoices/billing-account.ts'
import { vatOf } from '../invoices/vat.ts'
import { vatInvalid } from '../mails/vat-mail.tsx'
import { anAccount } from '../testing.ts'
import { askRegister } from './ask-register-job.ts'
import { askStaleNumbers, freshenAnswers } from './stale-numbers.ts'
import { forgetAnswers, vatStateOf } from './storage.ts'
import { aRegister, aViesAnswer, type PlayedAnswer } from './testing.ts'

const database = await testDatabase()
const { db } = database
const clock = manualClock('2026-11-26T10:00:00Z')
let answer: (asked: { countryCode: string; vatNumber: string }) => PlayedAnswer = (asked) => aViesAnswer(asked, true)
const register = await aRegister((asked) => answer(asked))
const vies = { url: register.url, requester: '509964150', testHosts: [register.host] }
const deps = { db, clock, vies, operator: 'contas@poiso.pt' }
const post = await receiveMail(database, { mails: [vatInvalid], clock })
const shop = Number(await ensureEshop(db, 'casa-olmo', 'Casa Olmo', clock.now()))
const SPANISH = anAccount({ country: 'ES', taxNumber: 'B86412491', postalCode: '28001', city: 'Madrid' })
const NUMBER = 'ESB86412491'
const DAY_MS = 86_400_000

afterAll(async () => {
  await post.close()
  await register.close()
})
beforeEach(async () => {
  await sql`truncate billing.account, billing.vat_answer, billing.vat_question, graphile_worker._private_jobs`.execute(
    db,
  )
  register.asked.length = 0
  answer = (asked) => aViesAnswer(asked, true)
})

function save(account = SPANISH) {
  return db.transaction().execute((tx) => saveBillingAccount(tx, shop, account, clock.now()))
}
async function round() {
  await askStaleNumbers(db, clock)
  await runWaitingJobs(database, [askRegister.with(deps)])
}
async function taxed() {
  const account = await findBillingAccount(db, shop)
  return account === null ? null : { isVatValid: account.isVatValid, ...vatOf(account) }
}
const untaxed = { isVatValid: true, treatment: 'reverse_charge', permille: 0 }

describe("B-04 what the EU's register says of shops' numbers", () => {
  test('B-04 valid: the shop owes the tax; the answer is kept with its consultation number, and asked for again when it grows old', async () => {
    await save()
    expect(await taxed()).toMatchObject({ isVatValid: null, permille: 230 })
    await round()
    expect(await taxed()).toEqual(untaxed)
    expect((await vatStateOf(db, NUMBER)).answer).toEqual({
      isValid: true,
      consultation: 'WAPIAAAAW1HhYVgD',
      answeredAt: clock.now(),
    })
    await round()
    clock.advanceMs(24 * DAY_MS)
    await round()
    expect(register.asked).toHaveLength(1)
    clock.advanceMs(2 * DAY_MS)
    await round()
    expect(register.asked).toHaveLength(2)
  })

  test('B-04 no more valid: the tax is charged, and who looks after money is told once', async () => {
    await save()
    await round()
    answer = (asked) => aViesAnswer(asked, false)
    for (let each = 0; each < 2; each += 1) {
      clock.advanceMs(26 * DAY_MS)
      await round()
    }
    expect(await taxed()).toEqual({ isVatValid: false, treatment: 'mainland', permille: 230 })
    expect((await post.arrived()).map(({ to, subject }) => [to, subject])).toEqual([
      ['contas@poiso.pt', `O VIES não conhece o número ${NUMBER} da loja Casa Olmo`],
    ])
    const { rows } =
      await sql`select after->'isVatValid' as valid from audit.change where kind = 'billing.account' order by id desc limit 1`.execute(
        db,
      )
    expect(rows).toEqual([{ valid: false }])
  })

  test('B-04 away: it is asked again after growing pauses and then left, unknown stays unknown, and hours later it is asked anew', async () => {
    await save()
    answer = () => ({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] })
    await askStaleNumbers(db, clock)
    const pauses: number[] = []
    for (;;) {
      await runWaitingJobs(database, [askRegister.with(deps)])
      const ms = await passToNextJob(database, askRegister.name)
      if (ms === null) break
      pauses.push(Math.round(ms / 30_000))
    }
    expect(pauses).toEqual([1, 4, 16, 64, 256])
    expect(await taxed()).toMatchObject({ isVatValid: null, permille: 230 })
    expect((await vatStateOf(db, NUMBER)).tried).toEqual({ at: clock.now(), failure: 'MS_UNAVAILABLE' })
    expect(await deadLetters(db, { limit: 1 })).toEqual([])
    await round()
    expect(register.asked).toHaveLength(6)
    answer = (asked) => aViesAnswer(asked, true)
    clock.advanceMs(7 * 3_600_000)
    await round()
    expect(await taxed()).toEqual(untaxed)
  })

  test('B-04 an old answer is asked for anew before invoices; where the register is away what is known stands and is said, and it is asked no more', async () => {
    await save()
    await db
      .transaction()
      .execute((tx) => saveBillingAccount(tx, 2, anAccount({ country: 'GR', taxNumber: '094259216' }), clock.now()))
    const signal = new AbortController().signal
    expect(await freshenAnswers(deps, signal)).toEqual([])
    expect(register.asked.map(({ countryCode }) => countryCode)).toEqual(['EL', 'ES'])
    expect(await freshenAnswers(deps, signal)).toEqual([])
    clock.advanceMs(31 * DAY_MS)
    answer = () => (response) => void response.writeHead(500).end()
    expect(await freshenAnswers(deps, signal)).toEqual([
      { eshopId: shop, vatNumber: NUMBER, failure: 'HTTP 500' },
      { eshopId: 2, vatNumber: 'EL094259216', failure: 'HTTP 500' },
    ])
    expect(register.asked).toHaveLength(3)
    expect(await taxed()).toEqual(untaxed)
  })

  test('B-04 another number is unknown again, one that was answered before is known; what no account has is forgotten', async () => {
    await save()
    await round()
    expect((await save({ ...SPANISH, taxNumber: 'A58818501' })).isVatValid).toBeNull()
    expect((await save()).isVatValid).toBe(true)
    const before = new Date(clock.now().getTime() + 1)
    expect(await forgetAnswers(db, before)).toBe(0)
    await sql`truncate billing.account`.execute(db)
    expect(await forgetAnswers(db, before)).toBe(1)
  })

  test('B-04 a Portuguese number is asked for once a year as evidence, and changes no tax', async () => {
    await save(anAccount())
    answer = (asked) => aViesAnswer(asked, false)
    await round()
    clock.advanceMs(200 * DAY_MS)
    await round()
    expect(register.asked).toHaveLength(1)
    expect(await taxed()).toEqual({ isVatValid: false, treatment: 'mainland', permille: 230 })
    expect(await post.arrived()).toEqual([])
  })
})
