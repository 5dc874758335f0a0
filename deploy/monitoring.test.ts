import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { questionTimes } from '#domains/search/indexing/socket/question-times.ts'
import { aMarketplace } from '#hosts/testing.ts'
import { workerMeasures } from '#hosts/worker/worker-measures.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { systemClock } from '#platform/clock.ts'
import { createMetrics, registerMeasure } from '#platform/metrics.ts'
import { projectRoot } from '#platform/project-root.ts'
import { readQuery } from './read-query.ts'
import { textOf, type Tree, treeOf } from './testing.ts'

/** Alerts and dashboards against the measures that webs, workers and search processes really have. */

const database = await testDatabase()
const market = await aMarketplace(database, { items: [anItem({ id: 'm-1' })] })
const ofNode = createMetrics({ full: true })
// Those that a search process and a worker have beside them.
questionTimes(ofNode.registry, systemClock)
for (const measure of workerMeasures({ leading: () => null, silentMs: () => 0 }))
  registerMeasure(ofNode.registry, measure)
afterAll(async () => {
  ofNode.stop()
  await market.close()
})

/** Prometheus itself has this one, and these labels on each; a measure's own label of such a name becomes `exported_…`. */
const OF_THE_TARGET = ['job', 'instance']
const labelsOf = new Map<string, readonly string[]>([['up', OF_THE_TARGET]])
const measures = [...ofNode.registry.getMetricsAsArray(), ...market.metrics.registry.getMetricsAsArray()]
for (const measure of measures as unknown as readonly {
  name: string
  labelNames?: readonly string[]
  buckets?: unknown
}[]) {
  const own = (measure.labelNames ?? []).map((label) => (OF_THE_TARGET.includes(label) ? `exported_${label}` : label))
  const endings = measure.buckets === undefined ? [''] : ['_bucket', '_count', '_sum']
  for (const ending of endings)
    labelsOf.set(measure.name + ending, [...own, ...OF_THE_TARGET, ...(ending === '_bucket' ? ['le'] : [])])
}

/** What a query asks that no process has. */
function unknownOf(expression: string): string[] {
  const { series, groupedBy } = readQuery(expression)
  const known = series.flatMap(({ name }) => labelsOf.get(name) ?? [])
  return [
    ...series.filter(({ name }) => !labelsOf.has(name)).map(({ name }) => name),
    ...series.flatMap(({ name, labels }) =>
      labels.filter((label) => labelsOf.get(name)?.includes(label) !== true).map((label) => `${name}{${label}}`),
    ),
    ...groupedBy.filter((label) => !known.includes(label)),
  ]
}

test('a query that asks for what is not there, or is none, is found', () => {
  expect(unknownOf('sum by (shop) (rate(poiso_clicks_total{kind="x"}[5m]))')).toEqual([
    'poiso_clicks_total',
    'poiso_clicks_total{kind}',
    'shop',
  ])
  expect(unknownOf('poiso_jobs{job="mail.send",task="x"}')).toEqual(['poiso_jobs{task}'])
  expect(() => unknownOf('sum by (')).toThrow(SyntaxError)
})

const alerts = (treeOf('monitoring/alerts.yaml')['groups'] as Tree[]).flatMap((group) => group['rules'] as Tree[])

describe('alerts', () => {
  test('have names of their own', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length)
  })

  test.each(alerts.map((alert) => [alert['alert'] as string, alert] as const))(
    '%s says when, how bad, what, and what to do',
    (name, alert) => {
      expect(unknownOf(alert['expr'] as string)).toEqual([])
      expect(readQuery(alert['expr'] as string).series).not.toEqual([])
      expect(['critical', 'warning']).toContain(alert['labels'].severity)
      if (alert['for'] !== undefined) expect(alert['for']).toMatch(/^\d+[smh]$/)
      expect(alert['annotations'].summary).toMatch(/\.$/)
      const anchor = `alert-${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`
      expect(alert['annotations'].runbook_url).toBe(`docs/operating.md#${anchor}`)
      expect(readFileSync(join(projectRoot, 'docs/operating.md'), 'utf8')).toContain(`<a id="${anchor}"></a>`)
    },
  )

  test('are all that the runbook knows', () => {
    const anchors = [
      ...readFileSync(join(projectRoot, 'docs/operating.md'), 'utf8').matchAll(/<a id="alert-([a-z-]+)">/g),
    ]
    expect(anchors).toHaveLength(alerts.length)
  })

  test('words of their summaries are labels that the result has', () => {
    for (const { alert, expr, annotations } of alerts as { alert: string; expr: string; annotations: Tree }[]) {
      const { series, groupedBy } = readQuery(expr)
      const used = [...String(annotations['summary']).matchAll(/\$labels\.(\w+)/g)].map(([, label = '']) => label)
      // An aggregation has the labels that it keeps, a bare series its own.
      const had = /^(?:max|min|sum|avg|count)\b/.test(expr) ? groupedBy : (labelsOf.get(series[0]?.name ?? '') ?? [])
      expect([alert, used.filter((label) => !had.includes(label))]).toEqual([alert, []])
    }
  })
})

