import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'

/** Of the build: a script that is a process starts when it is loaded, so that nothing but what starts processes may load one. */

const folder = join(projectRoot, 'dist/server')
const scripts = globSync(join(folder, '*.js')).map((path) => basename(path))
const chunks = globSync(join(folder, 'chunks/*.js')).map((path) => ({
  name: basename(path).replace(/-[\w-]{8}\.js$/, ''),
  loads: [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*["'`]\.\.\/([\w.]+\.js)["'`]/g)].map(
    ([, script]) => script ?? '',
  ),
}))

test('a command loads no process that it does not start: importing a database starts no web process', () => {
  expect(scripts).toEqual(expect.arrayContaining(['web.js', 'worker.js', 'poiso.js']))
  const loading = chunks.filter(({ loads }) => loads.length > 0)
  expect(loading.map(({ name }) => name)).toEqual(['serve-command'])
  expect(loading[0]?.loads).toEqual(expect.arrayContaining(['web.js', 'worker.js']))
})
