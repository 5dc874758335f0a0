import { parseArgs } from 'node:util'
import { type Command, type CommandContext, UsageError } from '#platform/cli/command.ts'
import { readJson } from '#platform/cli/parameters.ts'
import { shiftedClock, systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { findNamedPicture, restorePicture, takeDownPicture, takenDownPictures } from '../fetching/keeping/take-down.ts'
import { tellChangedOffers } from '../fetching/offers/tell-offers.ts'
import { openImageStore } from '../open-images.ts'

/** `poiso images takedown PICTURE --why TEXT [--json]`: a picture is shown no more, and refused when it is fetched again. */
export const imagesTakedownCommand: Command = async (parameters, context) => {
  const { picture, why, json } = readOptions(parameters)
  if (why === undefined || why.trim() === '' || why.length > LONGEST_WHY)
    throw new UsageError(`images takedown needs --why with 1 to ${LONGEST_WHY} characters`)
  const { db } = await context.database()
  const { config } = context
  const store = openImageStore({ imagesUrl: config.imagesUrl, dataFolder: config.dataFolder })
  const taken = await takeDownPicture(
    { db, store },
    { pictureId: await idOf(db, picture), why },
    clockOf(context).now(),
  )
  if (taken === null) throw new UsageError(`picture "${picture}" does not exist`)
  while ((await tellChangedOffers(db)) > 0) continue
  const [hash = '', imageId = ''] = taken.shows.split('-')
  const addresses = ['product', 'tiny'].map((kind) => `/${kind}/${hash.replace(/(..)(..)(..)/, '$1/$2/$3')}/${imageId}`)
  if (json) return (context.print(JSON.stringify({ ...taken, purge: addresses })), 0)
  context.print(`picture ${taken.pictureId} is down: ${taken.addresses} addresses of shops, ${taken.offers} offers`)
  // What was sent before may be kept for a year by whoever got it: no answer of ours reaches it.
  context.print(`to be purged in caches in front, with all that begins so: ${addresses.join(' ')}`)
  return 0
}

/** `poiso images restore PICTURE [--json]`: may be shown again, as soon as its shops' servers have given it once more. */
export const imagesRestoreCommand: Command = async (parameters, context) => {
  const { picture, json } = readOptions(parameters)
  const { db } = await context.database()
  const due = await restorePicture(db, await idOf(db, picture), clockOf(context).now())
  if (due === null) throw new UsageError(`picture "${picture}" is not down`)
  while ((await tellChangedOffers(db)) > 0) continue
  context.print(json ? JSON.stringify({ due }) : `${due} addresses of shops are due`)
  return 0
}

/** `poiso images takedowns [--json]`: what is down, since when and why. */
export const imagesTakedownsCommand: Command = async (parameters, context) => {
  const json = readJson('images takedowns', parameters)
  const { db } = await context.database()
  const pictures = await takenDownPictures(db)
  if (json) return (context.print(JSON.stringify(pictures)), 0)
  for (const { id, at, why } of pictures) context.print(`p${id}\t${at.toISOString()}\t${why}`)
  return 0
}

const LONGEST_WHY = 500

async function idOf(db: Database, picture: string): Promise<number> {
  const id = await findNamedPicture(db, picture)
  if (id === null)
    throw new UsageError(`"${picture}" names no picture that is here: give its number, its address, or the shop's`)
  return id
}

function clockOf({ config }: CommandContext) {
  return config.clockStart === null ? systemClock : shiftedClock(config.clockStart)
}

function readOptions(parameters: readonly string[]): { picture: string; why?: string; json: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...parameters],
      options: { why: { type: 'string' }, json: { type: 'boolean', default: false } },
      allowPositionals: true,
      strict: true,
    })
    const [picture, ...more] = positionals
    if (picture === undefined || more.length > 0) throw new Error('one picture must be named')
    return { picture, ...values }
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
