import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { clickFolder } from '#domains/clicks/redirect/click-folder.ts'
import { likenessFolder } from '#domains/images/likeness/likeness-of-offers.ts'
import { indexFolder } from '#domains/search/contract.ts'
import { COMMANDS } from '#hosts/commands/poiso-commands.ts'
import { workerNodeOptions } from '#hosts/process-memory.ts'
import { testServer } from '#platform/http/testing.ts'
import { isPinned, readAsInProduction, type Tree, treesOf, unknownVariables } from './testing.ts'

const folder = join(import.meta.dirname, 'kubernetes')
const files = globSync('**/*.yaml', { cwd: folder }).toSorted()
const manifests = files
  .filter((file) => !file.endsWith('kustomization.yaml'))
  .flatMap((file) =>
    treesOf(`kubernetes/${file}`).map((tree) => ({ file, tree, name: `${tree['kind']} ${tree['metadata'].name}` })),
  )
const workloads = ['Deployment', 'StatefulSet', 'Job']
  .flatMap(ofKind)
  .map((tree) => [tree['metadata'].name as string, tree] as const)

function ofKind(kind: string): Tree[] {
  return manifests.filter(({ tree }) => tree['kind'] === kind).map(({ tree }) => tree)
}
function podOf(workload: Tree): Tree {
  return workload['spec'].template.spec as Tree
}
function containerOf(workload: Tree): Tree {
  return podOf(workload)['containers'][0] as Tree
}
function labelsOf(workload: Tree): Tree {
  return workload['spec'].template.metadata.labels as Tree
}

/** Of Kubernetes' own definitions. @throws where the manifest is not as they want it. */
async function validate(tree: Tree): Promise<void> {
  const { apiVersion, kind } = tree as { apiVersion: string; kind: string }
  const module = (await import(/* @vite-ignore */ `kubernetes-models/${apiVersion}/${kind}`)) as Record<
    string,
    new (data: Tree) => { validate(): void }
  >
  const Model = module[kind]
  if (Model === undefined) throw new Error(`there is no ${apiVersion} ${kind}`)
  new Model(tree).validate()
}

describe('the manifests', () => {
  test.each(manifests)('$name in $file is what Kubernetes defines', ({ tree }) => validate(tree))

  test('what Kubernetes does not define would be refused', async () => {
    const web = ofKind('StatefulSet')[0] as Tree
    await expect(validate({ ...web, spec: { ...web['spec'], replicas: 'two' } })).rejects.toThrow(/replicas/)
  })

  test('are named by the kustomizations, each once, and these name no other', () => {
    const named = files
      .filter((file) => file.endsWith('kustomization.yaml'))
      .flatMap((file) =>
        treesOf(`kubernetes/${file}`).flatMap(({ resources = [], components = [] }) =>
          [...(resources as string[]), ...(components as string[])].map((path) => join(file, '..', path)),
        ),
      )
    expect(named.filter((path) => path.endsWith('.yaml')).toSorted()).toEqual(
      files.filter((file) => !file.endsWith('kustomization.yaml')),
    )
    expect(named.filter((path) => !existsSync(join(folder, path)))).toEqual([])
  })
})

