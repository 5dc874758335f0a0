import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigError, VARIABLES, readConfig } from './config.ts'
import { TRACING_VARIABLES } from './tracing/tracing-config.ts'

const production = { POISO_ENV: 'production', POISO_SECRET: 'sixteen characters and more' }

function refusalOf(env: Record<string, string>): ConfigError {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error
  }
  throw new Error(`was not refused: ${JSON.stringify(env)}`)
}

function tagHosts(POISO_TAG_HOSTS: string) {
  return { POISO_TAG_URL: 'https://tags.example/', POISO_TAG_HOSTS }
}

describe('the configuration', () => {
  test('has defaults for everything in development', () => {
    expect(readConfig({})).toEqual({
      env: 'development',
      role: 'all',
      probePort: null,
      port: 3000,
      host: '127.0.0.1',
      url: 'http://localhost:3000',
      dataFolder: '.data',
      databaseUrl: null,
      databaseReplicaUrl: null,
      search: { kind: 'embedded' },
      imagesUrl: null,
      hosts: {},
      secret: null,
      project: 'poiso',
      trustedProxies: [],
      metrics: 'off',
      feedTestHosts: [{ host: '*.localhost', port: 3100 }],
      demo: true,
      demoPort: 3100,
      picturePace: 4,
      starDays: 7,
      staffPasskeyHours: 0,
      joinRuleDays: null,
      viesUrl: null,
      serviceWorker: true,
      studioUrl: null,
      countries: [
        { name: 'Portugal', address: '/' },
        { name: 'Espanha', address: '/paises/espanha' },
        { name: 'França', address: '/paises/franca' },
      ],
      secondCurrency: null,
      smtpUrl: null,
      mailFrom: 'nao-responda@poiso.invalid',
      operator: { name: null, taxNumber: null, address: null, email: null },
      invoiceIban: null,
      invoiceKeyFile: null,
      invoiceCertificate: 0,
      contactMail: 'contacto@poiso.invalid',
      mailReportSecret: null,
      model: null,
      summaryModel: null,
      tags: null,
      translator: null,
      clockStart: null,
      failpoint: null,
    })
  })
  test.each([
    ['Portugal', 'POISO_COUNTRIES: "Portugal" is not name=address'],
    ['=/x', 'POISO_COUNTRIES: "=/x" is not name=address'],
    ['Espanha=//evil.example', 'POISO_COUNTRIES: is not a URL'],
    ['Espanha=javascript:alert(1)', 'POISO_COUNTRIES: must begin with http:// or https://'],
    ['Portugal=/,Espanha=/', 'POISO_COUNTRIES: leads to / twice'],
  ])('H-06 countries: %s is refused', (text, message) => {
    expect(() => readConfig({ POISO_COUNTRIES: text })).toThrow(message)
  })
  test('A-10 tags are addresses of scripts and the origins that these may use', () => {
    const env = { POISO_TAG_URL: 'https://tags.example/gtm.js?id=GTM-1' }
    expect(readConfig(env).tags).toEqual({
      container: 'https://tags.example/gtm.js?id=GTM-1',
      behaviour: null,
      origins: ['https://tags.example'],
    })
    expect(
      readConfig({
        ...env,
        POISO_BEHAVIOUR_TAG_URL: 'http://127.0.0.1:8080/b.js',
        POISO_TAG_HOSTS: 'https://*.tags.example, https://tags.example',
      }).tags?.origins,
    ).toEqual(['https://tags.example', 'http://127.0.0.1:8080', 'https://*.tags.example'])
  })
  test.each<[Record<string, string>, string]>([
    [{ POISO_TAG_HOSTS: 'https://tags.example' }, 'POISO_TAG_HOSTS: is set although no tag is'],
    [{ POISO_TAG_URL: 'data:text/javascript,1' }, 'POISO_TAG_URL: must begin with http:// or https://'],
    [{ POISO_TAG_URL: 'https://user:x@tags.example/' }, 'POISO_TAG_URL: holds a name'],
    [{ POISO_TAG_URL: 'gtm.js' }, 'POISO_TAG_URL: is not a URL'],
    [{ ...production, POISO_TAG_URL: 'http://tags.example/' }, 'POISO_TAG_URL: http://tags.example is not https'],
    [tagHosts("https://x.example; script-src 'unsafe-inline'"), 'POISO_TAG_HOSTS: "'],
    [tagHosts("'unsafe-inline'"), 'POISO_TAG_HOSTS: "'],
    [tagHosts('*'), 'POISO_TAG_HOSTS: "'],
    [tagHosts('https://*'), 'POISO_TAG_HOSTS: "'],
    [tagHosts('https://x.example/a'), 'POISO_TAG_HOSTS: "'],
  ])('A-10 %o is refused at the start', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })
  test('S-07 a model has an address and a name, and perhaps a key', () => {
    expect(refusalOf({ POISO_TRANSLATOR_KEY: 'k' }).variable).toBe('POISO_TRANSLATOR_KEY')
    expect(readConfig({ POISO_TRANSLATOR: 'http://localhost:5000' }).translator).toEqual({
      url: 'http://localhost:5000',
      key: null,
    })
    const env = { POISO_MODEL_URL: 'http://localhost:8000/v1', POISO_MODEL_NAME: 'small' }
    expect(readConfig(env).model).toEqual({ url: 'http://localhost:8000/v1', key: null, name: 'small' })
    expect(refusalOf({ POISO_MODEL_URL: 'http://localhost:8000/v1' }).variable).toBe('POISO_MODEL_NAME')
    expect(refusalOf({ POISO_MODEL_KEY: 'k' }).variable).toBe('POISO_MODEL_KEY')
    expect(refusalOf({ POISO_MODEL_NAME: 'small' }).variable).toBe('POISO_MODEL_NAME')
    expect(refusalOf({ ...env, POISO_MODEL_URL: 'file:///etc/passwd' }).variable).toBe('POISO_MODEL_URL')
  })
  test('E-03 a model reads reviews only where that is said, and where there is one', () => {
    const env = { POISO_MODEL_URL: 'http://localhost:8000/v1', POISO_MODEL_NAME: 'small' }
    expect(readConfig(env).summaryModel).toBeNull()
    expect(readConfig({ ...env, POISO_MODEL_REVIEWS: 'on' }).summaryModel).toEqual(readConfig(env).model)
    expect(refusalOf({ POISO_MODEL_REVIEWS: 'on' }).variable).toBe('POISO_MODEL_REVIEWS')
  })
  test('L-15 a second currency is its code and how much of it is one euro', () => {
    expect(readConfig({ POISO_SECOND_CURRENCY: 'CHF=0.9342' }).secondCurrency).toEqual({ code: 'CHF', rate: 0.9342 })
  })
  test.each([
    ['USD', 'POISO_SECOND_CURRENCY: "USD" is not CODE=rate, for example USD=1.08'],
    ['USD=0', 'POISO_SECOND_CURRENCY: "USD=0" is not CODE=rate'],
    ['USD=-1', 'POISO_SECOND_CURRENCY: "USD=-1" is not CODE=rate'],
    ['USD=1,08', 'POISO_SECOND_CURRENCY: "USD=1,08" is not CODE=rate'],
    ['usd=1e3', 'POISO_SECOND_CURRENCY: "usd=1e3" is not CODE=rate'],
    ['QQQ=2', 'POISO_SECOND_CURRENCY: QQQ is not the code of a currency'],
    ['EUR=1', 'POISO_SECOND_CURRENCY: is the euro'],
  ])('L-15 a second currency: %s is refused at the start', (text, message) => {
    expect(() => readConfig({ POISO_SECOND_CURRENCY: text })).toThrow(message)
  })
  test('is frozen, and an empty value counts as unset', () => {
    const config = readConfig({ PORT: '', POISO_ENV: ' ' })
    expect([config.port, config.env, Object.isFrozen(config)]).toEqual([3000, 'development', true])
  })
  test('reads every variable', () => {
    expect(
      readConfig({
        PORT: '8080',
        HOST: '0.0.0.0',
        POISO_URL: 'https://poiso.pt/',
        POISO_ROLE: 'web',
        POISO_PROBE_PORT: '3001',
        POISO_HOSTS: 'api=api.poiso.pt, likes=Likes.poiso.pt',
        POISO_DATA: '/var/poiso',
        DATABASE_URL: 'postgresql://u:p@db/poiso',
        DATABASE_REPLICA_URL: 'postgresql://u:p@replica/poiso',
        SEARCH_URL: 'http://10.0.0.7:3200',
        IMAGES_URL: 's3://bucket',
        POISO_SECRET: 'sixteen characters',
        POISO_PROJECT: 'casa',
        POISO_TRUSTED_PROXIES: '10.0.0.0/8,::1',
        POISO_METRICS: 'local',
        POISO_FEED_TEST_HOSTS: 'a.localhost:4000,127.0.0.1:4001,[::1]:4002',
        POISO_PICTURE_PACE: '0',
        POISO_STAR_DAYS: '0',
        POISO_SERVICE_WORKER: 'off',
        POISO_CLOCK: '2026-12-20T10:00:00Z',
        FAILPOINT: 'import.publish:kill',
      }),
    ).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      url: 'https://poiso.pt',
      role: 'web',
      probePort: 3001,
      databaseReplicaUrl: 'postgresql://u:p@replica/poiso',
      search: { kind: 'process', address: { host: '10.0.0.7', port: 3200 } },
      hosts: { api: 'api.poiso.pt', likes: 'likes.poiso.pt' },
      trustedProxies: ['10.0.0.0/8', '::1'],
      feedTestHosts: [
        { host: 'a.localhost', port: 4000 },
        { host: '127.0.0.1', port: 4001 },
        { host: '[::1]', port: 4002 },
      ],
      picturePace: 0,
      starDays: 0,
      serviceWorker: false,
      clockStart: '2026-12-20T10:00:00Z',
      failpoint: 'import.publish:kill',
    })
  })
  test.each<[string, string]>([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['POISO_PROBE_PORT', 'on'],
    ['POISO_ENV', 'prod'],
    ['POISO_ROLE', 'king'],
    ['POISO_ROLE', 'image'],
    ['DATABASE_REPLICA_URL', 'http://replica'],
    ['SEARCH_URL', 'https://10.0.0.7:3200'],
    ['SEARCH_URL', 'http://10.0.0.7'],
    ['SEARCH_URL', 'http://8.8.8.8:3200'],
    ['SEARCH_URL', 'http://u:p@10.0.0.7:3200'],
    ['SEARCH_URL', 'unix:search.sock'],
    ['SEARCH_URL', `unix:/${'a'.repeat(107)}`],
    ['POISO_URL', 'localhost'],
    ['POISO_URL', 'ftp://a'],
    ['POISO_URL', 'http://a/b'],
    ['POISO_URL', 'http://u:p@a'],
    ['DATABASE_URL', 'mysql://a'],
    ['IMAGES_URL', 'ftp://a'],
    ['POISO_HOSTS', 'nobody=a.pt'],
    ['POISO_HOSTS', 'api=a b'],
    ['POISO_HOSTS', 'api=a.pt,api=b.pt'],
    ['POISO_HOSTS', 'api'],
    ['POISO_HOSTS', 'api=a.pt,'],
    ['POISO_SECRET', 'short'],
    ['POISO_PROJECT', 'Casa Nova'],
    ['POISO_TRUSTED_PROXIES', 'everyone'],
    ['POISO_METRICS', 'yes'],
    ['POISO_FEED_TEST_HOSTS', 'shop.pt:80'],
    ['POISO_FEED_TEST_HOSTS', '10.0.0.1:80'],
    ['POISO_FEED_TEST_HOSTS', 'localhost'],
    ['POISO_FEED_TEST_HOSTS', 'localhost.evil.pt:80'],
    ['POISO_DEMO', 'true'],
    ['POISO_PICTURE_PACE', '-1'],
    ['POISO_STAR_DAYS', '61'],
    ['POISO_STAFF_PASSKEY_HOURS', '721'],
    ['POISO_JOIN_RULE_DAYS', '366'],
    ['POISO_VIES_URL', 'on'],
    ['POISO_VIES_URL', 'ftp://vies.test/'],
    ['POISO_VIES_URL', 'https://vies.test/?a=b'],
    ['POISO_JOIN_RULE_DAYS', 'sempre'],
    ['POISO_STAFF_PASSKEY_HOURS', '1.5'],
    ['POISO_STAR_DAYS', '-1'],
    ['POISO_PICTURE_PACE', '1001'],
    ['POISO_PICTURE_PACE', '1.5'],
    ['POISO_SERVICE_WORKER', 'no'],
    ['POISO_DEMO_PORT', 'x'],
    ['POISO_CLOCK', 'tomorrow'],
    ['POISO_CLOCK', '2026-13-01'],
    ['FAILPOINT', 'import'],
    ['FAILPOINT', 'import:explode'],
    ['POISO_METRIC', 'on'],
    ['POISO_SECRETS', 'x'],
  ])('refuses %s=%s by its name', (variable, value) => {
    const refused = refusalOf({ [variable]: value })
    expect(refused.variable).toBe(variable)
    expect(refused.message).toMatch(new RegExp(`^${variable}: `))
  })
  test.each([
    ['unix:/run/poiso/search.sock', { socketPath: '/run/poiso/search.sock' }],
    ['unix:///run/search.sock', { socketPath: '/run/search.sock' }],
    ['http://search:3200', { host: 'search', port: 3200 }],
    ['http://[::1]:3200', { host: '::1', port: 3200 }],
  ])('a search process is asked at %s', (text, address) => {
    expect(readConfig({ SEARCH_URL: text }).search).toEqual({ kind: 'process', address })
    expect(readConfig({}).search).toEqual({ kind: 'embedded' })
    const url = 'opensearch://a:9200,b/poiso'
    expect(readConfig({ SEARCH_URL: url }).search).toEqual({ kind: 'cluster', url })
  })
  test('a refused secret or address does not show its value', () => {
    expect(refusalOf({ POISO_SECRET: 'geheim' }).message).not.toContain('geheim')
    expect(refusalOf({ DATABASE_URL: 'mysql://user:geheim@a' }).message).not.toContain('geheim')
  })
  test('B-04 a certificate of the program is a number, and nothing without a key that signs', () => {
    const POISO_INVOICE_KEY = '/etc/poiso/invoices.pem'
    expect(readConfig({ POISO_INVOICE_KEY, POISO_INVOICE_CERTIFICATE: '0123' })).toMatchObject({
      invoiceKeyFile: POISO_INVOICE_KEY,
      invoiceCertificate: 123,
    })
    for (const POISO_INVOICE_CERTIFICATE of ['123/AT', '-1', '1e3', '1'.repeat(10)])
      expect(refusalOf({ POISO_INVOICE_KEY, POISO_INVOICE_CERTIFICATE }).variable).toBe('POISO_INVOICE_CERTIFICATE')
    expect(refusalOf({ POISO_INVOICE_CERTIFICATE: '123' }).message).toContain('POISO_INVOICE_KEY is not')
  })
  test('refuses values that contradict each other', () => {
    expect(refusalOf({ PORT: '3100' }).variable).toBe('POISO_DEMO_PORT')
    expect(refusalOf({ POISO_DEMO: 'off', POISO_DEMO_PORT: '3200' }).variable).toBe('POISO_DEMO_PORT')
    expect(refusalOf({ POISO_URL: 'https://poiso.pt', POISO_HOSTS: 'site=outro.pt' }).variable).toBe('POISO_HOSTS')
    expect(refusalOf({ POISO_URL: 'https://poiso.pt', POISO_HOSTS: 'uploads=poiso.pt' }).variable).toBe('POISO_HOSTS')
  })
})

