/**
 * Which pictures a visitor of the freshly started demo sees first (demo/pictures/README.md, First pictures):
 *
 *     node tools/demo/list-first-pictures.ts [--data FOLDER --port PORT]
 *
 * Asks a site that has just started, one of its own unless told, and writes demo/pictures/first/cards.json.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { FIRST } from '../../demo/pictures/first/first-pictures.ts'
import { pictureAt } from '../../demo/pictures/shots/picture-path.ts'
import { firstCardPictures, namedPicture } from '../../src/hosts/newcomer/first-cards.ts'
import { connectDatabase } from '../../src/platform/database/connect.ts'
import { runningSite } from '../bench/running-site.ts'

const { values } = parseArgs({ options: { data: { type: 'string' }, port: { type: 'string' } } })
const site = await runningSite(values)
const connection = connectDatabase({ url: site.databaseUrl, applicationName: 'first-pictures' })
try {
  const addresses = await firstCardPictures(site.url)
  const cards = (await Promise.all(addresses.map(cardOf))).filter((card) => card !== null)
  writeFileSync(join(FIRST, 'cards.json'), `[\n${cards.map((card) => JSON.stringify(card)).join(',\n')}\n]\n`)
  console.log(`${cards.length} of ${addresses.length} leading pictures are shops' own`)
} finally {
  await connection.close()
  await site.stop()
}

/** Shop and item; null of a drawing, or of a picture that is not the item's first. */
async function cardOf(address: string): Promise<readonly [shop: string, itemId: string] | null> {
  const named = namedPicture(address)
  if (named === null) return null
  const { rows } = await sql<{
    url: string
  }>`select url from images.source where ${sql.ref(named.kind === 'source' ? 'id' : 'picture_id')} = ${named.id} order by id limit 1`.execute(
    connection.db,
  )
  const url = URL.parse(rows[0]?.url ?? '')
  const shown = url === null ? null : pictureAt(url.pathname)
  return url === null || shown?.at !== 0 ? null : [url.hostname.replace(/\.localhost$/, ''), shown.itemId]
}
