import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'

/** docs/domains.json: which domains there are, and whose contract each may import. */
export type Domains = {
  readonly core: Readonly<Record<string, readonly string[]>>
  readonly detachable: Readonly<Record<string, readonly string[]>>
}

/** @throws when an edge leads to a domain that does not exist. */
export function readDomains(root = projectRoot): Domains {
  const domains = JSON.parse(readFileSync(join(root, 'docs/domains.json'), 'utf8')) as Domains
  const edges = allEdges(domains)
  for (const [name, targets] of Object.entries(edges)) {
    for (const target of targets)
      if (!(target in edges)) throw new Error(`docs/domains.json: ${name} names the unknown domain ${target}`)
  }
  return domains
}

/** Each domain with the domains whose contract it may import. */
export function allEdges({ core, detachable }: Domains): Readonly<Record<string, readonly string[]>> {
  return { ...core, ...detachable }
}

/** The domains, each after those that it depends on; otherwise as they stand in the file. */
export function domainsInOrder(edges: Readonly<Record<string, readonly string[]>>): string[] {
  const waiting = new Set(Object.keys(edges))
  const ordered: string[] = []
  while (waiting.size > 0) {
    const next = [...waiting].find((name) => !edges[name]?.some((target) => waiting.has(target)))
    if (next === undefined)
      throw new Error(`docs/domains.json: these depend on one another in a circle: ${[...waiting].join(', ')}`)
    waiting.delete(next)
    ordered.push(next)
  }
  return ordered
}
