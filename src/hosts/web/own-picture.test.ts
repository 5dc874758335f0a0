import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** A person's picture, from the form of the profile to what others are shown, and what is no picture of a person. */

const database = await testDatabase()
const market = await aMarketplace(database, { items: [anItem({ id: 'm-1', title: 'Mesa de centro Alvor' })] })
afterAll(() => market.close())
const { app } = market.whole
const { clock } = market.bench

async function aPerson(email: string) {
  const { person, header } = await aSignedInPerson(
    { db: database.db, clock },
    { email, name: 'Ana Sofia Reis' },
    SECRET,
  )
  return { id: person.id, header }
}
function get(url: string, cookie?: string) {
  return app.inject({ url, headers: cookie === undefined ? {} : { cookie } })
}

describe('U-04 the picture', () => {
  test('is sent to the upload host with the ticket of its page, shown as a square, and removed', async () => {
    const bia = await aPerson('bia@exemplo.pt')
    const page = (await get('/user/perfil', bia.header)).body
    const action = /enctype="multipart\/form-data" action="([^"]+)"|action="([^"]+)" enctype/i.exec(page)
    const url = (action?.[1] ?? action?.[2] ?? '').replace('http://localhost:3000', '')
    const jpeg = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#135' } })
      .composite([
        {
          input: await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fa8' } })
            .png()
            .toBuffer(),
        },
      ])
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '38/1 42/1 0/1' } })
      .toBuffer()
    const sent = await app.inject({ method: 'POST', url, ...multipart('fotografia', 'eu.jpg', jpeg) })
    expect([sent.statusCode, sent.headers['location']]).toEqual([
      303,
      'http://localhost:3000/user/perfil?fotografia=guardada#fotografia',
    ])
    const shown = (await get('/user/perfil?fotografia=guardada', bia.header)).body
    const src = /<img class="own-avatar" src="(\/avatar\/[^"]+)"/.exec(shown)?.[1] ?? ''
    const image = await get(src)
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const metadata = await sharp(image.rawPayload).metadata()
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([240, 240, undefined])
    await app.inject({
      method: 'POST',
      url: '/user/perfil',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://localhost:3000',
        cookie: bia.header,
      },
      payload: 'secao=fotografia',
    })
    expect((await get(src)).statusCode).toBe(404)
  })
})

function multipart(name: string, fileName: string, bytes: Buffer) {
  const boundary = 'fronteira'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: image/jpeg\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, origin: 'null' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

describe('U-04 what is no picture of a person', () => {
  async function ticketOf(header: string): Promise<string> {
    const { body } = await get('/user/perfil', header)
    return /action="[^"]*(\/uploads\/avatar\?bilhete=[^"]+)"/.exec(body)?.[1] ?? ''
  }
  async function outcome(url: string, bytes: Buffer, fileName = 'eu.jpg') {
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url,
      ...multipart('fotografia', fileName, bytes),
    })
    return statusCode === 303 ? /fotografia=(\w+)/.exec(String(headers['location']))?.[1] : statusCode
  }
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>',
  )
  test('SVG, pages, archives, bombs and pictures that say they are another kind are refused, and nothing is kept', async () => {
    const duarte = await aPerson('duarte@exemplo.pt')
    const url = await ticketOf(duarte.header)
    const bomb = await sharp({
      create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const gif = Buffer.concat([Buffer.from('GIF89a/*'), Buffer.alloc(300, 0x20), Buffer.from('*/=1;alert(1)')])
    expect(await outcome(url, svg)).toBe('svg')
    expect(await outcome(url, Buffer.from('<html><script>alert(1)</script>'))).toBe('nenhuma')
    expect(await outcome(url, Buffer.from('PK\x03\x04rest'))).toBe('nenhuma')
    expect(await outcome(url, gif)).toBe('danificada')
    expect(await outcome(url, bomb)).toBe('grande')
    expect(await outcome(url, Buffer.alloc(0), '')).toBe('falta')
    expect((await get('/user/perfil', duarte.header)).body).toContain('<b class="own-avatar"')
  })
  test('what stands behind the pixels of a picture is not in what is kept', async () => {
    const dora = await aPerson('dora@exemplo.pt')
    const noise = {
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    } as const
    const polyglot = Buffer.concat([
      await sharp(noise).jpeg().toBuffer(),
      Buffer.from('PK\x03\x04<script>alert(1)</script>'),
    ])
    expect(await outcome(await ticketOf(dora.header), polyglot)).toBe('guardada')
    const src = /class="own-avatar" src="([^"]+)"/.exec((await get('/user/perfil', dora.header)).body)?.[1] ?? ''
    expect((await get(src)).rawPayload.includes('alert(1)')).toBe(false)
  })
  test('a ticket is of one person and one half hour; a forged one is none, and cookies count for nothing', async () => {
    const [one, other] = [await aPerson('dalila@exemplo.pt'), await aPerson('davide@exemplo.pt')]
    const url = await ticketOf(one.header)
    expect(await outcome(url.replace(`=${one.id}.`, `=${other.id}.`), svg)).toBe(403)
    const signedIn = multipart('fotografia', 'eu.jpg', svg)
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/uploads/avatar',
      ...signedIn,
      headers: { ...signedIn.headers, cookie: one.header },
    })
    expect(statusCode).toBe(403)
    clock.advanceMs(30 * 60_000 + 1_000)
    expect(await outcome(url, svg)).toBe('expirou')
  })
})
