import { expect, test } from 'vitest'
import { noteSeenBanner, seenBanners } from './seen-banners.ts'

/** As a browser's: what is written is added, what is read are the pairs alone. */
function aJar(first = '') {
  const pairs = new Map(first.split('; ').map((pair) => [pair.split('=')[0] ?? '', pair] as const))
  return {
    written: '',
    get cookie() {
      return [...pairs.values()].join('; ')
    },
    set cookie(text: string) {
      this.written = text
      const pair = text.split(';')[0] ?? ''
      pairs.set(pair.split('=')[0] ?? '', pair)
    },
  }
}

test('H-07 seen strips stand in the cookie by their idents, separated by semicolons, each once, for a year', () => {
  const jar = aJar('jwt=x; banner-strip-seenx=zz')
  expect(seenBanners(jar)).toEqual([])
  for (const ident of ['natal', 'total', 'natal']) noteSeenBanner(ident, jar)
  expect(seenBanners(jar)).toEqual(['total', 'natal'])
  expect(decodeURIComponent(jar.written)).toBe('banner-strip-seen=total;natal; Path=/; Max-Age=31536000; SameSite=Lax')
})

test('H-07 whatever stands in the cookie, only idents are read, and no more than twenty are kept', () => {
  expect(seenBanners(aJar('banner-strip-seen=a%3B%22]{}%3Bb%3B%3C'))).toEqual(['a', 'b'])
  expect(seenBanners(aJar('banner-strip-seen=%E0%A4%A'))).toEqual([])
  const jar = aJar()
  for (let n = 0; n < 30; n++) noteSeenBanner(`s-${n}`, jar)
  expect([seenBanners(jar).length, seenBanners(jar)[0]]).toEqual([20, 's-10'])
})