describe.each(workloads)('%s', (name, workload) => {
  const container = containerOf(workload)

  test('runs a pinned image by a command that there is', () => {
    expect(isPinned(container['image'] as string)).toBe(true)
    expect(Object.keys(COMMANDS)).toContain(container['args'][0])
    if (name === 'poiso-worker')
      expect(container['command']).toEqual([
        'node',
        '--enable-source-maps',
        ...workerNodeOptions,
        'dist/server/poiso.js',
      ])
  })

  test.runIf(workload['metadata'].labels['app.kubernetes.io/component'] !== 'web' && container['args'][0] === 'serve')(
    'serves the role that it is named by',
    () => {
      const role = workload['metadata'].labels['app.kubernetes.io/component'] as string
      expect(container['args']).toEqual(['serve', '--role', role])
      expect(readAsInProduction({ ...SECRETS, POISO_URL: 'https://poiso.example', POISO_ROLE: role }).config.role).toBe(
        role,
      )
    },
  )

  test('has no right that it does not need', () => {
    expect(podOf(workload)).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
    })
    expect(container['securityContext']).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  })

  test('says what it takes, and mounts what it names', () => {
    expect(container['resources']).toMatchObject({
      requests: { cpu: expect.anything(), memory: expect.anything() },
      limits: { memory: expect.anything() },
    })
    const volumes = [
      ...(podOf(workload)['volumes'] as Tree[]),
      ...((workload['spec'].volumeClaimTemplates as Tree[] | undefined) ?? []).map(
        (claim) => claim['metadata'] as Tree,
      ),
    ]
    expect(
      (container['volumeMounts'] as Tree[])
        .map((mount) => mount['name'])
        .filter((each) => !volumes.some((volume) => volume['name'] === each)),
    ).toEqual([])
    const claims = ofKind('PersistentVolumeClaim').map((claim) => claim['metadata'].name)
    for (const volume of volumes)
      if (volume['persistentVolumeClaim']) expect(claims).toContain(volume['persistentVolumeClaim'].claimName)
  })

  const isWorker = name === 'poiso-worker'
  test.skipIf(workload['kind'] === 'Job')(
    'is asked where it answers, and has the time that its end takes',
    async () => {
      const { app } = testServer()
      for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
        const { path, port } = container[probe].httpGet as Tree
        expect([path, (await app.inject(path as string)).statusCode, port]).toEqual([
          path,
          200,
          isWorker ? 'probe' : 'http',
        ])
      }
      // A process answers what has reached it for 28 s (docs/limits.md), and the balancer learns of its end before that begins; a worker has none.
      const lingers = isWorker ? 0 : (container['lifecycle'].preStop.sleep.seconds as number)
      expect(podOf(workload)['terminationGracePeriodSeconds']).toBeGreaterThan(lingers + 28 + 5)
    },
  )

  test.runIf(isWorker)('tells how it stands where it is asked', () => {
    const [{ name: portName, containerPort }] = container['ports'] as [Tree]
    expect(container['env']).toEqual([{ name: 'POISO_PROBE_PORT', value: String(containerPort) }])
    expect(portName).toBe('probe')
    expect(workload['spec'].template.metadata.annotations).toEqual({
      'prometheus.io/scrape': 'true',
      'prometheus.io/port': String(containerPort),
      'prometheus.io/path': '/metrics',
    })
  })

  test.runIf(workload['spec'].selector)('is found by its own selector, and spread', () => {
    expect(labelsOf(workload)).toMatchObject(workload['spec'].selector.matchLabels as Tree)
    expect((podOf(workload)['topologySpreadConstraints'] as Tree[]).map((each) => each['topologyKey'])).toEqual([
      'topology.kubernetes.io/zone',
      'kubernetes.io/hostname',
    ])
  })
})

