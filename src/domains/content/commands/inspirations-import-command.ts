import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { loadEshops } from '#domains/eshops/contract.ts'
import { openImageStore } from '#domains/images/contract.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { systemClock } from '#platform/clock.ts'
import { bringInspirations } from '../inspirations/bring/bring-inspirations.ts'
import { parseInspirationsFile } from '../inspirations/bring/inspirations-file.ts'

/** `poiso inspirations import SHOP FILE`: UsageError where the file itself is wrong; 1 where some of it was refused. */
export const inspirationsImportCommand: Command = async (parameters, { config, database, print }) => {
  const [slug, path, ...others] = parameters
  if (slug === undefined || path === undefined || others.length > 0)
    throw new UsageError('inspirations import takes a shop and a file')
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be read (${error.code})`)
  })
  const parsed = parseInspirationsFile(text)
  if (parsed.kind === 'wrong')
    throw new UsageError(`${path}\n${parsed.problems.map((problem) => `  ${problem}`).join('\n')}`)
  const { db } = await database()
  const shop = (await loadEshops(db)).find((eshop) => eshop.slug === slug)
  if (shop === undefined) throw new UsageError(`there is no shop ${slug}`)
  const files = { folder: dirname(path), store: openImageStore(config) }
  const { taken, problems } = await bringInspirations(shop, parsed.inspirations, files, { db, clock: systemClock })
  print(`inspirations import: ${taken} of ${parsed.inspirations.length} taken in`)
  for (const problem of problems) print(`  ${problem}`)
  return problems.length > 0 ? 1 : 0
}
