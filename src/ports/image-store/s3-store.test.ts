import { describe, expect, test } from 'vitest'
import { s3PlaceOf } from './s3-store.ts'

describe('IMAGES_URL of a bucket', () => {
  test('names key, secret, server, bucket, prefix and region', () => {
    expect(s3PlaceOf('s3://KEY:se%2Fcret@minio.local:9000/pictures/poiso/main?region=eu-west-1&tls=off')).toEqual({
      endpoint: 'http://minio.local:9000',
      bucket: 'pictures',
      prefix: 'poiso/main/',
      region: 'eu-west-1',
      accessKeyId: 'KEY',
      secretAccessKey: 'se/cret',
    })
  })
  test('is asked over TLS unless it says otherwise', () =>
    expect(s3PlaceOf('s3://k:s@s3.eu-west-1.amazonaws.com/b').endpoint).toBe('https://s3.eu-west-1.amazonaws.com'))
  test.each([
    's3://bucket',
    's3://key@host/bucket',
    's3://key:topsecret@host',
    's3://key:topsecret@host/',
    'https://key:topsecret@host/bucket',
    's3://key:topsecret@host/bucket/.hidden',
  ])('%s is refused without saying the secret', (address) => {
    expect(() => s3PlaceOf(address)).toThrow(/is not/)
    expect(() => s3PlaceOf(address)).not.toThrow(/topsecret/)
  })
})