test('each value of the configuration is read by something: none is there for show', () => {
  const folder = new URL('..', import.meta.url)
  const sources = globSync('**/*.{ts,tsx}', { cwd: folder.pathname })
    .filter((file) => !/\.test\.tsx?$|platform\/config\.ts$/.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  const unread = Object.keys(readConfig({})).filter(
    (key) => !sources.some((source) => new RegExp(`[.{,] ?${key}\\b`).test(source)),
  )
  expect(unread).toEqual([])
})

describe('under POISO_ENV=production', () => {
  test('starts with a secret, without the demo', () => {
    expect(readConfig(production)).toMatchObject({
      env: 'production',
      demo: false,
      feedTestHosts: [],
      staffPasskeyHours: 12,
      viesUrl: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
    })
  })
  test.each<[string, Record<string, string>]>([
    ['POISO_SECRET', { POISO_SECRET: '' }],
    ['POISO_FEED_TEST_HOSTS', { POISO_FEED_TEST_HOSTS: 'a.localhost:3100' }],
    ['POISO_CLOCK', { POISO_CLOCK: '2026-12-20' }],
    ['FAILPOINT', { FAILPOINT: 'import.publish:kill' }],
    ['POISO_DEMO', { POISO_DEMO: 'on' }],
    ['POISO_TEST_PG', { POISO_TEST_PG: 'postgresql://a' }],
  ])('refuses %s by its name', (variable, env) => {
    expect(refusalOf({ ...production, ...env }).variable).toBe(variable)
  })
})

test('docs/configuration.md has a row for each variable and no other', () => {
  const rows = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8').matchAll(
    /^\| ([A-Z][A-Z_]+) \|/gm,
  )
  expect([...rows].map((row) => row[1]).toSorted()).toEqual([...VARIABLES, ...TRACING_VARIABLES].toSorted())
})
