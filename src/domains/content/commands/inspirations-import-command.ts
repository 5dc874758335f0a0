import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { loadEshops } from '#domains/eshops/contract.ts'
import {
  contentPictureSize,
  openImageStore,
  type PictureFiles,
  takeInContentPicture,
} from '#domains/images/contract.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { systemClock } from '#platform/clock.ts'
import { bringInspirations, type FindPicture } from '../inspirations/bring/bring-inspirations.ts'
import { decodedText } from '../inspirations/bring/decoded-text.ts'
import { readInspirationsFile } from '../inspirations/bring/inspirations-file.ts'

/** `poiso inspirations import SHOP FILE`: UsageError where it is no such file; 1 where some of it was refused. */
export const inspirationsImportCommand: Command = async (parameters, { config, database, print }) => {
  const [slug, path, ...others] = parameters
  if (slug === undefined || path === undefined || others.length > 0)
    throw new UsageError('inspirations import takes a shop and a file')
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be read (${error.code})`)
  })
  const read = readInspirationsFile(decodedText(bytes))
  if (read.kind === 'wrong')
    throw new UsageError(`${path}\n${read.problems.map((problem) => `  ${problem}`).join('\n')}`)
  const { db } = await database()
  const shop = (await loadEshops(db)).find((eshop) => eshop.slug === slug)
  if (shop === undefined) throw new UsageError(`there is no shop ${slug}`)
  const picture = picturesBeside({ folder: dirname(path), store: openImageStore(config) })
  const { taken, problems } = await bringInspirations(shop, read.file, picture, { db, clock: systemClock })
  print(`inspirations import: ${taken.length} of ${read.file.count} taken in`)
  for (const problem of problems) print(`  line ${read.file.lineOf(problem)}: ${problem}`)
  return problems.length > 0 ? 1 : 0
}

/** Keeps what a file names in its folder. */
export function picturesBeside(files: PictureFiles): FindPicture {
  return async (name) => {
    const found = await takeInContentPicture(name, files)
    if (found.kind === 'wrong') return { wrong: found.why }
    const size = await contentPictureSize(files.store, found.path)
    return size === null ? { wrong: 'it is not kept' } : { picture: found.path, ...size }
  }
}
