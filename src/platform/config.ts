import { ConfigError, type HostPort } from './config/config-values.ts'
import { readAddresses } from './config/addresses.ts'
import { readExtras } from './config/extras.ts'
import { readHooks } from './config/hooks.ts'
import { readMail } from './config/mail.ts'
import type { ModelAddress, TranslatorAddress } from './config/models.ts'
import { readStores } from './config/stores.ts'
import type { SearchPlace } from './config/search-place.ts'
import { type Read, type Role, type Service, type Variable, VARIABLES } from './config/variables.ts'
import type { Country } from './config/country.ts'
import type { Operator } from './config/operator.ts'
import type { SecondCurrency } from './config/second-currency.ts'
import { refusePlainTags, type Tags } from './config/tags.ts'

export { ConfigError } from './config/config-values.ts'
export type { HostPort } from './config/config-values.ts'
export type { ProcessAddress, SearchPlace } from './config/search-place.ts'
export { DEFAULT_PROJECT } from './config/stores.ts'
export { type Role, type Service, SERVICES, VARIABLES } from './config/variables.ts'

/** The whole configuration, read from the environment and checked once at the start; frozen. */
export interface Config {
  readonly env: 'development' | 'production'
  readonly role: Role
  readonly port: number
  /** Where a worker tells how it stands; null: nowhere. */
  readonly probePort: number | null
  readonly host: string
  /** Canonical origin of the site, no trailing slash: links, mails, sitemaps. */
  readonly url: string
  /** Folder of the embedded database, images, snapshots, click spool and the kept secret. */
  readonly dataFolder: string
  /** null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null
  /** A replica of it, asked for what may be some seconds old; null: there is none. */
  readonly databaseReplicaUrl: string | null
  readonly search: SearchPlace
  /** null: a folder in dataFolder. */
  readonly imagesUrl: string | null
  /** Host header of each service. A service without one answers on the site's host. Empty: one origin for all. */
  readonly hosts: Readonly<Partial<Record<Service, string>>>
  /** null: made and kept in dataFolder (`keptSecret`). */
  readonly secret: string | null
  readonly project: string
  readonly trustedProxies: readonly string[]
  /** off: /metrics is 404. local: loopback addresses only. on: everybody who reaches the port. */
  readonly metrics: 'off' | 'local' | 'on'
  /** Loopback host:port pairs that the feed fetcher may reach; `*.localhost` stands for all such names. */
  readonly feedTestHosts: readonly HostPort[]
  readonly demo: boolean
  readonly demoPort: number
  /** Shops' pictures a second that are fetched though no page waits for them; 0: none. */
  readonly picturePace: number
  /** Days between the expected delivery of an order and the mail that asks about it. */
  readonly starDays: number
  /** So long after signing in by a passkey somebody may use the back office; 0: whichever way they signed in. */
  readonly staffPasskeyHours: number
  /** Days that an account must have for its shop to be taken by the rule; null: a person decides about each. */
  readonly joinRuleDays: number | null
  /** Base address of the EU's register of VAT numbers, or null: it is not asked. */
  readonly viesUrl: string | null
  /** T-06: browsers are given a service worker; off: they are told to end the one that they have. */
  readonly serviceWorker: boolean
  /** Where shops and designers work: a link of the header, or null. */
  readonly studioUrl: string | null
  /** The countries that the footer offers, this one first. Empty: no choice is shown. */
  readonly countries: readonly Country[]
  /** Shown beside the euro's figures, or null. */
  readonly secondCurrency: SecondCurrency | null
  /** An OpenAI-compatible model that is asked for words of a sentence which nobody understood, or null. */
  readonly model: ModelAddress | null
  /** The same model where it reads published reviews too, or null. */
  readonly summaryModel: ModelAddress | null
  /** A translator in LibreTranslate's words, for reviews in other languages, or null. */
  readonly translator: TranslatorAddress | null
  /** Scripts of others that pages load after consent, or null: none. */
  readonly tags: Tags | null
  /** Where mails are handed over, or null: none leaves. */
  readonly smtpUrl: string | null
  /** The address that mails come from. */
  readonly mailFrom: string
  /** Where messages of the contact forms are mailed to, or null: they are only kept. */
  readonly contactMail: string | null
  /** What those know who tell us of bounces and complaints, or null: nobody does. */
  readonly mailReportSecret: string | null
  readonly operator: Operator
  /** Where shops pay their invoices to, as invoices say it; null: they do not. */
  readonly invoiceIban: string | null
  /** A file with the key by which invoices are signed; null: they are not. */
  readonly invoiceKeyFile: string | null
  /** The number of the tax authority's certificate of the program; 0: it has none. */
  readonly invoiceCertificate: number
  /** ISO moment at which the clock starts, or null for the real time. */
  readonly clockStart: string | null
  /** `stage:kill|throw|hang`, or null. */
  readonly failpoint: string | null
}

/** Variables that production refuses (reliability.md, hooks). */
const TEST_ONLY: readonly Variable[] = ['POISO_FEED_TEST_HOSTS', 'POISO_CLOCK', 'FAILPOINT', 'POISO_TEST_PG']

/**
 * Reads the whole configuration (architecture.md, table of variables). An empty value counts as unset.
 * @throws ConfigError naming the variable that is unknown, malformed, contradictory or refused in production.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  refuseUnknown(env)
  const read: Read = (variable) => env[variable]?.trim() || null
  const addresses = readAddresses(read)
  const config: Config = {
    ...addresses,
    ...readStores(read),
    ...readExtras(read),
    ...readMail(read, addresses.url),
    ...readHooks(read),
  }
  refuseContradictions(config, read)
  if (config.env === 'production') refuseInProduction(config, read)
  return Object.freeze(config)
}

function refuseUnknown(env: Readonly<Record<string, string | undefined>>): void {
  const known = new Set<string>(VARIABLES)
  for (const name of Object.keys(env)) {
    if (name.startsWith('POISO_') && !known.has(name))
      throw new ConfigError(name, 'is not a variable of Poiso (docs/configuration.md lists them)')
  }
}

function refuseContradictions(config: Config, read: Read): void {
  if (config.demo && config.port !== 0 && config.demoPort === config.port)
    throw new ConfigError('POISO_DEMO_PORT', `is the same as PORT (${config.port})`)
  if (!config.demo && read('POISO_DEMO_PORT') !== null)
    throw new ConfigError('POISO_DEMO_PORT', 'is set although POISO_DEMO is off')
  const site = config.hosts.site
  const siteHost = new URL(config.url).host
  if (site !== undefined && site !== siteHost)
    throw new ConfigError('POISO_HOSTS', `site=${site} is not the host of POISO_URL (${siteHost})`)
  if (config.hosts.uploads === siteHost)
    throw new ConfigError('POISO_HOSTS', 'uploads must not be the host of the site: theirs has no cookies')
}

function refuseInProduction(config: Config, read: Read): void {
  for (const variable of TEST_ONLY) {
    if (read(variable) !== null) throw new ConfigError(variable, 'is for tests and refused under POISO_ENV=production')
  }
  if (config.demo) throw new ConfigError('POISO_DEMO', 'the demo is refused under POISO_ENV=production')
  if (config.tags !== null) refusePlainTags(config.tags)
  if (config.secret === null) throw new ConfigError('POISO_SECRET', 'is missing under POISO_ENV=production')
}
