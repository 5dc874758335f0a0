import { expect, test } from 'vitest'
import { allEdges, readDomains } from '#platform/domain/domain-edges.ts'
import { domains } from './domains.ts'

test('the list holds every domain that docs/domains.json names', () => {
  expect(domains.map(({ name }) => name).toSorted()).toEqual(Object.keys(allEdges(readDomains())).toSorted())
})

test('a domain that another stands on comes before it', () => {
  const names: string[] = domains.map(({ name }) => name)
  for (const [name, edges] of Object.entries(allEdges(readDomains())))
    for (const edge of edges)
      expect([edge, name, names.indexOf(edge) < names.indexOf(name)]).toEqual([edge, name, true])
})

test('no two domains have a command of the same words, and each is used by its words', () => {
  const commands = domains.flatMap(({ commands = {} }) => Object.entries(commands))
  expect(new Set(commands.map(([words]) => words)).size).toBe(commands.length)
  expect(commands.filter(([words, { use }]) => !use.startsWith(words))).toEqual([])
})

test('every module that a manifest names can be loaded', async () => {
  for (const domain of domains) {
    const [calls, web, worker] = [await domain.calls?.(), await domain.web?.(), await domain.worker?.()]
    expect([domain.name, calls?.calls.length]).not.toEqual([domain.name, 0])
    for (const side of [web?.web, worker?.worker]) expect(['function', 'undefined']).toContain(typeof side)
    for (const { load } of Object.values(domain.commands ?? {})) expect(typeof (await load())).toBe('function')
  }
})
