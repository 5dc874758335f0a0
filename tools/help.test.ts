import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'

/** Nothing of this is ever made: a command that begins its work would. */
const dataFolder = join(tmpdir(), `poiso-help-${process.pid}`)
const scripts = Object.entries(
  (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts,
)

function run(words: readonly string[]): Promise<{ code: number | string; out: string; error: string }> {
  return new Promise((resolve) => {
    const env = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      POISO_DATA: dataFolder,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      PORT: '1',
    }
    execFile(process.execPath, [...words], { cwd: projectRoot, env, timeout: 60_000 }, (error, out, said) =>
      resolve({ code: error?.code ?? error?.signal ?? 0, out, error: said }),
    )
  })
}

function poiso(...words: readonly string[]) {
  return run(['src/hosts/poiso.ts', ...words])
}

/** Two at once: each is a process. */
async function each<T>(all: readonly T[], check: (one: T) => Promise<void>): Promise<void> {
  const rest = all.values()
  await Promise.all(
    [0, 1].map(async () => {
      for (const one of rest) await check(one)
    }),
  )
}

test('--help and -h of every script print its usage and exit codes, start nothing and end with 0', async () => {
  const own = scripts
    .filter(([name]) => name !== 'poiso')
    .flatMap(([name, command]) =>
      ['--help', '-h'].map((flag) => ({ name, words: [...command.split(' ').slice(1), flag] })),
    )
  expect(own.length).toBeGreaterThan(20)
  await each(own, async ({ name, words }) => {
    const { code, out, error } = await run(words)
    expect([name, code, error, /^(?:build|install|runtime) /m.test(out)]).toEqual([name, 0, '', false])
    expect(out).toMatch(new RegExp(`^Usage: npm (?:run )?${name}\\b[^]*^Exit codes:\n {2}0 `, 'm'))
  })
}, 120_000)

test('the scripts are listed with what they do, without a name too', async () => {
  for (const words of [[], ['--help'], ['-h']]) {
    const { code, out } = await run(['tools/run.mjs', ...words])
    expect([
      code,
      scripts.filter(([name]) => name !== 'start' && !new RegExp(`^ {2}${name} +\\S`, 'm').test(out)),
    ]).toEqual([0, []])
  }
})

test('a bench explains itself by its opening comment, and what stands behind -- is not ours to read', async () => {
  const { code, out } = await run(['tools/run.mjs', 'bench', 'engine', '--help'])
  expect([code, out.split('\n')[0]]).toEqual([
    0,
    'Bench of the search engine: `node tools/bench/engine.ts [--rows 1000000] [--plans 2000]`. Prints each goal of the engine',
  ])
  expect((await run(['tools/run.mjs', 'no-such-script', '--', '--help'])).code).toBe(1)
})

test('poiso explains its commands by itself, opens nothing for it, and a wrong word is no help', async () => {
  const asked = [
    ['--help'],
    ['feeds', '-h'],
    ['serve', '--help'],
    ['worker', '-h'],
    ['migrate', '--help'],
    ['feeds', 'import', '--shop', 'Loja', '--url', 'https://loja.pt/f.xml', '--help'],
    ['help', 'groups', 'run'],
  ]
  await each(asked, async (words) => {
    const { code, out, error } = await poiso(...words)
    expect([words, code, error, /^Usage: poiso [^]*^Exit codes:\n {2}0 /m.test(out)]).toEqual([words, 0, '', true])
  })
  expect(await poiso('nonsense')).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringContaining('unknown command "nonsense"') as string,
  })
  expect(existsSync(dataFolder)).toBe(false)
}, 60_000)
