import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { pageFacts } from '#platform/http/request/route-facts.ts'
import { negotiateEncoding, toBrotli, toGzip } from '../cache/encodings.ts'

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
}
const NAME = /^[A-Za-z0-9_-]{1,80}\.(js|css|woff2|svg|png)$/
/** A build has a few dozen files; two sets are kept. */
const KEPT_FILES = 200

interface Asset {
  readonly type: string
  readonly identity: Buffer
  readonly br: Buffer | null
  readonly gzip: Buffer | null
}

/** The built files under /assets/: names carry a hash, so they are kept for ever; the pages of every host use them. Read and compressed once. */
export function assetRoutes(app: FastifyInstance, { folder }: { folder: string }): void {
  const known = new Map<string, Promise<Asset>>()
  app.get<{ Params: { file: string } }>(
    '/assets/:file',
    { config: pageFacts({ everyHost: true }) },
    async (request, reply) => {
      const { file } = request.params
      const type = TYPES[NAME.exec(file)?.[1] ?? '']
      if (type === undefined || (!known.has(file) && !existsSync(join(folder, file))))
        throw new RefusedError(refusal('not_found', 'no built file has this name'))
      if (known.size >= KEPT_FILES) known.clear()
      const loading = known.get(file) ?? loadAsset(join(folder, file), type)
      known.set(file, loading)
      const asset = await loading.catch((error: unknown) => {
        known.delete(file)
        throw error
      })
      const encoding = negotiateEncoding(request.headers['accept-encoding'])
      const packed = encoding === 'identity' ? null : asset[encoding]
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        'content-type': asset.type,
      })
      return packed === null ? reply.send(asset.identity) : reply.header('content-encoding', encoding).send(packed)
    },
  )
}

/** Letters and pictures are compressed already. */
async function loadAsset(path: string, type: string): Promise<Asset> {
  const identity = await readFile(path)
  if (!/^(?:text|image\/svg)/.test(type)) return { type, identity, br: null, gzip: null }
  const [br, gzip] = await Promise.all([toBrotli(identity), toGzip(identity)])
  return { type, identity, br, gzip }
}
