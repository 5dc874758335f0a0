import { openShops } from '../../demo/opening-shops.ts'
import { serveShops } from '../../demo/server.ts'
import { exitHopeless, onStop, reportProgress, reportReady } from './launcher/host-messages.ts'
import { whenPortIsFree } from './web/listen-when-free.ts'
import { processParts } from './process-parts.ts'

/** The demo shops (POISO_DEMO): invented shops that serve real feeds over HTTP. They share nothing with the product but HTTP. */

const { config, clock, dataFolder } = processParts('demo')
const began = performance.now()
const port = config.demoPort

const shops = await openShops({ dataFolder, port, today: clock.now() })
// They can be asked for at once: a shop that is still being made says so.
const server = await whenPortIsFree(port, 'POISO_DEMO_PORT', () => serveShops(shops, port)).catch((error: Error) =>
  exitHopeless(error.message),
)
onStop(() => server.close())
reportProgress('demo shops', `shops at http://{shop}.localhost:${server.port}/`)
const { feeds, offers, products } = await shops.manifest
reportProgress(
  'demo shops',
  `${feeds.length} shops, ${offers} offers of ${products} products, ${shops.isNew ? 'made' : 'found'} in ${Math.round(performance.now() - began)} ms`,
)
reportReady()
