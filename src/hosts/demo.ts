import { startDemo } from '../../demo/main.ts'
import { exitHopeless, onStop, reportProgress, reportReady } from './host-messages.ts'
import { processParts } from './process-parts.ts'

/** The demo shops (POISO_DEMO): invented shops that serve real feeds over HTTP. They share nothing with the product but HTTP. */

const { config, clock, dataFolder } = processParts('demo')
const demo = await startDemo({ port: config.demoPort, dataFolder, today: clock.now(), log: (text) => reportProgress('demo shops', text.replace(/^demo: /, '')) }).catch((error: NodeJS.ErrnoException) =>
  exitHopeless(error.code === 'EADDRINUSE' ? `port ${config.demoPort} is used by another program: set POISO_DEMO_PORT to a free one` : error.message),
)
onStop(() => demo.close())
reportReady()
