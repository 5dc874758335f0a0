/** What the server says of events in `data-events` of the body, as JSON; the attribute is absent where there is nothing to say. */
export interface PageEvents {
  /** Address of a tag manager's script, and of a behaviour-analytics tag's. */
  readonly container: string | null
  readonly behaviour: string | null
  /** Origins that scripts of tags may come from; `https://*.example.com` is any below it. */
  readonly origins: readonly string[]
  /** Development: `/dev/events` shows what happens to each event. */
  readonly isShown: boolean
}

/** What pages of one person know of it: no tag, because their addresses may hold codes of mails. Null: nothing. */
export function ofPrivatePages(events: PageEvents | null): PageEvents | null {
  return events?.isShown === true ? { container: null, behaviour: null, origins: [], isShown: true } : null
}

/** Whether a script's address is of one of the origins. */
export function isOfOrigins(address: string, origins: readonly string[]): boolean {
  const base = globalThis.location?.href
  if (!URL.canParse(address, base)) return false
  const url = new URL(address, base)
  return origins.some((origin) => {
    const [scheme = '', host = ''] = origin.split('://')
    if (url.protocol !== `${scheme}:`) return false
    return host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host
  })
}
