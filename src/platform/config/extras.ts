import { readSecondCurrency } from './second-currency.ts'
import { readTags } from './tags.ts'
import { readModel, readSummaryModel, readTranslator } from './models.ts'
import { ConfigError, readChoice, readOptionalUrl } from './config-values.ts'
import type { Read } from './variables.ts'

/** What an operator may have otherwise: paces, delays and services of others. */
export function readExtras(read: Read) {
  return {
    picturePace: readPace(read('POISO_PICTURE_PACE')),
    starDays: readStarDays(read('POISO_STAR_DAYS')),
    staffPasskeyHours: readStaffPasskeyHours(read('POISO_STAFF_PASSKEY_HOURS'), read('POISO_ENV') === 'production'),
    joinRuleDays: readJoinRuleDays(read('POISO_JOIN_RULE_DAYS')),
    viesUrl: readViesUrl(read('POISO_VIES_URL'), read('POISO_ENV') === 'production'),
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

const DEFAULT_PICTURE_PACE = 4
const DEFAULT_STAR_DAYS = 7
const MOST_STAR_DAYS = 60
const DEFAULT_STAFF_PASSKEY_HOURS = 12
const MOST_STAFF_PASSKEY_HOURS = 720
const VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api'
const MOST_JOIN_RULE_DAYS = 365
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

function readJoinRuleDays(text: string | null): number | null {
  if (text === null) return null
  const days = Number(/^\d{1,3}$/.exec(text)?.[0] ?? Number.NaN)
  if (!(days <= MOST_JOIN_RULE_DAYS))
    throw new ConfigError('POISO_JOIN_RULE_DAYS', `"${text}" is not a number of days from 0 to ${MOST_JOIN_RULE_DAYS}`)
  return days
}

/** In production the register of the European Commission is asked, unless it is 'off'; elsewhere nobody is. */
function readViesUrl(text: string | null, inProduction: boolean): string | null {
  if (text === null) return inProduction ? VIES_URL : null
  if (text === 'off') return null
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.search !== '' || url.hash !== '')
    throw new ConfigError('POISO_VIES_URL', `"${text.slice(0, 200)}" is neither off nor a plain http(s) address`)
  return text
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
