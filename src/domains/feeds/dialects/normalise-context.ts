/** What normalisation must know beside the item. */
export interface NormaliseContext {
  /** The feed's currency where its dialect carries none (decisions.md "Imports"); only EUR is sold. */
  defaultCurrency: string
  /** Hosts (without `www.`) that links may point to, subdomains included; null: not known yet, decided after staging. */
  allowedDomains: readonly string[] | null
}
