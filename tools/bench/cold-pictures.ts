/**
 * How soon a listing's pictures come that nobody has asked for before (docs/benchmarks.md, Images):
 *
 *     node tools/bench/cold-pictures.ts [--listings 5] [--small] [--data FOLDER --port PORT]
 *
 * Starts the product with its demo and opens listings one after the other as a browser without a cache does: the page, then the
 * first picture of each card at a card's size, six at once. A picture that is not here yet is coloured and sent by its shop,
 * fetched, checked, judged, kept and cut to size. The probe: the same addresses once more.
 */
import { parseArgs } from 'node:util'
import { machineLine, quantile, runningSite, tellGoal } from './running-site.ts'

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '5' },
    small: { type: 'boolean', default: false },
    data: { type: 'string' },
    port: { type: 'string' },
  },
})
const LISTINGS = [
  'mesas-de-jantar',
  'camas',
  'estantes',
  'candeeiros-de-pe',
  'tapetes',
  'roupeiros',
  'poltronas',
  'aparadores',
]
const CONNECTIONS = 6
const MOST_MS = 6_000
const asked = LISTINGS.slice(0, values.small ? 1 : Number(values.listings))

const site = await runningSite(values)
try {
  console.log(machineLine())
  const took: number[] = []
  for (const listing of asked) {
    const pictures = await picturesOf(listing)
    const isHere = pictures.filter((address) => !isComing(address)).length
    const [cold, warm] = [await allOf(pictures), await allOf(pictures)]
    took.push(cold.ms)
    console.log(
      `  ${listing}: ${pictures.length} pictures, ${isHere} of them here before: ${(cold.ms / 1_000).toFixed(2)} s, once more ${(warm.ms / 1_000).toFixed(2)} s; ${cold.drawings} came as drawings`,
    )
  }
  tellGoal('all first pictures of a listing, the slowest of the listings', Math.max(...took), MOST_MS, 'ms')
  console.log(`         median ${quantile(took, 0.5).toFixed(0)} ms; ${machineLine()}`)
} finally {
  await site.stop()
}

/** The first picture of each card, as addresses at a card's size. */
async function picturesOf(listing: string): Promise<string[]> {
  const html = await (await fetch(`${site.url}/produtos/${listing}`)).text()
  const cards = html.split('class="card').slice(1)
  return [...new Set(cards.flatMap((card) => /src="([^"]*\/product\/[^"]+)"/.exec(card)?.[1] ?? []))].map(
    (address) => new URL(address, site.url).href,
  )
}

/** An address that names a shop's picture which is not fetched yet. */
function isComing(address: string): boolean {
  return /\/s\d+c\d+-\d+\//.test(address)
}

async function allOf(addresses: readonly string[]): Promise<{ ms: number; drawings: number }> {
  const startedAt = performance.now()
  const left = [...addresses]
  let drawings = 0
  const visitor = async (): Promise<void> => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const answer = await fetch(address, { headers: { accept: 'image/webp,*/*' } })
      await answer.arrayBuffer()
      // What did not come in time is answered with the category's drawing, to be asked for again soon.
      if (isComing(address) && answer.headers.get('cache-control') === 'public, max-age=60') drawings += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
  return { ms: performance.now() - startedAt, drawings }
}
