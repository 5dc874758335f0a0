import { generateDemo, type DemoManifest } from './generate.ts'
import { serveShops } from './server.ts'

export interface DemoOptions {
  /** `POISO_DEMO_PORT`. */
  port: number
  /** `POISO_DATA`. */
  dataFolder: string
  log: (message: string) => void
  /** Only to make the first day of a data folder; later starts keep it. */
  today?: Date
}

export interface RunningDemo {
  close(): Promise<void>
  /** For `poiso shops apply`. */
  shopsFile: string
  manifest: DemoManifest
  /** True when this start made the data: then the history has to be written. */
  fresh: boolean
}

/** Opens the demo's shops; their feeds are made at the first start and served from `POISO_DATA/demo` ever after. */
export async function startDemo({ port, dataFolder, log, today = new Date() }: DemoOptions): Promise<RunningDemo> {
  const began = performance.now()
  const { fresh, ...manifest } = await generateDemo({ dataFolder, port, today })
  log(`demo: ${manifest.feeds.length} shops, ${manifest.offers} offers of ${manifest.products} products, ${fresh ? 'made' : 'found'} in ${Math.round(performance.now() - began)} ms`)
  const server = await serveShops(manifest, port)
  log(`demo: shops at http://{shop}.localhost:${server.port}/`)
  return { close: server.close, shopsFile: manifest.shopsFile, manifest, fresh }
}
