import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { COMMANDS } from '#hosts/commands/poiso-commands.ts'
import { keepsFreedMemory, webNodeOptions } from '#hosts/process-memory.ts'
import { projectRoot } from '#platform/project-root.ts'
import { isPinned, textOf } from './testing.ts'

const dockerfile = textOf('Dockerfile').replaceAll(/\\\n\s*/g, ' ')
const instructions = dockerfile.split('\n').flatMap((line) => {
  const [, name, rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
  return name === undefined ? [] : [{ name, rest }]
})

function of(name: string): string[] {
  return instructions.filter((each) => each.name === name).map(({ rest }) => rest)
}

describe('the image', () => {
  test('stands on one pinned Node, that of the project', () => {
    const bases = of('FROM').map((from) => from.split(' ')[0] ?? '')
    expect(new Set(bases).size).toBe(1)
    expect(bases.every(isPinned)).toBe(true)
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(projectRoot, 'tools/runtime/package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>
    const versions = new Set(Object.values({ ...dependencies, ...optionalDependencies }))
    expect([...versions].map((version) => version.split('.')[0])).toEqual(['24'])
    expect(bases[0]).toMatch(/^node:24\./)
  })

  test('runs as a person without a name, and owns nothing that it runs', () => {
    expect(of('USER')).toEqual(['10001:10001'])
    expect(of('COPY').filter((copy) => copy.includes('--chown'))).toEqual([])
    expect(of('VOLUME')).toEqual(['/var/lib/poiso'])
  })

  test('starts a web process as `npm start` does, and answers its health check', () => {
    const [entry] = of('ENTRYPOINT').map((json) => JSON.parse(json) as string[])
    expect(entry).toEqual(['node', '--enable-source-maps', ...webNodeOptions, 'dist/server/poiso.js'])
    for (const [command = ''] of of('CMD').map((json) => JSON.parse(json) as string[]))
      expect(Object.keys(COMMANDS)).toContain(command)
    const [, check = ''] = /CMD (\[.*\])$/.exec(of('HEALTHCHECK')[0] ?? '') ?? []
    expect(JSON.parse(check)).toEqual(['node', 'deploy/healthcheck.mjs', '/healthz'])
    for (const [name, value] of Object.entries(keepsFreedMemory)) expect(of('ENV')[0]).toContain(`${name}=${value}`)
  })

  test('copies what there is', () => {
    const sources = of('COPY')
      .filter((copy) => !copy.startsWith('--from') && copy !== '. .')
      .flatMap((copy) => copy.split(' ').slice(0, -1))
    expect(sources.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([])
  })

  test('takes nothing into the build that it must not have', () => {
    const ignored = readFileSync(join(projectRoot, '.dockerignore'), 'utf8').split('\n')
    for (const path of ['.git', '.data', '**/node_modules', '**/.env', 'dist']) expect(ignored).toContain(path)
  })
})
