import {
  ConfigError,
  readChoice,
  readHost,
  readList,
  readLoopbackHostPort,
  readMoment,
  readOrigin,
  readPort,
  readProxy,
  readUrl,
} from './config-values.ts'
import { type Country, readCountries } from './country.ts'
import type { HostPort } from './config-values.ts'
import { isMailAddress } from './mail/mail-address.ts'
import { type Operator, readOperator } from './operator.ts'
import { readSecondCurrency, type SecondCurrency } from './second-currency.ts'
import { FAILPOINT_VALUE } from './failpoint-value.ts'
import { readTags, refusePlainTags, type Tags } from './tags.ts'

export { ConfigError } from './config-values.ts'
export type { HostPort } from './config-values.ts'

export const SERVICES = [
  'site',
  'api',
  'likes',
  'watchdog',
  'admin',
  'search',
  'tracking',
  'features',
  'click',
  'images',
  'lojas',
  'uploads',
] as const
export type Service = (typeof SERVICES)[number]

export const ROLES = ['all', 'web', 'worker'] as const
export type Role = (typeof ROLES)[number]

/** The whole configuration, read from the environment and checked once at the start; frozen. */
export interface Config {
  readonly env: 'development' | 'production'
  readonly role: Role
  readonly port: number
  readonly host: string
  /** Canonical origin of the site, no trailing slash: links, mails, sitemaps. */
  readonly url: string
  /** Folder of the embedded database, images, snapshots, click spool and the kept secret. */
  readonly dataFolder: string
  /** null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null
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
  /** T-06: browsers are given a service worker; off: they are told to end the one that they have. */
  readonly serviceWorker: boolean
  /** Where shops and designers work: a link of the header, or null. */
  readonly studioUrl: string | null
  /** The countries that the footer offers, this one first. Empty: no choice is shown. */
  readonly countries: readonly Country[]
  /** Shown beside the euro's figures, or null. */
  readonly secondCurrency: SecondCurrency | null
  /** An OpenAI-compatible model that is asked for words of a sentence which nobody understood, or null. */
  readonly model: { readonly url: string; readonly key: string | null; readonly name: string } | null
  /** The same model where it reads published reviews too, or null. */
  readonly summaryModel: Config['model']
  /** A translator in LibreTranslate's words, for reviews in other languages, or null. */
  readonly translator: { readonly url: string; readonly key: string | null } | null
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
  /** ISO moment at which the clock starts, or null for the real time. */
  readonly clockStart: string | null
  /** `stage:kill|throw|hang`, or null. */
  readonly failpoint: string | null
}

/** Every variable that is read; `docs/configuration.md` has the same names (tested both ways). */
export const VARIABLES = [
  'PORT',
  'HOST',
  'POISO_URL',
  'POISO_ENV',
  'POISO_ROLE',
  'POISO_DATA',
  'DATABASE_URL',
  'IMAGES_URL',
  'POISO_HOSTS',
  'POISO_SECRET',
  'POISO_PROJECT',
  'POISO_TRUSTED_PROXIES',
  'POISO_METRICS',
  'POISO_FEED_TEST_HOSTS',
  'POISO_DEMO',
  'POISO_DEMO_PORT',
  'POISO_PICTURE_PACE',
  'POISO_STAR_DAYS',
  'POISO_STAFF_PASSKEY_HOURS',
  'POISO_SERVICE_WORKER',
  'POISO_STUDIO',
  'POISO_OPERATOR_NAME',
  'POISO_OPERATOR_NIF',
  'POISO_OPERATOR_ADDRESS',
  'POISO_OPERATOR_EMAIL',
  'POISO_COUNTRIES',
  'POISO_SECOND_CURRENCY',
  'POISO_MODEL_URL',
  'POISO_MODEL_KEY',
  'POISO_MODEL_NAME',
  'POISO_MODEL_REVIEWS',
  'POISO_TRANSLATOR',
  'POISO_TRANSLATOR_KEY',
  'POISO_TAG_URL',
  'POISO_BEHAVIOUR_TAG_URL',
  'POISO_TAG_HOSTS',
  'SMTP_URL',
  'POISO_MAIL_FROM',
  'POISO_CONTACT_MAIL',
  'POISO_MAIL_REPORT_SECRET',
  'POISO_CLOCK',
  'FAILPOINT',
  'POISO_TEST_PG',
] as const
type Variable = (typeof VARIABLES)[number]
type Read = (variable: Variable) => string | null

/** The name by which services know a site that has chosen no other. */
export const DEFAULT_PROJECT = 'poiso'

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
  const config: Config = { ...addresses, ...readStores(read), ...readMail(read, addresses.url), ...readHooks(read) }
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

