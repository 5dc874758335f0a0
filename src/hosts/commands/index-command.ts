import { resolve } from 'node:path'
import type { Command } from '#platform/cli/command.ts'
import { systemClock } from '#platform/clock.ts'
import { projectRoot } from '#platform/project-root.ts'
import { picturesOf } from '#domains/images/contract.ts'
import { buildBase, indexFolder } from '#domains/search/contract.ts'

/** `poiso index rebuild`: a fresh base index from the database alone; running web processes take it up by themselves. */
export const indexRebuildCommand: Command = async (_parameters, { config, database, print }) => {
  const { db } = await database()
  const folder = indexFolder(resolve(projectRoot, config.dataFolder))
  const { rowCount, productCount } = await buildBase({ db, folder, clock: systemClock, pictures: picturesOf })
  print(`index rebuilt: ${rowCount} offers of ${productCount} products`)
  return 0
}
