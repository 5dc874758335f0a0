import { expect, test } from 'vitest'
import { findMinio, startMinio } from '../../../tools/test/minio.ts'
import { s3PlaceOf, s3Store } from './s3-store.ts'
import { imageStoreSuite } from './suite.ts'

const program = await findMinio()

if (program === null)
  test.skip('an S3 bucket, against a real MinIO: there is neither a minio nor a Go to build it with')
else {
  imageStoreSuite('an S3 bucket of a real MinIO', async () => {
    const minio = await startMinio(program)
    return { store: s3Store(s3PlaceOf(minio.address)), close: minio.stop }
  })
  imageStoreSuite('a prefix in such a bucket', async () => {
    const minio = await startMinio(program)
    return {
      store: s3Store(s3PlaceOf(minio.address.replace('/pictures?', '/pictures/poiso/main?'))),
      close: minio.stop,
    }
  })
  test('a wrong secret and a server that is not there are errors, not missing pictures', async () => {
    const minio = await startMinio(program)
    await expect(s3Store({ ...s3PlaceOf(minio.address), secretAccessKey: 'wrong' }).read('a.jpg')).rejects.toThrow()
    await minio.stop()
    await expect(s3Store(s3PlaceOf(minio.address)).read('a.jpg')).rejects.toThrow()
  })
}
