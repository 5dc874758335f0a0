import { cpSync, mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { boundaryRules } from './boundary-rules.ts'
import { readDomains } from '#platform/domain/domain-edges.ts'
import { projectRoot as root } from '#platform/project-root.ts'
import { BROWSER_RULE, browserViolations } from './browser-imports.ts'
import { importGraph } from './import-graph.ts'

/** Violations that must be found, each by its rule: a checker that reads nothing would find none and pass. */
const PLANTED: readonly { rule: string; file: string; text: string }[] = [
  {
    rule: 'domain-catalogue',
    file: 'src/domains/catalogue/planted.ts',
    text: `import '#domains/eshops/contract.ts'\n`,
  },
  {
    rule: 'domain-offers',
    file: 'src/domains/offers/planted.ts',
    text: `import '#domains/eshops/planted-storage.ts'\n`,
  },
  {
    rule: 'platform-knows-nothing-above',
    file: 'src/platform/planted.ts',
    text: `import type {} from '../domains/eshops/planted-storage.ts'\n`,
  },
  {
    rule: 'engine-knows-nothing-of-ours',
    file: 'packages/search-engine/planted.ts',
    text: `export * from '#platform/ids.ts'\n`,
  },
  {
    rule: 'storefront-sees-contracts-only',
    file: 'src/storefront/planted.tsx',
    text: `import '#domains/eshops/planted-storage.ts'\n`,
  },
  {
    rule: 'manifest-loads-nothing',
    file: 'src/domains/identity/manifest.ts',
    text: `import './storage.ts'\nexport const load = () => import('./contract.ts')\n`,
  },
  {
    rule: 'rules-are-pure',
    file: 'src/domains/eshops/rules/planted.ts',
    text: `import '../planted-storage.ts'\nimport 'zod'\n`,
  },
  {
    rule: 'storefront-knows-domains-ports-platform',
    file: 'src/storefront/planted-of-the-back-office.ts',
    text: `import '#backoffice/planted.ts'\n`,
  },
  {
    rule: 'backoffice-knows-platform-rules-and-words',
    file: 'src/backoffice/planted.ts',
    text: `import '#domains/eshops/contract.ts'\n`,
  },
  {
    rule: BROWSER_RULE,
    file: 'src/backoffice/admin/start.tsx',
    text: `import '#platform/planted-b.ts'\n`,
  },
  {
    rule: BROWSER_RULE,
    file: 'src/storefront/planted-of-an-island.ts',
    text: `import '#domains/eshops/contract.ts'\n`,
  },
  { rule: '', file: 'src/storefront/planted.island.tsx', text: `import './planted-of-an-island.ts'\n` },
  { rule: 'no-cycle', file: 'src/platform/planted-a.ts', text: `import './planted-b.ts'\n` },
  { rule: 'no-cycle', file: 'src/platform/planted-type-a.ts', text: `import type {} from './planted-type-b.ts'\n` },
  { rule: 'nothing-unresolved', file: 'src/platform/planted-c.ts', text: `import './not-there.ts'\n` },
  { rule: '', file: 'src/domains/eshops/contract.ts', text: `export {}\n` },
  { rule: '', file: 'src/platform/planted-b.ts', text: `import './planted-a.ts'\n` },
  { rule: '', file: 'src/platform/planted-type-b.ts', text: `import type {} from './planted-type-a.ts'\nexport {}\n` },
  { rule: '', file: 'src/domains/eshops/planted-storage.ts', text: `export {}\n` },
]

/** The import rules of docs/domains.json; first proof that they bite. Gives one line a violation. */
export async function checkBoundaries(): Promise<string[]> {
  const rules = boundaryRules(readDomains())
  const unproven = await plantedViolationsNotFound(rules)
  if (unproven.length > 0)
    return unproven.map((rule) => `a planted violation of the rule ${rule} was not found: the check reads nothing`)
  const graph = await importGraph(root, rules)
  return violationsIn(graph).map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)
}

function violationsIn({ summary, modules }: ICruiseResult): { rule: string; from: string; to: string }[] {
  const forbidden = summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle?.map((step) => step.name).join(' → ') ?? to,
  }))
  return [...forbidden, ...browserViolations(modules)]
}

async function plantedViolationsNotFound(rules: ReturnType<typeof boundaryRules>): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'poiso-planted-'))
  try {
    for (const path of ['src', 'packages', 'demo', 'package.json', 'tsconfig.json'])
      cpSync(join(root, path), join(copy, path), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    for (const { file, text } of PLANTED) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      writeFileSync(join(copy, file), text)
    }
    const violations = violationsIn(await importGraph(copy, rules))
    const isFound = (rule: string, file: string) =>
      violations.some((violation) => violation.rule === rule && violation.from === file)
    return PLANTED.filter(({ rule, file }) => rule !== '' && !isFound(rule, file)).map(({ rule }) => rule)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
