import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'

/** 100 MB in 100 kB; members of a gzip file follow each other. Made beforehand: what an attack costs its maker is not measured. */
const packedBlock = gzipSync(Buffer.alloc(100_000_000, '<item><title>a</title></item>'), { level: 9 })
const deepFeed = Buffer.from(
  `<rss><channel>${'<item>'.repeat(100_000)}<x${Array.from({ length: 10_000 }, (_none, at) => ` a${at}="1"`).join('')}>${'y'.repeat(50_000_000)}`,
)

/** What hostile shops answer with, one of each kind (reliability.md F1 to F6, F15); each ends when its reader goes away. */
export const HOSTILE_FEEDS: Readonly<Record<string, RequestListener>> = {
  'bytes that drip': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/xml' })
    const timer = setInterval(() => response.write('<'), 1_000)
    response.once('close', () => clearInterval(timer))
  },
  'headers that never come': () => undefined,
  'a gzip bomb': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/xml', 'content-encoding': 'gzip' })
    response.end(Buffer.concat(Array<Buffer>(100).fill(packedBlock)))
  },
  'entities that multiply': (_request, response) => {
    const entities = Array.from(
      { length: 30 },
      (_none, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
    ).join('')
    response.end(
      `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY e0 "ha">${entities}]><rss><channel><item><title>&e30;</title></item></channel></rss>`,
    )
  },
  'depth and attributes': (_request, response) => response.end(deepFeed),
}
