import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { isSeen } from '#platform/readable-text.ts'
import { isAnswersName, isIdent, newAnswersName } from './idents.ts'
import {
  delayInvitation,
  endAnswering,
  findInvitation,
  type Invitation,
  lockInvitation,
  refuseInvitations,
  setThanks,
} from './invitation-storage.ts'
import { delayDaysOf, openedInvitation, type OpenedInvitation } from './opened-invitation.ts'
import { dropStepPhoto, type KeptStep, keepStep, nameReviews, type StarStep } from './keep-step.ts'
import { STAR_LIMITS } from './star-limits.ts'

/** Nobody was ever given this ident, or its purchase was erased. over: its time has passed. */
export type StarGone = 'unknown' | 'over'

/** What somebody does who was asked by a mail. Whoever has the ident is that somebody. */
export interface Star {
  open(ident: string): Promise<OpenedInvitation | StarGone>
  /** Keeps what was said of the shop or of a thing; `isSent`: it is done, and goes to moderation. */
  keep(ident: string, step: StarStep): Promise<KeptStep | StarGone>
  /** false: there is no such picture. */
  dropPhoto(ident: string, photo: { readonly variantId: number; readonly path: string }): Promise<boolean | StarGone>
  /** How the reviews are signed, and whether questions of others may be mailed. */
  thank(ident: string, asked: Thanks): Promise<'kept' | StarGone>
  /** Asks again in so many days; no-more: it has been put off often enough, or there is no address any more by then. */
  delay(ident: string, days: number): Promise<'delayed' | 'no-more' | StarGone>
  /** Of an ident: no more invitations to its address. Of a name that answering goes by: no more questions. Nobody learns whether there was one. */
  unsubscribe(name: string): Promise<void>
}

export interface Thanks {
  readonly nickname: string | null
  readonly answersQuestions: boolean
  /** Hash of the network that it comes from. */
  readonly network: string | null
}

const DAY_MS = 86_400_000

export function createStar({ db, clock }: { readonly db: Database; readonly clock: Clock }): Star {
  /** Does something with an open invitation that is locked. */
  async function withOpen<Outcome>(
    ident: string,
    act: (tx: Parameters<typeof keepStep>[0], invitation: Invitation, now: Date) => Promise<Outcome>,
  ): Promise<Outcome | StarGone> {
    if (!isIdent(ident)) return 'unknown'
    const now = clock.now()
    return db.transaction().execute(async (tx) => {
      const invitation = await lockInvitation(tx, ident)
      const gone = goneAt(invitation, now)
      return invitation === null || gone !== null ? (gone ?? 'unknown') : act(tx, invitation, now)
    })
  }
  return {
    open: async (ident) => {
      const invitation = isIdent(ident) ? await findInvitation(db, ident) : null
      const now = clock.now()
      const gone = goneAt(invitation, now)
      return invitation === null || gone !== null ? (gone ?? 'unknown') : openedInvitation(db, invitation, now)
    },
    keep: (ident, step) => withOpen(ident, (tx, invitation, now) => keepStep(tx, invitation, step, now)),
    dropPhoto: (ident, photo) => withOpen(ident, (tx, invitation, now) => dropStepPhoto(tx, invitation, photo, now)),
    thank: (ident, asked) => withOpen(ident, (tx, invitation, now) => thank(tx, invitation, asked, now)),
    delay: (ident, days) => withOpen(ident, (tx, invitation, now) => delay(tx, invitation, days, now)),
    unsubscribe: async (name) => {
      if (isAnswersName(name)) return endAnswering(db, name)
      const invitation = isIdent(name) ? await findInvitation(db, name) : null
      if (invitation !== null) await db.transaction().execute((tx) => refuseInvitations(tx, invitation, clock.now()))
    },
  }
}

function goneAt(invitation: Invitation | null, now: Date): StarGone | null {
  if (invitation === null) return 'unknown'
  return invitation.expiresAt <= now ? 'over' : null
}

async function thank(
  tx: Parameters<typeof keepStep>[0],
  invitation: Invitation,
  { nickname: typed, answersQuestions, network }: Thanks,
  now: Date,
): Promise<'kept'> {
  const nickname = typed !== null && isSeen(typed) ? typed : null
  const answersSince = answersQuestions ? (invitation.answersSince ?? now) : null
  // Links of mails that went out go on ending them.
  const answersName = answersQuestions ? (invitation.answersName ?? newAnswersName()) : null
  await setThanks(tx, invitation.id, { nickname, answersSince, answersName })
  await nameReviews(tx, { ...invitation, nickname }, network, now)
  return 'kept'
}

async function delay(
  tx: Parameters<typeof keepStep>[0],
  { id, delays, expiresAt, purchaseId }: Invitation,
  days: number,
  now: Date,
): Promise<'delayed' | 'no-more'> {
  if (!(await delayDaysOf(tx, { purchaseId, delays }, now))?.includes(days)) return 'no-more'
  const dueAt = new Date(now.getTime() + days * DAY_MS)
  const open = new Date(Math.max(expiresAt.getTime(), dueAt.getTime() + STAR_LIMITS.openMs))
  await delayInvitation(tx, id, { dueAt, expiresAt: open })
  return 'delayed'
}
