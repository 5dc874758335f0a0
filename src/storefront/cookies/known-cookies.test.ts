import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { attributionNames } from '../attribution/attribution.ts'
import { forgetKinds } from '../parts/consent/forget-kinds.ts'
import { knownCookies, knownOf } from './known-cookies.ts'

/** How the code names what it keeps in a browser. */
const NAMES = [/(?:COOKIE|_KEY|KEY) = '([\w.-]+)'/g, /key: '(poiso\.[\w.-]+)'/g, /'(__(?:Host|Secure)-\w+)'/g]
/** Names by that grammar that no browser keeps. */
const NOT_KEPT = new Set(['vista'])

function namesInCode(): string[] {
  const paths = globSync(['src/storefront/**/*.ts*', 'src/domains/{identity,clicks,boards,flags}/**/*.ts'], {
    cwd: projectRoot,
  })
  return paths
    .filter((path) => !/test|journeys|dev-/.test(path))
    .flatMap((path) => {
      const code = readFileSync(join(projectRoot, path), 'utf8')
      return NAMES.flatMap((names) => [...code.matchAll(names)].map(([, name = '']) => name))
    })
    .filter((name) => !NOT_KEPT.has(name))
}

test('T-01 all that the code keeps in browsers is on the list', () => {
  const known = new Set(knownCookies.map(({ name }) => name))
  const found = new Set(namesInCode())
  expect([...found].filter((name) => !known.has(name)).toSorted()).toEqual([])
  for (const name of ['_cc', 'jwt', 'poiso.likes', 'poiso.viewed', '__Secure-session']) expect(found).toContain(name)
})

test('T-04 attribution is on the list, and no part of it is essential', () => {
  const kinds = Object.fromEntries(knownCookies.map(({ name, kind }) => [name, kind]))
  expect(attributionNames.map((name) => kinds[name])).toEqual([...Array(5).fill('analytics'), 'marketing'])
})

test('T-01 refusing a kind removes what is kept of it, under any ending, and nothing else', () => {
  const cookies = new Map([
    ['_ga', '1'],
    ['_ga_ABC', '2'],
    ['utm_source', 'x'],
    ['gclid', 'y'],
    ['jwt', 'z'],
  ])
  const jar = {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      if (text.includes('Max-Age=0')) cookies.delete(text.split('=')[0] ?? '')
    },
  }
  const removed: string[] = []
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: (key: string) => void removed.push(key) }
  const storages = { localStorage: () => storage, sessionStorage: () => storage }
  forgetKinds(['analytics', 'functional'], jar, storages)
  expect([...cookies.keys()]).toEqual(['gclid', 'jwt'])
  expect(removed.toSorted()).toEqual(
    knownOf(['analytics', 'functional'])
      .filter(({ store }) => store !== 'cookie')
      .map(({ name }) => name)
      .toSorted(),
  )
})
