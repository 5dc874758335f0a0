const UTC = '-c timezone=UTC'

/**
 * The address with what makes its sessions count in UTC, whatever zone the server, the database or the role is set to: a moment that SQL
 * writes out, cuts to its day or moves by a day is that of UTC where the statement names no zone. Other `options` of the address
 * stay; one that sets another zone is overruled. The server is told with the connection itself, so that it costs no question.
 */
export function inUtc(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  const given = url.searchParams.get('options')
  if (given?.endsWith(UTC)) return databaseUrl
  url.searchParams.set('options', given === null ? UTC : `${given} ${UTC}`)
  return url.href
}
