import { ConfigError, readList, readUrl } from './config-values.ts'

/** Scripts of others that pages load after consent (A-10). */
export interface Tags {
  /** Address of a tag manager's script, or null. */
  readonly container: string | null
  /** Address of a behaviour-analytics tag's script, or null. */
  readonly behaviour: string | null
  /** Where scripts come from and what they reach: origins, `https://*.example.com` for any below it. Those of the two addresses are among them. */
  readonly origins: readonly string[]
}

/** A name or a numbered address and a port; never quotes, spaces or `;`, which would write into a policy. */
const ORIGIN = /^(https?):\/\/((?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?)$/

type Read = (variable: 'POISO_TAG_URL' | 'POISO_BEHAVIOUR_TAG_URL' | 'POISO_TAG_HOSTS') => string | null

/** Null: no tag is configured, and pages and their policy say nothing of any. */
export function readTags(read: Read): Tags | null {
  const [container, behaviour] = [readScript('POISO_TAG_URL', read), readScript('POISO_BEHAVIOUR_TAG_URL', read)]
  const hosts = read('POISO_TAG_HOSTS')
  const scripts = [container, behaviour].filter((address) => address !== null)
  if (scripts.length === 0) {
    if (hosts !== null) throw new ConfigError('POISO_TAG_HOSTS', 'is set although no tag is')
    return null
  }
  const origins = scripts.map((address) => new URL(address).origin)
  for (const origin of hosts === null ? [] : readList('POISO_TAG_HOSTS', hosts)) {
    if (!ORIGIN.test(origin))
      throw new ConfigError(
        'POISO_TAG_HOSTS',
        `"${origin}" is not an origin like https://tags.example or https://*.tags.example`,
      )
    origins.push(origin)
  }
  return { container, behaviour, origins: [...new Set(origins)] }
}

function readScript(variable: 'POISO_TAG_URL' | 'POISO_BEHAVIOUR_TAG_URL', read: Read): string | null {
  const text = read(variable)
  if (text === null) return null
  const url = readUrl(variable, text, ['http:', 'https:'])
  if (url.username !== '') throw new ConfigError(variable, 'holds a name, which every visitor would read')
  if (!ORIGIN.test(url.origin)) throw new ConfigError(variable, 'has no plain host name')
  return url.href
}

/** Over http anybody on the way writes the script. */
export function refusePlainTags({ origins }: Tags): void {
  const plain = origins.find((origin) => !origin.startsWith('https://'))
  if (plain !== undefined)
    throw new ConfigError('POISO_TAG_URL', `${plain} is not https, as POISO_ENV=production demands`)
}
