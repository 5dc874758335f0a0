import type { Migration } from './migration-files.ts'

/** Builds of two versions use one database while a new one is rolled out: a migration adds, and takes away only what no running build reads. */

/** What a build that does not know of it may trip over, as it stands in SQL. */
const CONTRACTING: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  { pattern: /\bdrop (?:table|view|materialized view|function|type|schema|sequence)\b/, what: 'drops something' },
  { pattern: /\bdrop column\b/, what: 'drops a column' },
  { pattern: /\brename\b/, what: 'renames' },
  { pattern: /\balter column \S+ (?:set data )?type\b/, what: 'changes the type of a column' },
  { pattern: /\bset not null\b/, what: 'forbids null in a column' },
  { pattern: /\badd column (?!.*\b(?:default|generated)\b).*\bnot null\b/, what: 'adds a column that must be given' },
  { pattern: /\balter column \S+ drop default\b/, what: 'takes away a default' },
]

/** Why a migration takes away what a build before it may use; empty: it only adds. */
export function contractions(sql: string): string[] {
  const statements = withoutComments(sql).toLowerCase().split(/[;,]/)
  return CONTRACTING.flatMap(({ pattern, what }) =>
    statements.some((statement) => pattern.test(statement.replaceAll(/\s+/g, ' '))) ? [what] : [],
  )
}

/**
 * The migration that a build must know to live with this one; null: any build may. A migration that takes something away says since when no
 * build uses it: `-- unused since offers/0340_facts.sql`, its first line. One that does not say it stops every build that does not know the migration itself.
 */
export function neededBy({ name, sql }: Migration): string | null {
  const since = /^-- unused since ([a-z]+\/\d{4}_\w+\.sql)$/m.exec(sql)?.[1]
  return since ?? (contractions(sql).length > 0 ? name : null)
}

function withoutComments(sql: string): string {
  return sql.replaceAll(/--.*$/gm, '').replaceAll(/\/\*[\s\S]*?\*\//g, '')
}
