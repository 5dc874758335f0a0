import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import { Hopeless, type JobContext } from '#platform/jobs/define-job.ts'
import type { MailFrame, SentMail } from './define-mail.ts'
import { claimMail, type ClaimedMail, endMail, keepRendered, markHanded, putMailBack } from './mail-rows.ts'
import { renderMail, type RenderedMail } from './render-mail.tsx'
import { type Post, PostFailure } from './smtp-post.ts'
import { suppressAddress } from './suppressed.ts'

export interface DeliverDeps extends MailFrame {
  readonly db: Database
  readonly clock: Clock
  readonly mails: readonly SentMail[]
  /** null: mails are kept for /dev/mail, and none leaves. */
  readonly post: Post | null
  /** Part of the Message-ID behind its @. */
  readonly domain: string
  /** Rendered mails stay readable: outside production only. */
  readonly keepsRendered: boolean
}

/** One try of one mail (ADR 0076). What a killed try leaves is taken up by the next, under the same Message-ID. */
export async function deliverMail(id: number, deps: DeliverDeps, context: JobContext): Promise<void> {
  const { db, clock } = deps
  const claimed = await claimMail(db, id)
  await failpoint('mail.claimed')
  if (claimed === null) return
  if (claimed.suppressed !== null)
    return endMail(db, id, { state: 'refused', answer: claimed.suppressed, at: clock.now() })
  if (claimed.mayHaveArrived)
    context.log.warn({ id }, 'a mail whose answer was lost goes again, under the same Message-ID')
  const rendered = await renderedOf(claimed, deps)
  if (deps.keepsRendered) await keepRendered(db, id, rendered)
  if (deps.post === null) return endMail(db, id, { state: 'kept', answer: null, at: clock.now() })
  await postMail(claimed, rendered, { ...deps, post: deps.post }, context)
}

/** A mail that nobody knows or that cannot be rendered waits for a person: no try can help. */
async function renderedOf(claimed: ClaimedMail, deps: DeliverDeps): Promise<RenderedMail> {
  try {
    const definition = deps.mails.find(({ name }) => name === claimed.mail)
    if (definition === undefined) throw new Error(`no mail is named ${claimed.mail}`)
    return await renderMail(definition.compose(claimed.data, deps), deps)
  } catch (error) {
    const { message } = error as Error
    await putMailBack(deps.db, claimed, 'failed', message)
    throw new Hopeless(message)
  }
}

async function postMail(
  claimed: ClaimedMail,
  rendered: RenderedMail,
  { db, clock, post, domain }: DeliverDeps & { post: Post },
  { signal, isLast }: JobContext,
): Promise<void> {
  let isHanded = false
  try {
    const answer = await post({
      ...rendered,
      to: claimed.recipient,
      messageId: `<${claimed.messageUuid}@${domain}>`,
      date: claimed.queuedAt,
      beforeLastLine: async () => {
        await failpoint('mail.before-last-line')
        if (signal.aborted) throw new Error('the worker stops')
        if (!(await markHanded(db, claimed))) throw new Error('another try has this mail')
        isHanded = true
        await failpoint('mail.handed')
      },
    })
    await failpoint('mail.answered')
    await endMail(db, claimed.id, { state: 'sent', answer, at: clock.now() })
  } catch (error) {
    await endFailedTry(claimed, error, { db, clock, isHanded, isLast })
  }
}

/** What the server has refused has not arrived; what it has not answered may have. */
async function endFailedTry(
  claimed: ClaimedMail,
  error: unknown,
  {
    db,
    clock,
    isHanded,
    isLast,
  }: Pick<DeliverDeps, 'db' | 'clock'> & Pick<JobContext, 'isLast'> & { isHanded: boolean },
): Promise<void> {
  if (!(error instanceof PostFailure)) throw error
  const { kind, message } = error
  if (kind === 'noAddress') {
    const at = clock.now()
    await suppressAddress(db, { address: claimed.recipient, reason: 'bounce', detail: message, since: at })
    return endMail(db, claimed.id, { state: 'refused', answer: message, at })
  }
  const waits = isHanded && !error.isAnswered ? 'handed' : 'queued'
  await putMailBack(db, claimed, kind === 'never' || isLast ? 'failed' : waits, message)
  throw kind === 'never' ? new Hopeless(message) : error
}