const dashboards = readdirSync(join(import.meta.dirname, 'monitoring/dashboards')).map(
  (file) => [file, JSON.parse(textOf(`monitoring/dashboards/${file}`)) as Tree] as const,
)

describe.each(dashboards)('dashboard %s', (file, dashboard) => {
  const panels = dashboard['panels'] as Tree[]

  test('is one that Grafana takes in', () => {
    expect(dashboard).toMatchObject({
      uid: `poiso-${file.replace('.json', '')}`,
      title: expect.stringMatching(/^Poiso: /),
      schemaVersion: expect.any(Number),
      time: { from: expect.any(String), to: 'now' },
    })
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
    const places = panels.map(({ gridPos }) => `${gridPos.x} ${gridPos.y}`)
    expect(new Set(places).size).toBe(panels.length)
  })

  test('asks the data source that is provided, for what a web process measures', () => {
    const [source] = treeOf('monitoring/grafana/datasources/prometheus.yaml')['datasources'] as Tree[]
    for (const { title, description, datasource, targets } of panels as {
      title: string
      description: string
      datasource: Tree
      targets: Tree[]
    }[]) {
      expect([title, description.length > 0, datasource['uid']]).toEqual([title, true, source?.['uid']])
      expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length)
      for (const { expr } of targets) expect([title, unknownOf(expr as string)]).toEqual([title, []])
      expect(targets).not.toEqual([])
    }
  })
})

test('every measure of ours is on a dashboard', () => {
  const asked = new Set(
    dashboards.flatMap(([, { panels }]) =>
      (panels as Tree[]).flatMap(({ targets }) =>
        (targets as Tree[]).flatMap(({ expr }) => readQuery(expr as string).series.map(({ name }) => name)),
      ),
    ),
  )
  const own = [...labelsOf.keys()].filter((name) => name.startsWith('poiso_') && !/_(?:bucket|sum)$/.test(name))
  expect(own.filter((name) => !asked.has(name))).toEqual([])
})

describe('prometheus.yaml', () => {
  test('asks the processes of compose.yaml by the names that the alerts go by', () => {
    const [scrape, ofSearch, ofWorker] = treeOf('monitoring/prometheus.yaml')['scrape_configs'] as Tree[]
    const webs = Object.keys(treeOf('compose.yaml')['services'] as Tree).filter((name) => name.startsWith('web-'))
    expect(scrape).toMatchObject({ job_name: 'poiso-web', metrics_path: '/metrics' })
    expect(scrape?.['static_configs'][0].targets).toEqual(webs.map((name) => `${name}:3000`))
    expect(ofSearch).toMatchObject({ job_name: 'poiso-search', metrics_path: '/metrics' })
    const { search, worker, prometheus } = treeOf('compose.yaml')['services'] as Tree
    expect(ofWorker).toMatchObject({
      job_name: 'poiso-worker',
      metrics_path: '/metrics',
      dns_sd_configs: [{ names: ['worker'], type: 'A', port: Number(worker['environment'].POISO_PROBE_PORT) }],
    })
    expect(worker['networks']).toContain('back')
    expect(ofSearch?.['dns_sd_configs']).toEqual([
      { names: ['search'], type: 'A', port: Number(search['environment'].PORT) },
    ])
    expect(prometheus['networks']).toEqual(expect.arrayContaining(search['networks'] as string[]))
  })
})
