import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot as root } from '#platform/project-root.ts'
import { againstRatchet, type Exception, ratchet } from './ratchet.ts'

export const COMPLEXITY_LIMIT = 20
const PROBLEM = /^(?<file>[^:]+):\d+:\d+: .* has a complexity of (?<figure>\d+)\./

/** Branches of the most branched function of each file, tests included, as the linter counts them. Gives one line a violation. */
export function checkComplexity(): string[] {
  return complexityComplaints(mostBranched(lintComplexity(['src', 'packages', 'demo', 'tools', 'deploy'])), ratchet())
}

/** What stands against the figures by file: too many branches, or an exception that has become too large. */
export function complexityComplaints(
  figures: ReadonlyMap<string, number>,
  exceptions: Readonly<Record<string, Exception>>,
): string[] {
  const excepted = Object.keys(exceptions).filter((file) => exceptions[file]!.complexity !== undefined)
  return [...new Set([...figures.keys(), ...excepted])].sort().flatMap((file) =>
    againstRatchet({
      file,
      what: 'complexity',
      figure: figures.get(file) ?? COMPLEXITY_LIMIT,
      limit: COMPLEXITY_LIMIT,
      exception: exceptions[file]?.complexity,
    }),
  )
}

/** The linter's lines about functions of more than the limit, of these folders or files (relative to the project). */
export function lintComplexity(paths: readonly string[]): string[] {
  const parameters = ['--allow=all', '--deny=eslint/complexity', '--format=unix', ...paths]
  const run = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), ...parameters], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  if (run.status === null || run.stderr !== '') throw new Error(`oxlint: ${run.stderr || run.signal}`)
  return run.stdout.split('\n')
}

/** Of each file the highest figure. */
export function mostBranched(lines: readonly string[]): Map<string, number> {
  const figures = new Map<string, number>()
  for (const line of lines) {
    const { file, figure } = PROBLEM.exec(line)?.groups ?? {}
    if (file !== undefined) figures.set(file, Math.max(Number(figure), figures.get(file) ?? 0))
  }
  return figures
}
