import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import type { ImageStore } from './port.ts'

/** What every store of pictures does; each adapter runs it. `open` gives an empty store, and how it is left behind. */
export function imageStoreSuite(
  name: string,
  open: () => Promise<{ store: ImageStore; close(): Promise<void> }>,
): void {
  describe(`image store: ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())
    const every = async (prefix: string) => {
      const found: string[] = []
      for await (const { key } of opened.store.list(prefix)) found.push(key)
      return found
    }

    test('gives back the bytes that were written, all 256 of them', async () => {
      const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256))
      await opened.store.write('originals/ab/cd/1.jpg', bytes)
      expect((await opened.store.read('originals/ab/cd/1.jpg'))?.equals(bytes)).toBe(true)
    })
    test('has nothing under a key that was never written, nor under the beginning of one that was', async () => {
      expect(await opened.store.read('originals/ab/cd/2.jpg')).toBeNull()
      expect(await opened.store.read('originals/ab')).toBeNull()
    })
    test('the same key again replaces what was there; many writers at once leave one of them whole', async () => {
      const all = Array.from({ length: 8 }, (_, at) => Buffer.alloc(20_000, at + 1))
      await Promise.all(all.map((bytes) => opened.store.write('originals/ab/same.jpg', bytes)))
      const kept = await opened.store.read('originals/ab/same.jpg')
      expect(all.some((bytes) => kept?.equals(bytes) === true)).toBe(true)
    })
    test('removes, and does not complain of what is not there', async () => {
      await opened.store.write('originals/gone.jpg', Buffer.from('x'))
      await opened.store.remove('originals/gone.jpg')
      await opened.store.remove('originals/gone.jpg')
      expect(await opened.store.read('originals/gone.jpg')).toBeNull()
    })
    test('lists what lies under a prefix in the order of the keys, with size and time', async () => {
      for (const key of ['listed/b.jpg', 'listed/a/1.jpg', 'listed/c/2.jpg', 'listedtoo/3.jpg'])
        await opened.store.write(key, Buffer.from('four'))
      expect(await every('listed/')).toEqual(['listed/a/1.jpg', 'listed/b.jpg', 'listed/c/2.jpg'])
      expect(await every('nothing/')).toEqual([])
      for await (const { bytes, storedAt } of opened.store.list('listed/')) {
        expect(bytes).toBe(4)
        expect(Math.abs(storedAt.getTime() - systemClock.now().getTime())).toBeLessThan(3_600_000)
      }
    })
    test('M2 refuses keys that climb, hide, break or are too long', async () => {
      for (const key of [
        '',
        '/',
        '../x',
        'a/../b',
        'a//b',
        '/a',
        'a/',
        '.hidden',
        'a/.b',
        'a\0b',
        'A',
        'a b',
        'a\\b',
        'x'.repeat(201),
      ]) {
        await expect(opened.store.read(key)).rejects.toThrow('is not a key of the image store')
        await expect(opened.store.write(key, Buffer.from('x'))).rejects.toThrow('is not a key of the image store')
      }
    })
  })
}
