import { addImport, camelCase, insertBefore, type Made, pascalCase, WrongName } from './made.ts'

const ADDRESSES = 'src/storefront/addresses/site-addresses.ts'
const PATHS = 'src/storefront/paths.ts'
const PATHS_TEST = 'src/storefront/paths.test.ts'
const PAGES = 'src/storefront/pages.ts'
const BATTERY = 'src/storefront/page/page-battery.test.ts'

/** `npm run new -- page cartao-presente`: a folder, its address in the tables, its line in the list and in the battery. */
export function newPage(name: string): Made {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new WrongName(`"${name}" cannot name a page: lower-case words with hyphens, as in its address`)
  const folder = `src/storefront/pages/${name}`
  const [camel, pascal] = [camelCase(name), pascalCase(name)]
  return {
    files: {
      [`${folder}/page.ts`]: page(name),
      [`${folder}/${pascal}Page.tsx`]: component(name),
      [`${folder}/${name}.test.tsx`]: failingTest(name),
    },
    edits: [
      // What is the last of each table.
      insertBefore(
        ADDRESSES,
        'export function asset(',
        `export function ${camel}(): string {\n  return '/${name}'\n}\n\n`,
      ),
      insertBefore(PATHS, "  shopsHome: '/'", `  ${camel}: '/${name}',\n`),
      insertBefore(PATHS_TEST, '  shopsHome: paths', `  ${camel}: paths.${camel}(),\n`),
      insertBefore(PATHS_TEST, "  shopsHome: '/'", `  ${camel}: '/${name}',\n`),
      addImport(PAGES, `import { ${camel}Page } from './pages/${name}/page.ts'`),
      insertBefore(PAGES, '  shopsHomePage,', `  ${camel}Page,\n`),
      insertBefore(BATTERY, '  shopsHome: {', `  ${camel}: { url: '/${name}' },\n`),
    ],
    next: [
      `give ${folder}/page.ts its row of the specification, its words and its robots`,
      `write what it shows as the test of ${name}.test.tsx; docs/recipes.md (Page) says how data comes in`,
    ],
  }
}

function page(name: string): string {
  const [camel, pascal] = [camelCase(name), pascalCase(name)]
  return `import { definePage } from '../../page/page.ts'
import { ${pascal}Page } from './${pascal}Page.tsx'

export const ${camel}Page = definePage({
  id: 'R-00',
  name: '${camel}',
  access: 'anyone',
  cache: 'shared',
  head: () => ({ title: '${pascal}', description: '${pascal}', canonical: null, robots: 'noindex' }),
  Page: ${pascal}Page,
})
`
}

function component(name: string): string {
  const pascal = pascalCase(name)
  return `/** Nothing to see yet. */
export function ${pascal}Page() {
  return (
    <div className="wrap">
      <h1>${pascal}</h1>
    </div>
  )
}
`
}

function failingTest(name: string): string {
  const pascal = pascalCase(name)
  return `import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ${pascal}Page } from './${pascal}Page.tsx'

test('/${name} shows what it is for', () => {
  expect(renderToStaticMarkup(<${pascal}Page />)).toContain('<h1>')
  expect.fail('write what a visitor sees at /${name} here as a test, then make it true')
})
`
}
