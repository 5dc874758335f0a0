import { Readable } from 'node:stream'
import { createTransport, type Transporter } from 'nodemailer'
import { tracedCall } from '../tracing/outbound.ts'
import type { RenderedMail } from './render-mail.tsx'

export interface PostedMail extends RenderedMail {
  readonly to: string
  /** With its angle brackets. */
  readonly messageId: string
  readonly date: Date
  /** Called when all but the last line is out: while it has not ended, no server may take the mail as sent. */
  readonly beforeLastLine: () => Promise<void>
}

/** Sends one mail; gives what the server said when it took it. @throws PostFailure */
export type Post = (mail: PostedMail) => Promise<string>

export interface SmtpSettings {
  /** smtp://user:password@host:587, smtps://… */
  readonly url: string
  /** The address that mails come from. */
  readonly from: string
  readonly fromName: string
  /** How long a server may take to answer before it counts as gone. */
  readonly patienceMs?: number
}

/** later: try again. never: no try can help. noAddress: the server knows no such mailbox. */
export class PostFailure extends Error {
  readonly kind: 'later' | 'never' | 'noAddress'
  /** The server has said no; otherwise nobody knows what it has made of the mail. */
  readonly isAnswered: boolean
  constructor(kind: PostFailure['kind'], message: string, isAnswered: boolean) {
    super(message)
    this.kind = kind
    this.isAnswered = isAnswered
  }
}

const PATIENCE_MS = 30_000

/** A post over SMTP: one conversation a mail, given up when the server is silent. */
export function smtpPost({ url, from, fromName, patienceMs = PATIENCE_MS }: SmtpSettings): Post {
  const smtp = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0])
  return async ({ beforeLastLine, ...mail }) => {
    const message = await messageOf(mail, { name: fromName, address: from })
    const raw = Readable.from(heldBeforeItsEnd(message, beforeLastLine))
    return tracedCall('SMTP', url, () => converse(smtp, { envelope: { from, to: [mail.to] }, raw }))
  }
}

async function converse(smtp: Transporter, mail: Parameters<Transporter['sendMail']>[0]): Promise<string> {
  try {
    return String((await smtp.sendMail(mail)).response)
  } catch (error) {
    throw failureOf(error as SmtpError)
  }
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** The bytes between DATA and the dot. */
async function messageOf(
  mail: Omit<PostedMail, 'beforeLastLine'>,
  from: { name: string; address: string },
): Promise<Buffer> {
  const { message } = await composer.sendMail({
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: mail.messageId,
    date: mail.date,
    headers: mail.unsubscribeUrl === null ? AUTOMATIC : { ...AUTOMATIC, ...unsubscribeHeaders(mail.unsubscribeUrl) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return message as Buffer
}

/** No out-of-office note answers a mail of ours (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }

/** RFC 2369, and the POST without a question of RFC 8058. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** The connection writes its last line, the dot, when this has ended. */
async function* heldBeforeItsEnd(message: Buffer, beforeLastLine: () => Promise<void>): AsyncGenerator<Buffer> {
  yield message
  await beforeLastLine()
}

interface SmtpError extends Error {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
}

/** Enhanced codes (RFC 3463) that tell of the mailbox and not of this mail: no such one, moved away, a host that takes no mail. */
const NO_MAILBOX = /\b5\.1\.(?:1|2|3|6|10)\b/
const ENHANCED = /\b5\.\d{1,3}\.\d{1,3}\b/

function failureOf(error: SmtpError): PostFailure {
  const { responseCode = 0, response = '', command = '', code } = error
  const said = response || error.message
  const isAnswered = responseCode >= 400
  if (responseCode < 500 || code === 'EAUTH') return new PostFailure('later', said, isAnswered)
  const isNoAddress =
    command.startsWith('RCPT') &&
    (ENHANCED.test(response) ? NO_MAILBOX.test(response) : responseCode === 550 || responseCode === 553)
  return new PostFailure(isNoAddress ? 'noAddress' : 'never', said, isAnswered)
}
