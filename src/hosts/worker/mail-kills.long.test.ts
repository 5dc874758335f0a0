import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmNotice } from '#domains/watchdog/mails/confirm-notice.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { aReceiver } from '#platform/mail/testing.ts'
import { projectRoot } from '#platform/project-root.ts'

const database = await testDatabase()
const { db } = database
const receiver = await aReceiver()
const folder = mkdtempSync(join(tmpdir(), 'poiso-mail-kills-'))
const children = new Set<ChildProcess>()

beforeEach(async () => {
  await sql`truncate graphile_worker._private_jobs, mail.message`.execute(db)
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await receiver.close()
  await rm(folder, { recursive: true, force: true })
})

/** The product's own worker. */
function aWorker(failpoint?: string): ChildProcess {
  const child = spawn(process.execPath, [join(realpathSync(join(projectRoot, 'dist/server')), 'worker.js')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      POISO_DATA: folder,
      POISO_DEMO: 'off',
      SMTP_URL: receiver.smtpUrl,
      ...(failpoint !== undefined && { FAILPOINT: failpoint }),
    },
    stdio: 'ignore',
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}
async function stateOf(id: number): Promise<string | undefined> {
  const row = await db.selectFrom('mail.message').select('state').where('id', '=', id).executeTakeFirst()
  return row?.state
}

describe('W5 fault K1 a worker is killed while it sends a mail', () => {
  test.each([
    ['mail.claimed', 1],
    ['mail.before-last-line', 1],
    ['mail.handed', 1],
    // The one window that SMTP leaves open: the server has it, and we did not hear so.
    ['mail.answered', 2],
  ])('at %s: it arrives, %i times, under one Message-ID', async (stage, times) => {
    const before = receiver.taken.length
    const data = {
      name: 'Sofá',
      kind: 'price',
      targetCents: 25_000,
      region: null,
      path: '/watchdog/confirm/c1-x',
    } as const
    const id = await queueMail(db, confirmNotice, { to: 'ana@exemplo.pt', data })
    const [, signal] = (await once(aWorker(`${stage}:kill`), 'exit')) as [number | null, string | null]
    expect(signal).toBe('SIGKILL')
    const next = aWorker()
    await expect.poll(() => stateOf(id ?? 0), { timeout: 60_000 }).toMatch(/sent|kept/)
    next.kill('SIGTERM')
    await once(next, 'exit')
    const taken = receiver.taken.slice(before)
    expect(taken).toHaveLength(times)
    expect(new Set(taken.map(({ headers }) => headers.get('message-id'))).size).toBe(1)
    expect(taken[0]?.text).toContain('/watchdog/confirm/c1-x')
  })
})
