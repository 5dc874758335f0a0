import type { AccountLikes } from './account-likes.ts'
import type { SessionStore } from './session-store.ts'

/**
 * The account's likes, whose code is loaded when somebody is signed in: most visitors never need it. Until it is there nothing is known of
 * them; what is asked meanwhile waits for it.
 */
export function awaitedAccount(session: SessionStore, load: () => Promise<AccountLikes>): AccountLikes {
  let account: AccountLikes | null = null
  let loading: Promise<AccountLikes> | null = null
  const [changed, paired] = [[] as (() => void)[], [] as (() => void)[]]
  const wanted = new Set<number>()
  const open = (): Promise<AccountLikes> =>
    (loading ??= load().then(
      (loaded) => {
        account = loaded
        changed.forEach((listener) => loaded.onChange(listener))
        paired.forEach((listener) => loaded.onPaired(listener))
        wanted.forEach((id) => loaded.want(id))
        return loaded
      },
      (error: unknown) => {
        loading = null
        throw error
      },
    ))
  const openWhenThere = (): void => {
    if (session.isOpen()) open().catch(() => undefined)
  }
  session.subscribe(openWhenThere)
  openWhenThere()
  return {
    isOpen: () => session.isOpen(),
    list: (type) => account?.list(type) ?? [],
    count: () => account?.count() ?? 0,
    want: (id) => (account === null ? void wanted.add(id) : account.want(id)),
    askAll: async () => (await open()).askAll(),
    send: (like, isWanted) =>
      open().then(
        (loaded) => loaded.send(like, isWanted),
        () => 'later',
      ),
    // What nobody knows to be liked is not taken back.
    take: (like) => account?.take(like),
    refresh: () => account?.refresh(),
    onPaired: (listener) => (account === null ? void paired.push(listener) : account.onPaired(listener)),
    onChange: (listener) => (account === null ? void changed.push(listener) : account.onChange(listener)),
  }
}
