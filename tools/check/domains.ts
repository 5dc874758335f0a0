import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** docs/domains.json: which domains there are, and whose contract each may import. */
export type Domains = { core: Record<string, string[]>; detachable: Record<string, string[]> }

export const root = join(import.meta.dirname, '../..')

export function readDomains(): Domains {
  const domains = JSON.parse(readFileSync(join(root, 'docs/domains.json'), 'utf8')) as Domains
  const edges = allEdges(domains)
  for (const [name, targets] of Object.entries(edges)) {
    for (const target of targets)
      if (!(target in edges)) throw new Error(`docs/domains.json: ${name} names the unknown domain ${target}`)
  }
  return domains
}

export function allEdges({ core, detachable }: Domains): Record<string, string[]> {
  return { ...core, ...detachable }
}
