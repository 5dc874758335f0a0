import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../src/platform/project-root.ts'
import { drawIcons } from './draw-icons.ts'

const icons = await drawIcons()

describe('U-10 the icons', () => {
  test('U-10 the files of the site are what the command draws', async () => {
    for (const [name, bytes] of icons) {
      const kept = readFileSync(join(projectRoot, 'src/storefront/assets/icons', name))
      expect((await sharp(kept).raw().toBuffer()).equals(await sharp(bytes).raw().toBuffer()), name).toBe(true)
    }
  })
  test('U-10 a mask of any shape leaves the mark whole: outside of a circle of 80 % there is nothing but ground', async () => {
    const { data, info } = await sharp(icons.get('maskable-512.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const ground = data.subarray(0, 3)
    let marks = 0
    for (let y = 0; y < info.height; y += 1)
      for (let x = 0; x < info.width; x += 1) {
        const isMark = Math.abs((data[(y * info.width + x) * info.channels] ?? 0) - (ground[0] ?? 0)) > 8
        if (isMark && Math.hypot(x - 256, y - 256) > 0.4 * 512) throw new Error(`the mark reaches ${x}, ${y}`)
        marks += Number(isMark)
      }
    expect(marks).toBeGreaterThan(10_000)
  })
  test('U-10 sizes; to the edge there is no hole', async () => {
    for (const [name, size] of [
      ['icon-192', 192],
      ['icon-512', 512],
      ['maskable-192', 192],
      ['touch-icon', 180],
    ] as const) {
      const picture = sharp(icons.get(`${name}.png`))
      expect(await picture.metadata()).toMatchObject({ width: size, height: size, format: 'png' })
      expect((await picture.stats()).isOpaque, name).toBe(!name.startsWith('icon'))
    }
  })
})
