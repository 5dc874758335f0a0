/** What normalisation must know beside the item. */
export interface NormaliseContext {
  /** The currency of prices that name none, as the shop has said it (ADR 0044); null: it has not. */
  feedCurrency: string | null
  /** Hosts (without `www.`) that links may point to, subdomains included; null: not known yet, decided after staging. */
  allowedDomains: readonly string[] | null
}
