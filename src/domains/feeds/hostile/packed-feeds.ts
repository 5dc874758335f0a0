import { deflateRawSync, gzipSync } from 'node:zlib'
import { aZip } from '../read/zip-fixture.ts'
import {
  aFeed,
  anItemOf,
  BETWEEN,
  type FeedForm,
  type HostileFeed,
  inEach,
  joined,
  MB,
  one,
  repeated,
  textOf,
} from './hostile-feed.ts'

function packedZeros(form: FeedForm) {
  return gzipSync(Buffer.from(anItemOf(form, { id: 900 }).concat(BETWEEN[form]).repeat(250_000)), { level: 9 })
}
/** Bombs and archives that are not what they say (reliability.md F5). */
export const packedFeeds: readonly HostileFeed[] = [
  ...inEach((form) => [
    one('F5', 'a gzip bomb', form, 'FAILED_BOMB', () => {
      const block = packedZeros(form)
      return joined(gzipSync(textOf(aFeed(form, [], false)) + BETWEEN[form]), Array<Buffer>(100).fill(block))
    }),
    one('F5', 'gzip in gzip', form, 'FAILED_BOMB', () => [gzipSync(gzipSync(textOf(aFeed(form))))]),
    one('F5', 'fifty times gzip by its header', form, 'FAILED_BOMB', () => [gzipSync(textOf(aFeed(form)))], {
      headers: { 'content-encoding': Array<string>(50).fill('gzip').join(', ') },
    }),
    one('F5', 'gzip in a zip', form, 'FAILED_BOMB', () => [aZip([['feed.gz', gzipSync(textOf(aFeed(form)))]])]),
    one('F5', 'a zip in a zip', form, 'FAILED_BOMB', () => [
      aZip([['feed.zip', aZip([['feed.txt', textOf(aFeed(form))]])]]),
    ]),
    one('F5', 'a zip that climbs out', form, 'FAILED_ARCHIVE', () => [aZip([['../../feed.txt', textOf(aFeed(form))]])]),
    one('F5', 'a zip bomb', form, 'FAILED_BOMB', () => [
      aZip([['feed.txt', textOf(aFeed(form, repeated(anItemOf(form, { id: 900 }) + BETWEEN[form], 200 * MB)))]]),
    ]),
  ]),
  one('F5', 'a zip of two files', 'xml', 'FAILED_ARCHIVE', () => [
    aZip([
      ['a.xml', textOf(aFeed('xml'))],
      ['b.xml', textOf(aFeed('xml'))],
    ]),
  ]),
  one('F5', 'a zip whose entries overlap', 'xml', 'FAILED_ARCHIVE', () => [overlappingZip()]),
  one('F5', 'a zip that lies about its size', 'xml', 'FAILED_ARCHIVE', () => [lyingZip()]),
  one('F5', 'a zip that says absolute', 'xml', 'FAILED_ARCHIVE', () => [
    aZip([['/etc/feed.xml', textOf(aFeed('xml'))]]),
  ]),
  one('F5', 'a zip cut', 'xml', 'FAILED_ARCHIVE', () => [aZip([['feed.xml', textOf(aFeed('xml'))]]).subarray(0, 400)]),
  one('F5', 'a gzip cut', 'xml', 'FAILED_TRUNCATED', () => [gzipSync(textOf(aFeed('xml'))).subarray(0, 200)]),
  one('F5', 'deflate that is none', 'xml', 'FAILED_ARCHIVE', () => [deflateRawSync('x')], {
    headers: { 'content-encoding': 'deflate' },
  }),
]

/** All entries name the bytes of the first. */
function overlappingZip(): Buffer {
  const zip = aZip([
    ['a.xml', textOf(aFeed('xml'))],
    ['b.xml', textOf(aFeed('xml'))],
  ])
  const second = zip.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
  zip.writeUInt32LE(0, second + 42)
  return zip
}

function lyingZip(): Buffer {
  const zip = aZip([['feed.xml', textOf(aFeed('xml'))]])
  zip.writeUInt32LE(100, zip.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24)
  return zip
}
