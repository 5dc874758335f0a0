/**
 * The image service (docs/benchmarks.md, Images):
 *
 *     node tools/bench/images.ts [--requests 40000] [--small]
 *
 * Three questions: how many kept images a core sends in a second, beside a server of Node alone that sends the same bytes;
 * what a cold picture costs, by the format of its original and of what is sent; whether a stampede makes a picture once.
 * Asked by a process of its own; the CPU counted is that of all threads of this one. With nothing beside: `--requests` as large as you have time.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { imageAddress } from '../../src/domains/images/contract.ts'
import { imageRoutes } from '../../src/domains/images/routes.ts'
import { originalKey } from '../../src/domains/images/original.ts'
import { type ImageFormat, makeRendition } from '../../src/domains/images/serving/make-rendition.ts'
import { noPictures } from '../../src/domains/images/testing.ts'
import { croppedId, cropTag } from '../../src/domains/images/crop-tag.ts'
import { createImageService } from '../../src/domains/images/serving/image-service.ts'
import { createRenditions } from '../../src/domains/images/serving/renditions.ts'
import { RenditionFolder } from '../../src/domains/images/serving/rendition-folder.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { readConfig } from '../../src/platform/config.ts'
import { buildServer } from '../../src/platform/http/server.ts'
import { createLog } from '../../src/platform/log.ts'
import { createMetrics } from '../../src/platform/metrics.ts'
import { folderStore } from '../../src/ports/image-store/folder-store.ts'
import { drawnRoom } from './image-originals.ts'
import type { LoadedImage, LoadImage } from './image-client.ts'
import { machineLine, tellGoal } from './running-site.ts'

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '40000' }, small: { type: 'boolean', default: false } },
})
const requests = values.small ? 2_000 : Number(values.requests)
const ROUNDS = values.small ? 1 : 3
const [CONNECTIONS, STAMPEDE] = [32, 1_000]
const SIZE = { width: 1600, height: 1280 }
const FOCUS = { left: 100, top: 150, width: 800, height: 700 }
const card = { width: 360, height: 288 }

const folder = await mkdtemp(join(tmpdir(), 'poiso-bench-images-'))
const client = fork(join(import.meta.dirname, 'image-client.ts'), { execArgv: [] })
console.log(`images\n${machineLine()}`)
try {
  await sending()
  await coldPictures()
} finally {
  client.disconnect()
  await rm(folder, { recursive: true, force: true })
}
process.exit(process.exitCode ?? 0)

/** Kept images a second, and the stampede before they are kept. */
async function sending(): Promise<void> {
  const room = await drawnRoom(SIZE.width, SIZE.height)
  const original = { imageId: 'p1', hash: 'abcdef', ...SIZE, focus: FOCUS, isCut: true }
  const store = folderStore(join(folder, 'images'))
  await store.write(originalKey(original), await sharp(room).jpeg({ quality: 88 }).toBuffer())
  const log = createLog({ level: 'error' })
  const renditions = createRenditions(new RenditionFolder(join(folder, 'renditions'), systemClock), systemClock)
  const images = createImageService({
    renditions,
    store,
    pictures: { ...noPictures, findPicture: async () => original },
    clock: systemClock,
    log,
  })
  const server = buildServer({
    config: readConfig({ POISO_DATA: folder }),
    clock: systemClock,
    log,
    metrics: createMetrics(),
  })
  server.app.server.maxRequestsPerSocket = 0
  imageRoutes(server.app, { images, https: false })
  const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
  const path = imageAddress(`product/ab/cd/ef/${croppedId('p1', cropTag(FOCUS))}`, { sizeName: 'listingRectangle' })

  const stampede = await load({ port, host: 'localhost:3000', path, connections: STAMPEDE, requests: STAMPEDE })
  console.log(
    `${renditions.made === 1 && stampede.statuses['200'] === STAMPEDE ? 'met    ' : 'MISSED '} a stampede of ${STAMPEDE} for one cold image: made ${renditions.made} time(s), ${JSON.stringify(stampede.statuses)} in ${stampede.seconds.toFixed(2)} s`,
  )
  const body = await images.answer(
    { hash: 'abcdef', subject: { kind: 'picture', pictureId: 1, crop: cropTag(FOCUS) }, box: card },
    'webp',
  )
  const bare = createServer((_, response) =>
    response
      .writeHead(200, ['content-type', 'image/webp', 'content-length', String(body?.body.length)])
      .end(body?.body),
  )
  bare.maxRequestsPerSocket = 0
  await new Promise<void>((listening) => bare.listen(0, '127.0.0.1', listening))
  const ways = { ours: port, bare: (bare.address() as AddressInfo).port }
  const best = { ours: { perCore: 0, perSecond: 0 }, bare: { perCore: 0, perSecond: 0 } }
  for (const each of [ways.ours, ways.bare])
    await load({ port: each, host: 'localhost:3000', path, connections: CONNECTIONS, requests: requests / 4 })
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of ['ours', 'bare'] as const) {
      const before = process.cpuUsage()
      const loaded = await load({ port: ways[way], host: 'localhost:3000', path, connections: CONNECTIONS, requests })
      const { user, system } = process.cpuUsage(before)
      if (loaded.statuses['200'] !== requests) throw new Error(`not all were sent: ${JSON.stringify(loaded.statuses)}`)
      best[way] = {
        perCore: Math.max(best[way].perCore, (requests / (user + system)) * 1e6),
        perSecond: Math.max(best[way].perSecond, requests / loaded.seconds),
      }
    }
  }
  tellGoal(`a cached image of ${body?.body.length} bytes: CPU`, 1000 / best.ours.perCore, 0.2, 'ms')
  for (const [way, { perCore, perSecond }] of Object.entries(best))
    console.log(
      `         ${way === 'ours' ? 'ours' : 'Node alone, same bytes'}: ${Math.round(perCore)} a second of one core, ${Math.round(perSecond)} a second by the clock over ${CONNECTIONS} connections (best of ${ROUNDS} rounds of ${requests})`,
    )
  bare.closeAllConnections()
  await new Promise((closed) => bare.close(closed))
  await server.app.close()
}

