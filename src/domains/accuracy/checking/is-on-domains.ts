/** Whether a host is one of a shop's domains or stands below one. */
export function isOnDomains(host: string, domains: readonly string[]): boolean {
  const name = host.toLowerCase()
  return domains.some((own) => name === own || name.endsWith(`.${own}`))
}
