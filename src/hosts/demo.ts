import { startDemo } from '../../demo/main.ts'
import { exitHopeless, onStop, reportProgress, reportReady } from './host-messages.ts'
import { whenPortIsFree } from './listen-when-free.ts'
import { processParts } from './process-parts.ts'

/** The demo shops (POISO_DEMO): invented shops that serve real feeds over HTTP. They share nothing with the product but HTTP. */

const { config, clock, dataFolder } = processParts('demo')
const port = config.demoPort
const log = (text: string): void => reportProgress('demo shops', text.replace(/^demo: /, ''))

const open = whenPortIsFree(port, 'POISO_DEMO_PORT', () => startDemo({ port, dataFolder, today: clock.now(), log }))
const demo = await open.catch((error: Error) => exitHopeless(error.message))
onStop(() => demo.close())
reportReady()
