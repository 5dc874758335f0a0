import { withQuery } from './with-query.ts'

/** Of pages that are about a person, and of boards. */

/** who is signed in. */
export function user(): string {
  return '/user'
}

/** N-14: the boards of a person, and where one is begun; `variantIds`: what is to hang on it. */
export function boards(variantIds: readonly number[] = []): string {
  return variantIds.length === 0 ? '/quadros' : `/quadros?v=${[...variantIds].sort((a, b) => a - b).join(',')}`
}

/** N-14: a board, by the owner's link or the guests'. */
export function board(token: string): string {
  return `/quadro/${token}`
}

/** N-14: what its page shows, for its script. */
export function boardState(token: string): string {
  return `/quadro/${token}/estado`
}

/** N-14: tells that it has changed, for as long as somebody looks. */
export function boardStream(token: string): string {
  return `/quadro/${token}/ao-vivo`
}

/** what is liked, in this browser or by who is signed in. */
export function favourites(query: Readonly<Record<string, string>> = {}): string {
  return withQuery('/user/favourites', query)
}

/** somebody's favourites, by the link that they gave. */
export function sharedFavourites(share: string): string {
  return `/user/favourites/${encodeURIComponent(share)}`
}

/** U-04: who one is, one's door and room, mails. `section`: of the page, saved just now. */
export function profile(saved?: string): string {
  return saved === undefined ? '/user/perfil' : `/user/perfil?guardado=${saved}#${saved}`
}

/** What came of a picture that was sent. */
export function profileAvatar(outcome: string): string {
  return `/user/perfil?fotografia=${outcome}#fotografia`
}

/** G-09: consents, and a copy of everything. */
export function personalData(notice?: string): string {
  return notice === undefined ? '/user/dados' : `/user/dados?copia=${notice}#copia`
}

export function personalDataCopy(exportId: string): string {
  return `/user/dados/copia/${exportId}`
}

/** G-09: to have the account erased. */
export function eraseAccount(): string {
  return '/user/apagar'
}

/** Says that it will be; the person is signed out. */
export function eraseAsked(): string {
  return '/user/apagar/pedido'
}

/** From the mail: a button; only its POST undoes it. */
export function undoErase(code = ''): string {
  return code === '' ? '/user/apagar/anular' : `/user/apagar/anular?codigo=${code}`
}

export function eraseUndone(): string {
  return '/user/apagar/anulado'
}

/** somebody who lets others see it. */
export function publicProfile(userId: number): string {
  return `/user/${userId}`
}

/** begins an account; `sent`: says that a mail is on its way. */
export function register(query: Readonly<Record<string, string>> = {}): string {
  return withQuery('/registo', query)
}

/** of the mail; a button, only its POST confirms. */
export function registerConfirmation(userId: number | string, code: string): string {
  return `/register/confirmation/${userId}/${code}`
}

/** R-11; `next`: the path of the site to go on to. */
export function login(query: Readonly<Record<string, string>> = {}): string {
  return withQuery('/login', query)
}

/** asks for the mail by which a new password is chosen. */
export function resetPassword(query: Readonly<Record<string, string>> = {}): string {
  return withQuery('/senha/renovar', query)
}

/** of that mail. */
export function setPassword(code: string): string {
  return `/senha/confirmacao/${code}`
}

/** U-03: where somebody is signed in. */
export function userSessions(): string {
  return '/user/sessions'
}

export function userPasskeys(): string {
  return '/user/passkeys'
}

/** what a person waits for. */
export function userWatchdog(): string {
  return '/user/watchdog'
}

/** M-05: a watch of an offer, begun and ended; a page that opens as a dialog. */
export function watch(variantId: number): string {
  return `/watchdog/${variantId}`
}

/** A watch of a listing, by the listing's address. */
export function watchList(listing: string): string {
  return withQuery('/watchdog/lista', { de: listing })
}

/** of a mail; a button, only its POST ends. */
export function watchEnd(hash: string): string {
  return `/watchdog/unsubscribe/${hash}`
}

/** Of the mail that asks an address; only its POST says yes. */
export function watchConfirm(hash: string): string {
  return `/watchdog/confirm/${hash}`
}

export function userPassword(): string {
  return '/user/password'
}

export function userEmail(query: Readonly<Record<string, string>> = {}): string {
  return withQuery('/user/email', query)
}

/** Of the mail to a new address; only its POST changes it. */
export function userEmailConfirmation(code: string): string {
  return `/user/email/confirmation/${code}`
}

/** a button; only its POST signs out. */
export function logout(): string {
  return '/logout'
}

/** G-05: texts that wait for a person, for who runs the site. */
export function adminModeration(query: Readonly<Record<string, string>> = {}): string {
  return withQuery('/admin/moderacao', query)
}

export function adminModerationItem(
  kind: string,
  itemId: string,
  query: Readonly<Record<string, string>> = {},
): string {
  return withQuery(`/admin/moderacao/${kind}/${itemId}`, query)
}
