import { addImport, insertBefore, type Made, pascalCase, WrongName } from './made.ts'

/** Words that cannot name a constant of TypeScript, or a schema of PostgreSQL without quotes. */
const TAKEN = new Set(
  'all and any array as asc both case cast check class collate column const constraint create default delete desc distinct do else end enum except export extends false fetch for foreign from function grant group having if import in initially instanceof intersect into lateral leading limit localtime new not null offset on only or order outbox package placing platform primary private protected public references return select static super switch symmetric table then this throw to trailing true try typeof union unique user using var variadic void when where while window with yield'.split(
    ' ',
  ),
)

/** `npm run new -- domain likes`: a folder, a line of the list of domains, a line of docs/domains.json. */
export function newDomain(name: string): Made {
  if (!/^[a-z]{3,24}$/.test(name) || TAKEN.has(name))
    throw new WrongName(`"${name}" cannot name a domain: one lower-case word of the specification, such as likes`)
  const folder = `src/domains/${name}`
  return {
    files: {
      [`${folder}/README.md`]: readme(name),
      [`${folder}/manifest.ts`]: manifest(name),
      [`${folder}/web.ts`]: web(name),
      [`${folder}/migrations/0001_${name}.sql`]: `-- ${pascalCase(name)}: say what stands here and why it is kept.\ncreate schema ${name};\n`,
      [`${folder}/${name}.test.ts`]: failingTest(name),
    },
    edits: [
      addImport('src/hosts/domains.ts', `import { ${name} } from '#domains/${name}/manifest.ts'`),
      insertBefore('src/hosts/domains.ts', '] as const', `  ${name},\n`),
      // The last of the detachable ones, which end the file.
      insertBefore('docs/domains.json', '\n  }\n}', `,\n    "${name}": []`),
    ],
    next: [
      `write the promises of ${folder}/README.md, the first of them as the test of ${name}.test.ts`,
      'docs/recipes.md says how calls, tables, jobs and events come in',
    ],
  }
}

function readme(name: string): string {
  return `# ${pascalCase(name)}

One sentence: what of the product this domain is, and what it is not. Detachable: others keep its ids only.

| where | what |
|---|---|
| \`manifest.ts\` | What the hosts run of it (docs/recipes.md, Domain). |
| \`web.ts\` | What it does in a web process. |
| \`migrations/\` | Its tables, in the schema \`${name}\`. |

## Promises
- The first one, as a sentence that a test can hold against the code.
`
}

function manifest(name: string): string {
  return `import { defineDomain } from '#platform/domain/define-domain.ts'

export const ${name} = defineDomain({
  name: '${name}',
  web: () => import('./web.ts'),
})
`
}

function web(name: string): string {
  return `import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'

/** What it needs of a web process, under the names of \`src/hosts/web/web-parts.ts\`. */
export interface ${pascalCase(name)}WebParts {
  readonly db: Database
  readonly clock: Clock
}

/** Nothing yet: routes, measures, readiness and repetitions go here. */
export function web(_parts: ${pascalCase(name)}WebParts): WebSide {
  return {}
}
`
}

function failingTest(name: string): string {
  return `import { expect, test } from 'vitest'

test('${name} does what its README promises', () => {
  expect.fail('write the first promise of src/domains/${name}/README.md here as a test, then make it true')
})
`
}
