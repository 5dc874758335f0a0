import { describe, expect, test } from 'vitest'
import { tellPage } from './page-experiments.ts'

/** T-09 what a page shows of experiments, by the bucket whose page it is. */

const OF_BUCKET_0 = '00000000-0000-4000-8000-000000000004'
const OF_BUCKET_2 = '00000000-0000-4000-8000-000000000006'

/** A browser that agrees to analytics or does not (yet), and what it keeps. */
function aBrowser({ cookies = {}, agrees }: { readonly cookies?: Record<string, string>; readonly agrees: boolean }) {
  const kept = new Map(Object.entries(cookies))
  const told: string[][] = []
  const listeners: (() => void)[] = []
  let allowed = agrees
  return {
    told,
    surroundings: {
      consent: {
        allows: () => allowed,
        subscribe: (listener: () => void) => {
          listeners.push(listener)
          return () => undefined
        },
      },
      jar: {
        get cookie() {
          return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
        },
        set cookie(text: string) {
          const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
          kept.set(name, value)
        },
      },
      told: { tell: (names: readonly string[]) => void told.push([...names]) },
    },
    /** Chooses, and falls to the bucket of this number. */
    agree: (visitorId: string, bucket: string) => {
      allowed = true
      kept.set('experiment-visitor', visitorId).set('experiment-bucket', bucket)
      for (const listener of listeners) listener()
    },
  }
}
function cookiesOf(visitorId: string, bucket: string): Record<string, string> {
  return { 'experiment-visitor': visitorId, 'experiment-bucket': bucket }
}

describe('T-09 experiments of a page', () => {
  test('who was shown the page of their own bucket tells every pair of it', () => {
    const { surroundings, told } = aBrowser({ cookies: cookiesOf(OF_BUCKET_2, '2'), agrees: true })
    tellPage('words|new,look|shown', surroundings)
    expect(told).toEqual([['words|new', 'look|shown']])
  })

  test.each([
    ['a bucket that is not that of the number', cookiesOf(OF_BUCKET_2, '1')],
    ['no bucket, which is the page of bucket 0', { 'experiment-visitor': OF_BUCKET_2 }],
  ])('whoever has %s has seen what is not theirs, and tells nothing', (_name, cookies) => {
    const { surroundings, told } = aBrowser({ cookies, agrees: true })
    tellPage('words|new', surroundings)
    expect(told).toEqual([])
  })

  test('without consent nothing is told or kept, though there are cookies of before', () => {
    const { surroundings, told } = aBrowser({ cookies: cookiesOf(OF_BUCKET_2, '2'), agrees: false })
    tellPage('words|new', surroundings)
    expect(told).toEqual([])
    const stranger = aBrowser({ agrees: false })
    tellPage('words|new', stranger.surroundings)
    expect([stranger.told, stranger.surroundings.jar.cookie]).toEqual([[], ''])
  })

  test.each([
    [OF_BUCKET_0, '0', [['words|old']]],
    [OF_BUCKET_2, '2', []],
  ])('who agrees on the page counts for it only if it is that of their bucket: %s', (visitorId, bucket, expected) => {
    const { surroundings, told, agree } = aBrowser({ agrees: false })
    tellPage('words|old', surroundings)
    agree(visitorId, bucket)
    expect(told).toEqual(expected)
  })
})
