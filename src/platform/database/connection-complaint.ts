/** What the codes of PostgreSQL and of the network mean to whoever has given the address. */
const MEANINGS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there: does it run, and is the port right?',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
  EHOSTUNREACH: 'the host is not reached',
  ENETUNREACH: 'the host is not reached',
  ETIMEDOUT: 'the host does not answer',
  ECONNRESET: 'it ended the connection',
  ENOENT: 'there is no such socket',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of that name',
  '53300': 'it has no connection left',
  '57P01': 'it is shutting down',
  '57P03': 'it is starting or shutting down',
}

/** A line for the operator about a database that cannot be opened at this address, without its password; null: the error is of another kind. */
export function connectionComplaint(url: string, error: unknown): string | null {
  // Of several addresses of one name each has failed.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  if (!(first instanceof Error)) return null
  const code = 'code' in first ? String(first.code) : ''
  const meaning =
    MEANINGS[code] ?? (/timeout expired|connection timeout/i.test(first.message) ? MEANINGS['ETIMEDOUT'] : null)
  return meaning === null || meaning === undefined
    ? null
    : `the database at ${placeOf(url)} cannot be opened: ${meaning}`
}

function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { host, pathname, searchParams } = new URL(url)
  return `${host || searchParams.get('host') || 'localhost'}${pathname}`
}
