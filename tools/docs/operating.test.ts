import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COMMANDS } from '../../src/hosts/commands/poiso-commands.ts'
import { VARIABLES } from '../../src/platform/config.ts'
import { projectRoot as root } from '#platform/project-root.ts'

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
const guides = [
  'docs/operating.md',
  'docs/resilience.md',
  'README.md',
  ...globSync('docs/contracts/*.md', { cwd: root }),
]
const text = guides.map(read).join('\n')

test('every variable that the guides name is read by the configuration', () => {
  const named = new Set(text.match(/\b(?:POISO_[A-Z_]+|[A-Z]+_URL|FAILPOINT)\b/g))
  expect([...named].filter((name) => !(VARIABLES as readonly string[]).includes(name))).toEqual([])
})

test('every command that the guides name exists, with the options that they show', () => {
  const known = Object.entries(COMMANDS).map(([name, { use }]) => ({ name, use }))
  const shown = [...text.matchAll(/npm run poiso -- ([a-z][^`\n#]*)/g)].map(([, words = '']) => words.trim())
  expect(shown.length).toBeGreaterThan(10)
  const wrong = shown.filter((words) => {
    const command = known.find(({ name }) => words === name || words.startsWith(`${name} `))
    const options = words.match(/--[a-z]+/g) ?? []
    return command === undefined || options.some((option) => !command.use.includes(option))
  })
  expect(wrong).toEqual([])
})

test('every measure that the operator is to watch exists', () => {
  const sources = globSync('src/**/*.ts', { cwd: root, exclude: (name) => name.endsWith('.test.ts') })
    .map(read)
    .join('\n')
  const named = new Set(read('docs/operating.md').match(/\bpoiso_[a-z_]+\b/g))
  expect([...named].filter((name) => !sources.includes(`'${name}'`))).toEqual([])
})

test('every test that the matrix of resilience names is there', () => {
  const files = globSync('{src,tools}/**/*.test.{ts,tsx}', { cwd: root }).map((path) => path.replace(/^.*\//, ''))
  const named = new Set(
    [...read('docs/resilience.md').matchAll(/`([a-z-]+(?:\.long)?)(?:\.test)?`/g)]
      .map(([, name = '']) => name)
      .filter(
        (name) =>
          name.includes('-') ||
          name.includes('.long') ||
          ['caches', 'connect', 'api', 'clicks', 'spool', 'shed'].includes(name),
      ),
  )
  expect(
    [...named].filter((name) => !files.some((file) => file === `${name}.test.ts` || file === `${name}.test.tsx`)),
  ).toEqual([])
})

test('every file of ours that a guide links or names as code is there', () => {
  const named = new Set(text.match(/\bsrc\/[\w/-]+(?:\.tsx?|\/)/g))
  expect([...named].filter((path) => globSync(path.replace(/\/$/, ''), { cwd: root }).length === 0)).toEqual([])
})