describe('what leads to them', () => {
  test('webs see what the worker keeps, and workers share the folder by which one of them keeps it', () => {
    const sharedOf = (name: string) => {
      const [, workload] = workloads.find(([each]) => each === name) as [string, Tree]
      return (containerOf(workload)['volumeMounts'] as Tree[])
        .filter((mount) => mount['name'] === 'shared')
        .map((mount) => `${mount['mountPath']}${mount['readOnly'] === true ? ' read only' : ''}`)
    }
    const data = '/var/lib/poiso'
    expect(sharedOf('poiso-worker')).toEqual([data])
    expect(sharedOf('poiso-web').toSorted()).toEqual([
      clickFolder(data),
      `${indexFolder(data)} read only`,
      join(data, 'lab'),
      `${likenessFolder(data)} read only`,
    ])
    expect(sharedOf('poiso-search')).toEqual([`${indexFolder(data)} read only`])
  })

  test('a web process stays with one search process, which Prometheus asks too', () => {
    const service = ofKind('Service').find(({ metadata }) => metadata.name === 'poiso-search') as Tree
    expect(service['spec'].sessionAffinity).toBe('ClientIP')
    const [, search] = workloads.find(([name]) => name === 'poiso-search') as [string, Tree]
    expect(search['spec'].template.metadata.annotations).toEqual({
      'prometheus.io/scrape': 'true',
      'prometheus.io/port': String(containerOf(search)['ports'][0].containerPort),
      'prometheus.io/path': '/metrics',
    })
  })

  test('services, budgets and scalers name what there is', () => {
    const labels = workloads.map(([, workload]) => labelsOf(workload))
    const isSomebodys = (selector: Tree) =>
      labels.some((each) => Object.entries(selector).every(([key, value]) => each[key] === value))
    const selected = ofKind('Service').filter((service) => service['spec'].selector)
    expect(selected.filter((service) => !isSomebodys(service['spec'].selector as Tree))).toEqual([])
    expect(
      ofKind('PodDisruptionBudget').filter((budget) => !isSomebodys(budget['spec'].selector.matchLabels as Tree)),
    ).toEqual([])
    const kinds = workloads.map(([name, workload]) => `${workload['kind']} ${name}`)
    for (const { spec } of ofKind('HorizontalPodAutoscaler') as { spec: Tree }[])
      expect(kinds).toContain(`${spec['scaleTargetRef'].kind} ${spec['scaleTargetRef'].name}`)
    const services = ofKind('Service').map((service) => service['metadata'].name as string)
    for (const rule of ofKind('Ingress').flatMap((ingress) => ingress['spec'].rules as Tree[]))
      for (const path of rule['http'].paths as Tree[]) expect(services).toContain(path['backend'].service.name)
  })
})

const SECRETS = {
  DATABASE_URL: 'postgresql://poiso:secret@postgres:5432/poiso',
  DATABASE_REPLICA_URL: 'postgresql://poiso:secret@replica:5432/poiso',
  IMAGES_URL: 's3://key:secret@s3:8333/pictures?tls=off',
  POISO_SECRET: 'a secret of the tests only',
  SMTP_URL: 'smtp://mail:587',
}

describe('the configuration', () => {
  const data = (ofKind('ConfigMap')[0] as Tree)['data'] as Record<string, string>

  test('names variables that there are, with values that a production process takes', () => {
    const own = workloads.flatMap(
      ([, workload]) => (containerOf(workload)['env'] as { name: string; value: string }[] | undefined) ?? [],
    )
    expect(unknownVariables([...Object.keys(data), ...own.map(({ name }) => name)])).toEqual([])
    for (const { name, value } of [{ name: 'POISO_ROLE', value: 'all' }, ...own])
      expect(readAsInProduction({ ...data, ...SECRETS, [name]: value }).config.env).toBe('production')
    expect(() => readAsInProduction(data)).toThrow('POISO_SECRET: is missing')
  })

  const kustomize = kubectl(['kustomize', join(folder, 'overlays/example')])
  test.runIf(kustomize)('the example overlay is whole, by kubectl', async () => {
    const built = parseAllDocuments(kustomize ?? '').map((document) => document.toJS() as Tree)
    for (const tree of built) await validate(tree)
    const env = built.find(({ kind }) => kind === 'ConfigMap')?.['data'] as Record<string, string>
    const { config } = readAsInProduction({ ...env, ...SECRETS })
    const hosts = (built.find(({ kind }) => kind === 'Ingress') as Tree)['spec'].rules.map(
      (rule: Tree) => rule['host'],
    ) as string[]
    expect(hosts).toEqual(expect.arrayContaining([new URL(config.url).host, ...Object.values(config.hosts)]))
    expect(built.every(({ metadata, kind }) => kind === 'Namespace' || metadata.namespace === 'poiso')).toBe(true)
  })
})

/** What kubectl says, or null where there is none. */
function kubectl(parameters: readonly string[]): string | null {
  try {
    return execFileSync('kubectl', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
