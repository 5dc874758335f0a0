import { kebabCase, type Made, WrongName } from './made.ts'

/** `npm run new -- island likes/LikeButton`: an island of one part of the storefront, with its test. */
export function newIsland(name: string): Made {
  const [part = '', island = '', ...more] = name.split('/')
  if (!/^[a-z]+(-[a-z]+)*$/.test(part) || !/^[A-Z][A-Za-z]+$/.test(island) || more.length > 0)
    throw new WrongName(`"${name}" cannot name an island: PART/Name, such as likes/LikeButton`)
  const folder = `src/storefront/parts/${part}`
  return {
    files: {
      [`${folder}/${island}.island.tsx`]: component(island),
      [`${folder}/${kebabCase(island)}.test.tsx`]: failingTest(island),
    },
    edits: [],
    next: [
      `show it: <Island of={${valueOf(island)}} props={{ label: '…' }} /> (docs/recipes.md, Island)`,
      `write what it does as the test of ${kebabCase(island)}.test.tsx, and as a journey where only a browser shows it`,
    ],
  }
}

function valueOf(island: string): string {
  return island.charAt(0).toLowerCase() + island.slice(1)
}

function component(island: string): string {
  return `import { defineIsland } from '../../islands/define-island.ts'

export interface ${island}Props {
  readonly label: string
}

export const ${valueOf(island)} = defineIsland<${island}Props>({
  name: '${island}',
  wakes: 'visible',
  why: 'say why not earlier, and why not later',
  earlyClicks: 'held',
  Component: ${island},
})

function ${island}({ label }: ${island}Props) {
  return <button type="button">{label}</button>
}
`
}

function failingTest(island: string): string {
  return `import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island } from '../../islands/Island.tsx'
import { ${valueOf(island)} } from './${island}.island.tsx'

test('${island} is there without script', () => {
  expect(renderToStaticMarkup(<Island of={${valueOf(island)}} props={{ label: 'Texto' }} />)).toContain('>Texto</button>')
})

test('${island} does what it is for', () => {
  expect.fail('write what ${island} does for a visitor here as a test, then make it true')
})
`
}
