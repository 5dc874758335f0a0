import { resolve } from 'node:path'
import { picturesOf } from '#domains/images/contract.ts'
import { buildBase, indexFolder, readIndexState, wantGeneration, writingLine } from '#domains/search/contract.ts'
import type { Command } from '#platform/cli/command.ts'
import { refuseParameters } from '#platform/cli/parameters.ts'
import { systemClock } from '#platform/clock.ts'
import { projectRoot } from '#platform/project-root.ts'
import { clusterPlace } from '../search-cluster.ts'

/** `poiso index rebuild`: a fresh index from the database alone; running web processes take it up by themselves. A cluster's is written by the worker that leads. */
export const indexRebuildCommand: Command = async (parameters, { config, database, print }) => {
  refuseParameters('index rebuild', parameters)
  const { db } = await database()
  if (clusterPlace(config) !== null) {
    await wantGeneration(db)
    print('a fresh generation is asked for: the worker writes it aside and shows it (`poiso index status`)')
    return 0
  }
  const folder = indexFolder(resolve(projectRoot, config.dataFolder))
  const { rowCount, productCount } = await buildBase({ db, folder, clock: systemClock, pictures: picturesOf })
  print(`index rebuilt: ${rowCount} offers of ${productCount} products`)
  return 0
}

const NOT_WELL = 2

/** `poiso index status`: how the writer of a cluster's index stands, as it says itself; exit code 2 when its last step failed. */
export const indexStatusCommand: Command = async (parameters, { config, database, print }) => {
  refuseParameters('index status', parameters)
  if (clusterPlace(config) === null) {
    print('SEARCH_URL names no cluster: each web process tells of its own index in /readyz')
    return 0
  }
  const { db } = await database()
  const { generation, writing, complaint, steppedAt } = await readIndexState(db)
  print(generation === null ? 'no generation is shown yet' : `shown: ${generation}`)
  if (writing !== null) print(writingLine(writing))
  if (complaint !== null) print(`the last step failed: ${complaint}`)
  print(steppedAt === null ? 'no worker has written yet' : `last word of the writer: ${steppedAt.toISOString()}`)
  return complaint === null ? 0 : NOT_WELL
}