/** CPU of one picture from its original of 1,600 px, cut around its piece. */
async function coldPictures(): Promise<void> {
  const times = values.small ? 2 : 12
  const room = await drawnRoom(SIZE.width, SIZE.height)
  const originals = {
    jpeg: await sharp(room).jpeg({ quality: 88 }).toBuffer(),
    webp: await sharp(room).webp({ quality: 88 }).toBuffer(),
  }
  const cold = async (from: keyof typeof originals, width: number, format: ImageFormat | 'avif') => {
    const source = { bytes: originals[from], ...SIZE, focus: FOCUS, isCut: true }
    const make = (): Promise<Buffer> =>
      format === 'avif'
        ? sharp(source.bytes)
            .resize({ width, height: width * 0.8 })
            .avif({ quality: 55, effort: 2 })
            .toBuffer()
        : makeRendition(source, { width, height: width * 0.8 }, format)
    const bytes = (await make()).length
    const before = process.cpuUsage()
    for (let time = 0; time < times; time += 1) await make()
    const { user, system } = process.cpuUsage(before)
    return { ms: (user + system) / 1000 / times, bytes }
  }
  const goal = await cold('jpeg', 360, 'webp')
  tellGoal('a cold 360 px webp from a 1,600 px original: CPU', goal.ms, 30, 'ms')
  for (const [from, width, format] of [
    ['jpeg', 360, 'webp'],
    ['webp', 360, 'webp'],
    ['jpeg', 360, 'jpeg'],
    ['jpeg', 360, 'avif'],
    ['jpeg', 720, 'webp'],
    ['webp', 720, 'webp'],
    ['jpeg', 720, 'avif'],
    ['jpeg', 1200, 'webp'],
  ] as const) {
    const { ms, bytes } = await cold(from, width, format)
    console.log(
      `         from ${from} (${Math.round(originals[from].length / 1000)} kB) to ${width} px ${format}: ${ms.toFixed(1)} ms, ${bytes} bytes`,
    )
  }
}

function load(message: LoadImage): Promise<Exclude<LoadedImage, { error: string }>> {
  return new Promise((resolve, reject) => {
    ;(client as ChildProcess).once('message', (loaded: LoadedImage) =>
      'error' in loaded ? reject(new Error(loaded.error)) : resolve(loaded),
    )
    client.send(message)
  })
}
