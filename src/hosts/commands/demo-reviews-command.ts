import type { Command } from '#platform/cli/command.ts'
import { refuseParameters } from '#platform/cli/parameters.ts'
import { readDemoManifest } from '../../../demo/manifest.ts'
import { makeReviews } from '../../../demo/reviews/make-reviews.ts'
import { takeInMadeReviews } from '../demo/take-in-demo-reviews.ts'

/** `poiso demo reviews`: what the worker does at leisure, at once. */
export const demoReviewsCommand: Command = async (parameters, { config, database, print }) => {
  refuseParameters('demo reviews', parameters)
  const { dataFolder } = config
  const manifest = await readDemoManifest(dataFolder)
  if (manifest === null) {
    print("the demo's shops are not made yet: start the site with POISO_DEMO=on once")
    return 2
  }
  await makeReviews(manifest)
  const taken = await takeInMadeReviews({ ...(await database()), dataFolder }, manifest, async () => undefined)
  print(`${taken.toLocaleString('en')} reviews taken in`)
  return 0
}
