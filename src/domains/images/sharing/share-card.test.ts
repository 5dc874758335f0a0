import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { createShareCards } from '../serving/share-cards.ts'
import { makeRendition } from '../serving/make-rendition.ts'
import type { Renditions } from '../serving/renditions.ts'
import { breakLines } from './break-lines.ts'
import { drawShareCard } from './draw-share-card.ts'
import { drawLine, metricsOf, writable } from './share-letters.ts'

const card = { siteName: 'Poiso', title: 'Sofá Alvor', figure: 'desde 599 €', note: 'em 2 lojas' }
const red = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } })
  .jpeg()
  .toBuffer()

/** Share of the pixels of a part that are dark (letters). */
async function inkIn(
  jpeg: Buffer,
  part: { left: number; top: number; width: number; height: number },
): Promise<number> {
  const pixels = await sharp(jpeg).extract(part).greyscale().raw().toBuffer()
  return pixels.filter((value) => value < 110).length / pixels.length
}

describe('U-08 the picture of a shared page', () => {
  test('U-08 it is 1200 × 630, its words are there, its picture fills the right', async () => {
    const jpeg = await (await drawShareCard(card, [red])).jpeg().toBuffer()
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(await inkIn(jpeg, { left: 64, top: 150, width: 400, height: 110 })).toBeGreaterThan(0.05)
    expect(await inkIn(jpeg, { left: 64, top: 450, width: 400, height: 60 })).toBeGreaterThan(0.05)
    const { dominant } = await sharp(jpeg).extract({ left: 650, top: 10, width: 540, height: 600 }).stats()
    expect(dominant.r).toBeGreaterThan(240)
  })
  test('U-08 what is too long for the line below goes on in a second', async () => {
    const second = { left: 64, top: 568, width: 500, height: 44 }
    const drawn = async (note: string) =>
      inkIn(await (await drawShareCard({ ...card, note }, [red])).jpeg().toBuffer(), second)
    expect(await drawn('em 2 lojas')).toBe(0)
    expect(await drawn('4 lojas, com o preço entregue em sua casa')).toBeGreaterThan(0.005)
  })
  test('U-08 hostile names, 300 characters, emoji, no word at all: a card all the same, within its place', async () => {
    const names = [
      '<b>&amp;</b> <span font="1000">',
      'A'.repeat(300),
      'Sofá '.repeat(60),
      '🛋️🪑',
      '',
      '\u202eabc\u0000',
      'źdźbło Škoda 漢字',
    ]
    for (const title of names) {
      const jpeg = await (await drawShareCard({ ...card, title }, [])).jpeg().toBuffer()
      expect(await inkIn(jpeg, { left: 850, top: 0, width: 30, height: 600 }), title).toBe(0)
    }
  })
  test('U-08 letters that the fonts lack lose their marks or go', () => {
    expect(writable('Škoda 🛋️ “Alvor” źdźbło 漢字 ção')).toBe('Skoda “Alvor” zdzblo ção')
    expect(writable('\u202eabc\u0000\n d')).toBe('abc d')
  })
  test('U-08 the machine needs no font: without any the letters are the same', async () => {
    const program = `import { drawLine } from '${join(projectRoot, 'src/domains/images/sharing/share-letters.ts')}'
      process.stdout.write((await drawLine('Sofá “Alvor” 1 299 €', { weight: 'strong', size: 64, color: '#1d1b18' })).toString('base64'))`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
      env: { FONTCONFIG_FILE: '/nonexistent/fonts.conf', HOME: '/nonexistent' },
      cwd: projectRoot,
      maxBuffer: 1e7,
    })
    const here = await drawLine('Sofá “Alvor” 1 299 €', { weight: 'strong', size: 64, color: '#1d1b18' })
    const digest = async (png: Buffer) =>
      createHash('sha256')
        .update(await sharp(png).raw().toBuffer())
        .digest('hex')
    expect(await digest(Buffer.from(stdout, 'base64'))).toBe(await digest(here))
  })
})

describe('breaking lines', () => {
  const metrics = { widthOf: (text: string, size: number) => text.length * size }
  const broken = (text: string, most: number) => breakLines(text, { width: 10, size: 1, most, metrics })
  test('at words, a word that is too long within it, what is left over ends in an ellipsis', () => {
    expect(broken('um dois tres', 3)).toEqual({ lines: ['um dois', 'tres'], isWhole: true })
    expect(broken('abcdefghijklm', 3)).toEqual({ lines: ['abcdefghij', 'klm'], isWhole: true })
    expect(broken('um dois, tres quatro', 1)).toEqual({ lines: ['um dois…'], isWhole: false })
    expect(broken('', 1)).toEqual({ lines: [''], isWhole: true })
  })
  test('a line is measured as it is drawn, but for kerning', async () => {
    const suffix = metricsOf('strong').widthOf('Áj', 64)
    const { width = 0 } = await sharp(
      await drawLine('Mesa de centro', { weight: 'strong', size: 64, color: '#000000' }),
    ).metadata()
    expect(metricsOf('strong').widthOf('Mesa de centro', 64) / (width - suffix)).toBeCloseTo(1, 1)
  })
})

describe('pictures of a card', () => {
  function cards(known: readonly string[]) {
    const orders: { of: string; isPassing: boolean }[] = []
    const renditions = {
      get: async (order) => {
        orders.push({ of: order.of, isPassing: order.isPassing === true })
        return makeRendition(await order.load(), order.box, order.format)
      },
    } as Renditions
    const images = {
      answer: async ({ subject }: { subject: { kind: string; pictureId?: number } }) =>
        known.includes(`p${subject.pictureId}`)
          ? ({ status: 200, body: red, shows: 'x', lifetime: 'ever' } as const)
          : ({ status: 202, body: Buffer.alloc(0), shows: 'nothing', lifetime: 'never' } as const),
    }
    return { shareCards: createShareCards({ images, renditions }), orders }
  }
  const pictures = ['product/aa/bb/cc/p1-abc', 'product/aa/bb/cc/p2-abc', 'nonsense']
  test('U-08 one that is not here is left out, and the card without it is not kept', async () => {
    const { shareCards, orders } = cards(['p1'])
    expect((await shareCards.draw({ ...card, pictures })).isWhole).toBe(false)
    expect((await shareCards.draw({ ...card, pictures: pictures.slice(0, 1) })).isWhole).toBe(true)
    expect(orders.map(({ isPassing }) => isPassing)).toEqual([true, false])
  })
})
