import { S3mini } from 's3mini'
import { tracedCall } from '#platform/tracing/outbound.ts'
import { checkedKey, type ImageStore, type StoredImage } from './port.ts'

/** A store that does not answer within this has failed: nobody waits longer for a picture (docs/limits.md). */
export const S3_TIMEOUT_MS = 10_000

const PAGE_OF_KEYS = 1_000

/** An S3 bucket as `s3://KEY:SECRET@host[:port]/bucket[/prefix][?region=…&tls=off]` names it. */
export interface S3Place {
  readonly endpoint: string
  readonly bucket: string
  /** Ends in a slash, or is empty. */
  readonly prefix: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Reads IMAGES_URL. Throws a RangeError that says what is missing, and never repeats the secret. */
export function s3PlaceOf(address: string): S3Place {
  const url = URL.parse(address)
  if (url === null || url.protocol !== 's3:') throw new RangeError('is not an s3:// address')
  const [bucket = '', ...rest] = url.pathname.split('/').filter((part) => part !== '')
  if (url.username === '' || url.password === '' || bucket === '')
    throw new RangeError('is not of the form s3://KEY:SECRET@host/bucket')
  const scheme = url.searchParams.get('tls') === 'off' ? 'http' : 'https'
  const prefix = rest.length === 0 ? '' : `${checkedKey(rest.join('/'))}/`
  return {
    endpoint: `${scheme}://${url.host}`,
    bucket,
    prefix,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}

/** Pictures in a bucket of any S3 server. A PUT is whole or not at all by S3's own promise. */
export function s3Store(place: S3Place): ImageStore {
  const s3 = new S3mini({
    accessKeyId: place.accessKeyId,
    secretAccessKey: place.secretAccessKey,
    endpoint: `${place.endpoint}/${place.bucket}`,
    region: place.region,
    requestAbortTimeout: S3_TIMEOUT_MS,
  })
  const nameOf = async (key: string): Promise<string> => place.prefix + checkedKey(key)
  return {
    read: async (key) => {
      const name = await nameOf(key)
      const found = await tracedCall('GET', place.endpoint, () => s3.getObjectArrayBuffer(name))
      return found === null ? null : Buffer.from(found)
    },
    write: async (key, bytes) => {
      const name = await nameOf(key)
      await tracedCall('PUT', place.endpoint, () => s3.putObject(name, bytes, 'image/jpeg'))
    },
    remove: async (key) => {
      await s3.deleteObject(await nameOf(key))
    },
    list: (prefix) => listBucket(s3, place.prefix, prefix),
  }
}

/** '/' is s3mini's word for a flat list. */
async function* listBucket(s3: S3mini, root: string, prefix: string): AsyncIterable<StoredImage> {
  let next: string | undefined
  do {
    const page = await s3.listObjectsPaged('/', root + prefix, PAGE_OF_KEYS, next)
    for (const { Key, Size, LastModified } of page?.objects ?? [])
      yield { key: Key.slice(root.length), bytes: Number(Size), storedAt: new Date(LastModified) }
    next = page?.nextContinuationToken
  } while (next !== undefined)
}
