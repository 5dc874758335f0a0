import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newDomain } from './domain.ts'
import { newIsland } from './island.ts'
import { newJob } from './job.ts'
import { type Made, WrongName } from './made.ts'
import { newPage } from './page.ts'

/** `npm run new -- domain NAME | page NAME | island PART/Name | job DOMAIN/NAME`: what one of these consists of, with a test that fails until it does something. */

const KINDS: Readonly<Record<string, (name: string) => Made>> = {
  domain: newDomain,
  page: newPage,
  island: newIsland,
  job: newJob,
}
// Of the tree that this file stands in, which may be a copy.
const root = join(import.meta.dirname, '../..')

process.exitCode = main(process.argv.slice(2))

function main([kind = '', name = '', ...more]: readonly string[]): number {
  const make = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
  if (make === undefined || name === '' || more.length > 0) {
    console.error('npm run new -- domain NAME | page NAME | island PART/Name | job DOMAIN/NAME')
    return 1
  }
  try {
    const made = make(name)
    const touched = write(made)
    tool('node_modules/oxfmt/bin/oxfmt', touched)
    if (kind === 'domain') tool('tools/docs/docs.ts', [])
    for (const path of touched) console.log(path)
    console.log(['', 'Now:', ...made.next.map((step) => `- ${step}`)].join('\n'))
    return 0
  } catch (error) {
    if (!(error instanceof WrongName)) throw error
    console.error(error.message)
    return 1
  }
}

/** All of it or nothing: every change is made up before the first file is written. Gives the paths. */
function write({ files, edits, needs }: Made): string[] {
  if (needs !== undefined && !existsSync(join(root, needs))) throw new WrongName(`there is no ${needs}`)
  const there = Object.keys(files).find((path) => existsSync(join(root, path)))
  if (there !== undefined) throw new WrongName(`${there} is there already`)
  const texts = new Map(Object.entries(files))
  for (const { path, change } of edits)
    texts.set(path, change(texts.get(path) ?? readFileSync(join(root, path), 'utf8')))
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return [...texts.keys()]
}

function tool(path: string, parameters: readonly string[]): void {
  const run = spawnSync(process.execPath, [join(root, path), ...parameters], { cwd: root, stdio: 'inherit' })
  if (run.status !== 0) throw new Error(`${path} ended with ${run.status ?? run.signal}`)
}
