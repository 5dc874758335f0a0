import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testServer } from '#platform/http/testing.ts'
import { folderStore } from '#ports/image-store/folder-store.ts'
import { sentPictureRoutes } from './sent-picture-routes.ts'
import { signedLinks, TICKET_HOLDS_MS } from './signed-links.ts'

const clock = manualClock('2026-11-26T10:00:00Z')
const tickets = signedLinks(Buffer.from('a key of tests'), TICKET_HOLDS_MS)
const { app } = testServer()
const store = folderStore(mkdtempSync(join(tmpdir(), 'poiso-sent-pictures-')))
sentPictureRoutes(app, { clock, store }, [
  {
    path: '/uploads/article-picture',
    of: 'artigo',
    tickets,
    screenUrl: (id, outcome) => `/admin/artigos/${id}?${new URLSearchParams(outcome).toString()}`,
  },
])
afterAll(() => app.close())

const ticket = tickets.sign(12, clock.now())

async function send(file: Buffer, bilhete = ticket, artigo = 12) {
  const boundary = 'b0undary'
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="ficheiro"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: `/uploads/article-picture?artigo=${artigo}&bilhete=${bilhete}`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  })
  return { status: statusCode, location: decodeURIComponent(String(headers.location ?? '')) }
}

const gradient = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><linearGradient id="a"><stop stop-color="#123"/><stop offset="1" stop-color="#fa3"/></linearGradient><path fill="url(#a)" d="M0 0h400v300H0z"/></svg>',
)

test('B-09 a picture is kept by its bytes, and the screen is told its place', async () => {
  const picture = await sharp(gradient).png().toBuffer()
  const first = await send(picture)
  expect(first.status).toBe(303)
  expect(first.location).toMatch(
    /^\/admin\/artigos\/12\?picture=inspiration\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{2}\/e[0-9a-f]{16}$/,
  )
  expect((await send(picture)).location).toBe(first.location)
})

test('B-09 what is no picture is said on the screen, and kept by nobody', async () => {
  expect((await send(Buffer.from('<script>alert(1)</script>'))).location).toContain('wrong=it+is+no+picture')
  expect((await send(gradient)).location).toContain('wrong=SVG+is+not+taken')
})

test('B-09 without a ticket for this article, or after its end, nothing is taken', async () => {
  const picture = await sharp(gradient).png().toBuffer()
  expect((await send(picture, 'x')).status).toBe(403)
  expect((await send(picture, ticket, 13)).status).toBe(403)
  clock.advanceMs(TICKET_HOLDS_MS)
  expect((await send(picture)).status).toBe(403)
})