function readAddresses(read: Read) {
  const port = readPort('PORT', read('PORT') ?? '3000')
  return {
    env: readChoice('POISO_ENV', read('POISO_ENV') ?? 'development', ['development', 'production'] as const),
    role: readChoice('POISO_ROLE', read('POISO_ROLE') ?? 'all', ROLES),
    port,
    host: read('HOST') ?? '127.0.0.1',
    url: readOrigin('POISO_URL', read('POISO_URL') ?? `http://localhost:${port}`).origin,
    hosts: readHosts(read('POISO_HOSTS')),
    trustedProxies: readTrustedProxies(read('POISO_TRUSTED_PROXIES')),
    metrics: readChoice('POISO_METRICS', read('POISO_METRICS') ?? 'off', ['off', 'local', 'on'] as const),
  }
}

function readStores(read: Read) {
  return {
    dataFolder: read('POISO_DATA') ?? '.data',
    databaseUrl: readOptionalUrl('DATABASE_URL', read, ['postgres:', 'postgresql:']),
    imagesUrl: readOptionalUrl('IMAGES_URL', read, ['s3:', 'file:']),
    secret: readSecret('POISO_SECRET', read),
    project: readProject(read('POISO_PROJECT') ?? DEFAULT_PROJECT),
    picturePace: readPace(read('POISO_PICTURE_PACE')),
    starDays: readStarDays(read('POISO_STAR_DAYS')),
    staffPasskeyHours: readStaffPasskeyHours(read('POISO_STAFF_PASSKEY_HOURS'), read('POISO_ENV') === 'production'),
    serviceWorker:
      readChoice('POISO_SERVICE_WORKER', read('POISO_SERVICE_WORKER') ?? 'on', ['on', 'off'] as const) === 'on',
    model: readModel(read),
    summaryModel: readSummaryModel(read),
    translator: readTranslator(read),
    tags: readTags(read),
    studioUrl: readOptionalUrl('POISO_STUDIO', read, ['http:', 'https:']),
    secondCurrency: readSecondCurrency('POISO_SECOND_CURRENCY', read('POISO_SECOND_CURRENCY')),
  }
}

function readMail(read: Read, url: string) {
  return {
    smtpUrl: readOptionalUrl('SMTP_URL', read, ['smtp:', 'smtps:']),
    mailFrom: readMailFrom(read('POISO_MAIL_FROM'), url),
    contactMail: readContactMail(read),
    mailReportSecret: readSecret('POISO_MAIL_REPORT_SECRET', read),
    operator: readOperator(read),
  }
}

/** A machine without a domain of its own sends in the name of one that nobody can have (RFC 2606). */
function readMailFrom(text: string | null, url: string): string {
  const { hostname } = new URL(url)
  if (text === null) return `nao-responda@${/\.[a-z]+$/i.test(hostname) ? hostname : 'poiso.invalid'}`
  if (!isMailAddress(text)) throw new ConfigError('POISO_MAIL_FROM', `"${text}" is not an address`)
  return text
}

/** Without a production's care messages are shown at /dev/mail, to an address that nobody can have. */
function readContactMail(read: Read): string | null {
  const text =
    read('POISO_CONTACT_MAIL') ??
    read('POISO_OPERATOR_EMAIL') ??
    (read('POISO_ENV') === 'production' ? null : 'contacto@poiso.invalid')
  if (text !== null && !isMailAddress(text)) throw new ConfigError('POISO_CONTACT_MAIL', `"${text}" is not an address`)
  return text
}

function readHooks(read: Read) {
  const inProduction = read('POISO_ENV') === 'production'
  const demo =
    readChoice('POISO_DEMO', read('POISO_DEMO') ?? (inProduction ? 'off' : 'on'), ['on', 'off'] as const) === 'on'
  const demoPort = readPort('POISO_DEMO_PORT', read('POISO_DEMO_PORT') ?? '3100')
  const clockStart = read('POISO_CLOCK')
  return {
    demo,
    demoPort,
    countries: readCountries('POISO_COUNTRIES', read('POISO_COUNTRIES') ?? (demo ? DEMO_COUNTRIES : null)),
    feedTestHosts: readFeedTestHosts(read('POISO_FEED_TEST_HOSTS'), demo ? demoPort : null),
    clockStart: clockStart === null ? null : readMoment('POISO_CLOCK', clockStart),
    failpoint: readFailpoint(read('FAILPOINT')),
  }
}

/** Where there is no Poiso yet, a page of the site says so. */
const DEMO_COUNTRIES = 'Portugal=/,Espanha=/paises/espanha,França=/paises/franca'

function readOptionalUrl(variable: Variable, read: Read, schemes: readonly string[]): string | null {
  const text = read(variable)
  if (text !== null) readUrl(variable, text, schemes)
  return text
}

function readModel(read: Read): Config['model'] {
  const url = readOptionalUrl('POISO_MODEL_URL', read, ['http:', 'https:'])
  const [key, name] = [read('POISO_MODEL_KEY'), read('POISO_MODEL_NAME')]
  if (url === null) {
    const alone = key !== null ? 'POISO_MODEL_KEY' : name !== null ? 'POISO_MODEL_NAME' : null
    if (alone !== null) throw new ConfigError(alone, 'is set although POISO_MODEL_URL is not')
    return null
  }
  if (name === null) throw new ConfigError('POISO_MODEL_NAME', 'is missing beside POISO_MODEL_URL')
  return { url, key, name }
}

