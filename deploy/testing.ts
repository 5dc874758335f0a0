import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '#platform/config.ts'
import { VARIABLES } from '#platform/config/variables.ts'
import { readTracing, TRACING_VARIABLES } from '#platform/tracing/tracing-config.ts'

/** What the tests of this folder share. */

/** A part of a file of YAML or JSON. Schemas say what it is, not types. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Tree = { readonly [name: string]: any }

export function textOf(path: string): string {
  return readFileSync(join(import.meta.dirname, path), 'utf8')
}

export function treeOf(path: string): Tree {
  return parse(textOf(path), { merge: true }) as Tree
}

/** Of a file with several documents. */
export function treesOf(path: string): Tree[] {
  return parseAllDocuments(textOf(path), { merge: true }).map((document) => {
    if (document.errors[0] !== undefined) throw new Error(`${path}: ${document.errors[0].message}`)
    return document.toJS() as Tree
  })
}

/** Named by a whole version, or by its digest: what is started tomorrow is what was tried today. */
export function isPinned(image: string): boolean {
  return /:v?\d+\.\d+(?:\.\d+)?(?:[-.][\w.-]+)?$|@sha256:[0-9a-f]{64}$/.test(image)
}

/** What Node and the C library read themselves. */
const OF_THE_RUNTIME = ['NODE_ENV', 'MALLOC_TRIM_THRESHOLD_', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_ARENA_MAX']

/** Variables that no process of ours reads. */
export function unknownVariables(names: readonly string[]): string[] {
  const known = new Set<string>([...VARIABLES, ...TRACING_VARIABLES, ...OF_THE_RUNTIME])
  return names.filter((name) => !known.has(name))
}

/** Reads an environment as a process of ours does that is started with it. @throws ConfigError by the variable's name. */
export function readAsInProduction(env: Readonly<Record<string, string>>) {
  return {
    config: readConfig({ POISO_ENV: 'production', HOST: '0.0.0.0', PORT: '3000', ...env }),
    isTraced: readTracing(env),
  }
}
