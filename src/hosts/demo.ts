import { startDemo } from '../../demo/main.ts'
import { exitHopeless, onStop, reportProgress, reportReady } from './host-messages.ts'
import { whenPortIsFree } from './listen-when-free.ts'
import { processParts } from './process-parts.ts'

/** The demo's shops: their feeds and pages at http://{shop}.localhost:POISO_DEMO_PORT/. */

const { config, clock, dataFolder } = processParts('demo')
const port = config.demoPort
const say = (message: string): void => reportProgress('demo', message.replace(/^demo: /, ''))

const demo = await whenPortIsFree(port, 'POISO_DEMO_PORT', () => startDemo({ port, dataFolder, log: say, today: clock.now() })).catch((error: Error) =>
  exitHopeless(error.message),
)
onStop(() => demo.close())
reportReady()
