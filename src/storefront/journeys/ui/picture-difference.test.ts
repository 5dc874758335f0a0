import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureDifference, reduced } from './picture-difference.ts'

/** A button on its ground; `x` moves its words by parts of a pixel. */
function picture({ fill = '#1f4e8c', x = 0, radius = 8, width = 200 } = {}): Promise<Buffer> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="80"><rect width="100%" height="100%" fill="#fbf9f5"/>
    <rect x="20" y="18" width="140" height="44" rx="${radius}" fill="${fill}"/><path d="M${40 + x} 40h90" stroke="#fff" stroke-width="3"/></svg>`
  return sharp(Buffer.from(drawn)).png().toBuffer()
}

async function difference(change: Parameters<typeof picture>[0]): Promise<number> {
  return pictureDifference(await reduced(await picture()), await reduced(await picture(change)))
}

test('a letter that moved by part of a pixel is no difference', async () => {
  expect(await difference({ x: 0.6 })).toBeLessThan(0.001)
})

test.each([
  ['another colour', { fill: '#3f6337' }],
  ['other corners', { radius: 22 }],
  ['another width', { width: 210 }],
])('%s is a difference', async (_what, change) => {
  expect(await difference(change)).toBeGreaterThan(0.005)
})
