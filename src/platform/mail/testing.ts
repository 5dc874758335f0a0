import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { type Clock, systemClock } from '#platform/clock.ts'
import type { Connection } from '#platform/database/connect.ts'
import { passToNextJob, runWaitingJobs } from '#platform/jobs/testing.ts'
import type { MailFrame, SentMail } from './define-mail.ts'
import { sendMail } from './send-mail-job.ts'
import { smtpPost } from './smtp-post.ts'
import { readMail, type ReceivedMail } from './testing-mime.ts'

export type { ReceivedMail } from './testing-mime.ts'

export const TEST_SITE: MailFrame['site'] = { name: 'Poiso', url: 'http://localhost:3000' }

/** How the receiver behaves from now on: a line of SMTP that it says, silence, or the end of the connection. */
export interface ReceiverMood {
  onConnect?: 'hang' | 'refuse'
  onRcpt?: string
  /** After the last line of a mail, which it has taken or not. */
  onData?: string | 'hang' | 'takeAndVanish' | 'vanish'
}

export interface Receiver {
  readonly smtpUrl: string
  /** All that it has taken, in order. */
  readonly taken: readonly ReceivedMail[]
  mood: ReceiverMood
  close(): Promise<void>
}

/** A real SMTP server in this process. */
export async function aReceiver(): Promise<Receiver> {
  const taken: ReceivedMail[] = []
  const receiver: { mood: ReceiverMood } = { mood: {} }
  const vanish = (): void => void server.server.emit('vanish')
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 1,
    disableReverseLookup: true,
    onConnect: (_session, answer) => {
      const { onConnect } = receiver.mood
      if (onConnect === undefined) answer()
      else if (onConnect === 'refuse') answer(said('421 4.3.2 not now'))
    },
    onRcptTo: (_address, _session, answer) => answer(said(receiver.mood.onRcpt)),
    onData: (stream, { envelope }, answer) => {
      void text(stream).then((raw) => {
        const { onData } = receiver.mood
        if (onData === undefined || onData === 'takeAndVanish')
          taken.push(readMail(raw, envelope.rcptTo[0]?.address ?? ''))
        if (onData === undefined) answer(null, `2.0.0 Ok: queued as ${taken.length}`)
        else if (onData === 'takeAndVanish' || onData === 'vanish') vanish()
        else if (onData !== 'hang') answer(said(onData))
      })
    },
  })
  const sockets = new Set<{ destroy(): void }>()
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const drop = (): void => sockets.forEach((socket) => socket.destroy())
  server.server.on('vanish', drop)
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1', () => undefined)
  await once(server.server, 'listening')
  return Object.assign(receiver, {
    smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    close: async () => {
      drop()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  })
}

/** '550 5.1.1 no such user' as an answer. */
function said(line: string | undefined): Error | null {
  return line === undefined ? null : Object.assign(new Error(line.slice(4)), { responseCode: Number(line.slice(0, 3)) })
}

export interface PostBox {
  readonly receiver: Receiver
  /** Sends what waits, and gives what came since the last call. */
  arrived(): Promise<readonly ReceivedMail[]>
  /** Lets the time pass until a mail that has failed is tried again, and gives how long that was; null: none is tried again. */
  passToNextTry(): Promise<number | null>
  close(): Promise<void>
}

/**
 * Sends the mails of a test database over SMTP to a receiver in this process:
 *
 *     const post = await receiveMail(database, { mails })
 *     …register…
 *     const [mail] = await post.arrived()
 *     await page.goto(mail.links.find((link) => link.includes('/confirmar')))
 */
export async function receiveMail(
  database: Pick<Connection, 'db' | 'pool'>,
  {
    mails,
    site = TEST_SITE,
    clock = systemClock,
    patienceMs = 5_000,
  }: { mails: readonly SentMail[]; site?: MailFrame['site']; clock?: Clock; patienceMs?: number },
): Promise<PostBox> {
  const receiver = await aReceiver()
  const job = sendMail.with({
    db: database.db,
    clock,
    mails,
    site,
    post: smtpPost({ url: receiver.smtpUrl, from: 'nao-responda@poiso.test', fromName: site.name, patienceMs }),
    domain: 'poiso.test',
    keepsRendered: false,
  })
  let seen = 0
  return {
    receiver,
    arrived: async () => {
      await runWaitingJobs(database, [job])
      const fresh = receiver.taken.slice(seen)
      seen = receiver.taken.length
      return fresh
    },
    passToNextTry: () => passToNextJob(database, sendMail.name),
    close: () => receiver.close(),
  }
}
