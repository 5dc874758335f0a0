import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'

/** The generator in a copy of the tree: what it makes passes the check, and its test fails as promised. */

const MADE: readonly { kind: string; name: string; test: string; says: string }[] = [
  {
    kind: 'domain',
    name: 'parcels',
    test: 'src/domains/parcels/parcels.test.ts',
    says: 'write the first promise of src/domains/parcels/README.md',
  },
  {
    kind: 'page',
    name: 'cartao-presente',
    test: 'src/storefront/pages/cartao-presente/cartao-presente.test.tsx',
    says: 'write what a visitor sees at /cartao-presente',
  },
  {
    kind: 'island',
    name: 'gifts/GiftPicker',
    test: 'src/storefront/parts/gifts/gift-picker.test.tsx',
    says: 'write what GiftPicker does for a visitor',
  },
  {
    kind: 'job',
    name: 'parcels/send-digest',
    test: 'src/domains/parcels/send-digest-job.test.ts',
    says: 'write what parcels.send-digest does',
  },
]
const NOT_COPIED = /^(?:\.git|dist|\.data|node_modules|tools\/runtime)$/
const copy = mkdtempSync(join(tmpdir(), 'poiso-new-'))

beforeAll(() => {
  for (const name of readdirSync(projectRoot))
    if (!NOT_COPIED.test(name))
      cpSync(join(projectRoot, name), join(copy, name), {
        recursive: true,
        filter: (path) => !NOT_COPIED.test(path.slice(projectRoot.length + 1)),
      })
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function inCopy(script: string, ...parameters: readonly string[]): { status: number | null; output: string } {
  const run = spawnSync(process.execPath, [script, ...parameters], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    env: { ...process.env, TEST_TIER: '', NO_COLOR: '1' },
  })
  return { status: run.status, output: run.stdout + run.stderr }
}

test.each(MADE)('npm run new -- $kind $name', ({ kind, name, test: file }) => {
  expect(inCopy('tools/new/new.ts', kind, name)).toMatchObject({ status: 0, output: expect.stringContaining(file) })
  expect(existsSync(join(copy, file))).toBe(true)
})

test('what is there already is refused and nothing is changed', () => {
  const domains = readFileSync(join(copy, 'src/hosts/domains.ts'), 'utf8')
  for (const { kind, name } of MADE)
    expect(inCopy('tools/new/new.ts', kind, name)).toMatchObject({
      status: 1,
      output: expect.stringContaining('is there already'),
    })
  expect(readFileSync(join(copy, 'src/hosts/domains.ts'), 'utf8')).toBe(domains)
})

test.each([
  ['domain', 'Likes'],
  ['domain', 'user'],
  ['domain', '../likes'],
  ['page', 'Página'],
  ['island', 'likeButton'],
  ['island', 'likes/../LikeButton'],
  ['job', 'send-digest'],
])('%s %s is no name and is refused', (kind, name) => {
  expect(inCopy('tools/new/new.ts', kind, name)).toMatchObject({
    status: 1,
    output: expect.stringContaining(`"${name}" cannot name`),
  })
})

test('a job of a domain that is not there is refused', () => {
  expect(inCopy('tools/new/new.ts', 'job', 'nobody/send-digest')).toMatchObject({
    status: 1,
    output: expect.stringContaining('there is no src/domains/nobody/manifest.ts'),
  })
})

describe('what was made', () => {
  const parts = [
    'format',
    'types',
    'lint',
    'boundaries',
    'dead-code',
    'sizes',
    'complexity',
    'habits',
    'schema',
    'docs',
  ]
  let answer = ''
  beforeAll(() => {
    answer = inCopy('tools/check/check.ts', ...parts).output
  })

  test.each(parts)('passes the check: %s', (part) => {
    expect(answer).toMatch(new RegExp(`^ok +${part} `, 'm'))
  })

  test('has one failing test, which says what is to be written; the tests of the lists know it', () => {
    const { status, output } = inCopy(
      'node_modules/vitest/vitest.mjs',
      'run',
      ...MADE.map(({ test: file }) => file),
      'src/hosts/domains.test.ts',
      'src/storefront/paths.test.ts',
      'src/storefront/page/page-battery.test.ts',
    )
    expect(status).toBe(1)
    for (const { says } of MADE) expect(output).toContain(says)
    expect(output).toMatch(new RegExp(`Tests +${MADE.length} failed`))
  })
})
