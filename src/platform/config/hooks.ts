import { readCountries } from './country.ts'
import { FAILPOINT_VALUE } from './failpoint-value.ts'
import {
  ConfigError,
  type HostPort,
  readChoice,
  readList,
  readLoopbackHostPort,
  readMoment,
  readPort,
} from './config-values.ts'
import type { Read } from './variables.ts'

/** The demo, and what tests hold on to. */
export function readHooks(read: Read) {
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

function readFeedTestHosts(text: string | null, demoPort: number | null): readonly HostPort[] {
  if (text !== null)
    return readList('POISO_FEED_TEST_HOSTS', text).map((part) => readLoopbackHostPort('POISO_FEED_TEST_HOSTS', part))
  return demoPort === null ? [] : [{ host: '*.localhost', port: demoPort }]
}

function readFailpoint(text: string | null): string | null {
  if (text !== null && !FAILPOINT_VALUE.test(text))
    throw new ConfigError('FAILPOINT', `"${text}" is not stage:kill, stage:throw or stage:hang`)
  return text
}
