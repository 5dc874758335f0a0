import type { Client } from 'pg'
import type { Statement } from './collect-statements.ts'
import { describeStatement } from './describe-statement.ts'
import { fits } from './row-kinds.ts'

/** What does not hold of the statements in a migrated database: names that do not exist, rows that are not what they are said to be. One line each. */
export async function complaintsAbout(statements: readonly Statement[], client: Client): Promise<string[]> {
  const lists = await listTypes(client)
  const complaints: string[] = []
  await makeTemporaryTables(statements, client)
  for (const ofFile of Map.groupBy(statements, ({ file }) => file).values()) {
    // Two files may have tables of one name: each is looked at with its own.
    await makeTemporaryTables(ofFile, client)
    for (const { place, texts, row } of ofFile)
      for (const text of texts.flatMap(parts)) {
        const wrong = await wrongWith(text, row, lists, client)
        if (wrong !== null) complaints.push(`${place}: ${wrong}`)
      }
  }
  return [...new Set(complaints)]
}

async function wrongWith(
  text: string,
  row: Statement['row'],
  lists: ReadonlySet<number>,
  client: Client,
): Promise<string | null> {
  try {
    const columns = new Map((await describeStatement(client, text)).map(({ name, oid }) => [name, oid]))
    for (const [name, kinds] of row ?? []) {
      const oid = columns.get(name)
      if (oid === undefined) return `no column ${name} comes of it, which its row type has`
      if (!fits(kinds, oid, lists.has(oid))) return `${name} is no ${[...(kinds ?? [])].join(' or ')}`
    }
    return null
  } catch (error) {
    return (error as Error).message
  }
}

const TEMPORARY = /^\s*create temporary table (?<name>\w+)/

/** Tables that statements make for those after them, in whatever order they need one another. */
async function makeTemporaryTables(statements: readonly Statement[], client: Client): Promise<void> {
  let open = statements.flatMap(({ texts }) => texts.flatMap(parts)).filter((text) => TEMPORARY.test(text))
  for (let before = open.length + 1; open.length > 0 && open.length < before;) {
    before = open.length
    const failed: string[] = []
    for (const text of open) if (!(await isMade(text, client))) failed.push(text)
    open = failed
  }
}

async function isMade(text: string, client: Client): Promise<boolean> {
  const name = TEMPORARY.exec(text)?.groups?.['name'] ?? ''
  // A table is made of no rows: what is bound is nothing.
  const made = text.replace(/ on commit drop/, '').replaceAll(/\$\d+/g, 'null')
  try {
    await client.query(`drop table if exists pg_temp.${name}; ${made}`)
    return true
  } catch {
    return false
  }
}

/** A client's query may hold several statements. */
function parts(text: string): string[] {
  return /\$\$/.test(text) ? [text] : text.split(/;\s/).filter((part) => part.trim() !== '')
}

async function listTypes(client: Client): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ oid: number }>("select oid::int from pg_type where typcategory = 'A'")
  return new Set(rows.map(({ oid }) => oid))
}
