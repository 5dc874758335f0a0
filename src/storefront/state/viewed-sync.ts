import { keepViewed, type KeepViewedAnswer } from '#platform/api-client/calls.ts'
import { calls, type Question } from './calls.ts'
import { type RecentlyViewed, recentlyViewed } from './recently-viewed.ts'

/** Sends the list to the account; gives what the account keeps then. Fails where it cannot. */
type Send = (variantIds: readonly number[]) => Promise<readonly number[]>

let isFollowing = false

async function send(variantIds: readonly number[]): Promise<readonly number[]> {
  const question: Question<KeepViewedAnswer> = {
    key: `viewed ${variantIds.join()}`,
    send: (configuration, init) => keepViewed(configuration, { requestBody: { variantIds: [...variantIds] } }, init),
    read: (answer) =>
      Array.isArray((answer as Partial<KeepViewedAnswer> | null)?.variantIds) ? (answer as KeepViewedAnswer) : null,
    freshMs: 0,
  }
  return (await calls().ask(question)).variantIds
}

/** Begins once in a page: only for somebody whose account says that it keeps what was looked at (me). */
export function followViewed(): void {
  if (isFollowing) return
  isFollowing = true
  keepInStep(recentlyViewed(), send)
}

/** The browser's list and the account's are one: what is seen here is sent, what was seen elsewhere comes back. A failure waits for the next. */
export function keepInStep(viewed: RecentlyViewed, send: Send): void {
  let known: string | null = null
  let isSending = false
  const step = async (): Promise<void> => {
    const list = viewed.list()
    if (isSending || list.join() === known) return
    isSending = true
    try {
      const kept = await send(list)
      // Seen while it was under way: the next step sends that, too.
      known = kept.join()
      if (viewed.list() === list) viewed.replace(kept)
    } catch {
      known = list.join()
    } finally {
      isSending = false
    }
    await step()
  }
  viewed.subscribe(() => void step())
  void step()
}
