import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { allEdges, domainsInOrder, readDomains } from '#platform/domain/domain-edges.ts'
import { projectRoot } from '#platform/project-root.ts'

export interface Migration {
  /** "offers/0020_offers.sql": its domain, and its file, whose number orders it within the domain. */
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/**
 * All migrations in the order in which an empty database takes them: the platform's, then each domain's after those of the
 * domains that it depends on (docs/domains.json); within one by number. Two of one domain with one number are an error, and so
 * are migrations of a domain that is not declared.
 */
export function findMigrations(root = projectRoot): Migration[] {
  const domains = domainsInOrder(allEdges(readDomains(root)))
  const folders = [
    { owner: 'platform', folder: 'platform/database' },
    ...domains.map((name) => ({ owner: name, folder: `domains/${name}` })),
  ]
  const found = folders.flatMap(({ owner, folder }) => migrationsOf(owner, join(root, 'src', folder, 'migrations')))
  refuseUndeclared(root, domains)
  return found
}

function migrationsOf(owner: string, folder: string): Migration[] {
  const files = globSync('*.sql', { cwd: folder }).sort()
  const numbers = files.map((file) => file.slice(0, 4))
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index)
  if (twice !== undefined) throw new Error(`two migrations of ${owner} have the number ${twice}`)
  return files.map((file) => {
    const sql = readFileSync(join(folder, file), 'utf8')
    return { name: `${owner}/${file}`, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/** Left out in silence, they would be missed only where their tables are. */
function refuseUndeclared(root: string, domains: readonly string[]): void {
  const folders = globSync('src/domains/*/migrations', { cwd: root }).map((path) => basename(join(path, '..')))
  const undeclared = folders.find((name) => !domains.includes(name))
  if (undeclared !== undefined)
    throw new Error(`src/domains/${undeclared} has migrations, and docs/domains.json does not name it`)
}
