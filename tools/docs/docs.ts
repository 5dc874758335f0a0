import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEdges, readDomains } from '#platform/domain/domain-edges.ts'
import { projectRoot as root } from '#platform/project-root.ts'
import { importGraph } from '../check/import-graph.ts'

/** `npm run docs`: docs/domain-map.md from the real imports; with --verify only says whether it is up to date. */

const PATH = join(root, 'docs/domain-map.md')
const map = domainMap(await realEdges())
if (!process.argv.includes('--verify')) writeFileSync(PATH, map)
else if (!existsSync(PATH) || readFileSync(PATH, 'utf8') !== map) {
  console.error('docs/domain-map.md is not what the imports say: npm run docs')
  process.exitCode = 1
}

/** `domains/offers → ports/search`: which part imports which, tests left out. */
async function realEdges(): Promise<Map<string, Set<string>>> {
  const { modules } = await importGraph(root, [])
  const edges = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = partOf(source)
    if (from === null) continue
    const targets = edges.get(from) ?? new Set()
    edges.set(from, targets)
    for (const { resolved } of dependencies) {
      const to = partOf(resolved)
      if (to !== null && to !== from) targets.add(to)
    }
  }
  return edges
}

function partOf(path: string): string | null {
  if (/\.test\.tsx?$|\/(testing|suite)\.ts$/.test(path)) return null
  const [top = '', second = '', third = ''] = path.split('/')
  if (top === 'demo') return 'demo'
  if (top === 'packages') return second
  if (top !== 'src' || third === '') return null
  return second === 'domains' || second === 'ports' ? `${second}/${third}` : second
}

function domainMap(edges: Map<string, Set<string>>): string {
  const parts = [...new Set([...edges.keys(), ...[...edges.values()].flatMap((targets) => [...targets])])].sort()
  const domains = readDomains()
  const group = (title: string, isIn: (part: string) => boolean) => [
    `  subgraph ${title}`,
    ...parts.filter(isIn).map((part) => `    ${idOf(part)}["${part.replace(/^(domains|ports)\//, '')}"]`),
    '  end',
  ]
  const isCore = (part: string) => part.startsWith('domains/') && part.slice('domains/'.length) in domains.core
  const lines = [
    ...group('hosts_and_pages', (part) => ['hosts', 'storefront', 'backoffice', 'demo'].includes(part)),
    ...group('core', isCore),
    ...group('detachable', (part) => part.startsWith('domains/') && !isCore(part)),
    ...group('ports', (part) => part.startsWith('ports/')),
    ...group('below', (part) => part === 'platform' || part === 'search-engine'),
    ...parts.flatMap((from) =>
      [...(edges.get(from) ?? [])]
        .sort()
        .filter(isDrawn)
        .map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
    ),
  ]
  const declared = Object.entries(allEdges(domains)).map(
    ([name, targets]) => `| ${name} | ${targets.join(', ') || '–'} | ${usedBy(edges, name).join(', ') || '–'} |`,
  )
  return `# Domain map

Drawn from the real imports by \`npm run docs\`; \`npm run check\` fails when it is out of date. All but the engine and the demo know
\`platform\`; those arrows are left out. Allowed edges stand in \`domains.json\`.

\`\`\`mermaid
flowchart TD
${lines.join('\n')}
\`\`\`

| domain | may import the contract of | imports today |
|---|---|---|
${declared.join('\n')}
`
}

function usedBy(edges: Map<string, Set<string>>, name: string): string[] {
  return [...(edges.get(`domains/${name}`) ?? [])]
    .filter((part) => part.startsWith('domains/'))
    .map((part) => part.slice('domains/'.length))
    .sort()
}

function isDrawn(part: string): boolean {
  return part !== 'platform'
}

function idOf(part: string): string {
  return part.replaceAll(/[^a-z]/g, '_')
}