function readSummaryModel(read: Read): Config['model'] {
  const isOn = readChoice('POISO_MODEL_REVIEWS', read('POISO_MODEL_REVIEWS') ?? 'off', ['on', 'off'] as const) === 'on'
  const model = readModel(read)
  if (isOn && model === null) throw new ConfigError('POISO_MODEL_REVIEWS', 'is on although POISO_MODEL_URL is not set')
  return isOn ? model : null
}

function readTranslator(read: Read): Config['translator'] {
  const url = readOptionalUrl('POISO_TRANSLATOR', read, ['http:', 'https:'])
  const key = read('POISO_TRANSLATOR_KEY')
  if (url === null && key !== null)
    throw new ConfigError('POISO_TRANSLATOR_KEY', 'is set although POISO_TRANSLATOR is not')
  return url === null ? null : { url, key }
}

function readHosts(text: string | null): Partial<Record<Service, string>> {
  const hosts: Partial<Record<Service, string>> = {}
  for (const pair of text === null ? [] : readList('POISO_HOSTS', text)) {
    const [name = '', host = ''] = pair.split('=', 2).map((part) => part.trim())
    const service = readChoice('POISO_HOSTS', name, SERVICES)
    if (hosts[service] !== undefined) throw new ConfigError('POISO_HOSTS', `names ${service} twice`)
    hosts[service] = readHost('POISO_HOSTS', host)
  }
  return Object.freeze(hosts)
}

function readTrustedProxies(text: string | null): readonly string[] {
  return text === null || text === 'none'
    ? []
    : readList('POISO_TRUSTED_PROXIES', text).map((part) => readProxy('POISO_TRUSTED_PROXIES', part))
}

function readFeedTestHosts(text: string | null, demoPort: number | null): readonly HostPort[] {
  if (text !== null)
    return readList('POISO_FEED_TEST_HOSTS', text).map((part) => readLoopbackHostPort('POISO_FEED_TEST_HOSTS', part))
  return demoPort === null ? [] : [{ host: '*.localhost', port: demoPort }]
}

const DEFAULT_PICTURE_PACE = 4
const DEFAULT_STAR_DAYS = 7
const MOST_STAR_DAYS = 60
const DEFAULT_STAFF_PASSKEY_HOURS = 12
const MOST_STAFF_PASSKEY_HOURS = 720
const MOST_PICTURE_PACE = 1_000

function readStarDays(text: string | null): number {
  const days = text === null ? DEFAULT_STAR_DAYS : Number(/^\d{1,2}$/.exec(text)?.[0] ?? Number.NaN)
  if (!(days <= MOST_STAR_DAYS))
    throw new ConfigError('POISO_STAR_DAYS', `"${text}" is not a number of days from 0 to ${MOST_STAR_DAYS}`)
  return days
}

function readStaffPasskeyHours(text: string | null, inProduction: boolean): number {
  if (text === null) return inProduction ? DEFAULT_STAFF_PASSKEY_HOURS : 0
  const hours = Number(/^\d{1,3}$/.exec(text)?.[0] ?? Number.NaN)
  if (!(hours <= MOST_STAFF_PASSKEY_HOURS))
    throw new ConfigError(
      'POISO_STAFF_PASSKEY_HOURS',
      `"${text}" is not a number of hours from 0 to ${MOST_STAFF_PASSKEY_HOURS}`,
    )
  return hours
}

function readPace(text: string | null): number {
  const pace = text === null ? DEFAULT_PICTURE_PACE : Number(/^\d{1,4}$/.exec(text)?.[0] ?? Number.NaN)
  if (!(pace <= MOST_PICTURE_PACE))
    throw new ConfigError(
      'POISO_PICTURE_PACE',
      `"${text}" is not a number of pictures a second from 0 to ${MOST_PICTURE_PACE}`,
    )
  return pace
}

const SECRET_MIN_CHARACTERS = 16

function readSecret(variable: Variable, read: Read): string | null {
  const text = read(variable)
  if (text !== null && text.length < SECRET_MIN_CHARACTERS)
    throw new ConfigError(variable, `is shorter than ${SECRET_MIN_CHARACTERS} characters`)
  return text
}

function readProject(text: string): string {
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(text))
    throw new ConfigError(
      'POISO_PROJECT',
      `"${text}" is not a name of lower-case letters, digits and hyphens (32 at most)`,
    )
  return text
}

function readFailpoint(text: string | null): string | null {
  if (text !== null && !FAILPOINT_VALUE.test(text))
    throw new ConfigError('FAILPOINT', `"${text}" is not stage:kill, stage:throw or stage:hang`)
  return text
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
