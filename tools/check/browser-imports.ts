import type { IModule } from 'dependency-cruiser'
import { PURE, RULES } from './boundary-rules.ts'

/** Where the browser's files begin (vite.config.ts). */
const ENTRIES = /^src\/storefront\/client\/pages\/|[.]island[.]tsx$|^src\/backoffice\/admin\/start[.]tsx$/

/** Of the back office alone: no file of the storefront imports them (see `browserViolations`). */
const BACK_OFFICE_PACKAGES = '^node_modules/(react-router|@tanstack/react-table|react-aria-components|uplot)/'
const OF_BACK_OFFICE = new RegExp(BACK_OFFICE_PACKAGES)

/** What may come with them: the storefront's own, rules that a domain shares with the browser, the generated client, React. */
const LIGHT = new RegExp(
  `^src/(storefront|backoffice)/|${RULES}|${PURE}|^src/platform/(random-id|europe/eu-countries)[.]ts$|^src/platform/api-client/(calls|runtime)[.]ts$|^node_modules/(react|react-dom|scheduler|@simplewebauthn/browser)/|${BACK_OFFICE_PACKAGES}`,
)

export const BROWSER_RULE = 'browser-takes-rules-not-contracts'

/** Imports by which a file of the browser would bring along what belongs to the server: types aside, which are gone by then. */
export function browserViolations(modules: readonly IModule[]): { rule: string; from: string; to: string }[] {
  const bySource = new Map(modules.map((module) => [module.source, module]))
  const reached = new Set([...bySource.keys()].filter((source) => ENTRIES.test(source)))
  const violations: { rule: string; from: string; to: string }[] = []
  for (const from of reached)
    for (const { resolved: to, dependencyTypes } of bySource.get(from)?.dependencies ?? []) {
      if (dependencyTypes.includes('type-only')) continue
      const isOthers = from.startsWith('src/storefront/') && OF_BACK_OFFICE.test(to)
      if (isOthers || !LIGHT.test(to)) violations.push({ rule: BROWSER_RULE, from, to })
      else if (to.startsWith('src/')) reached.add(to)
    }
  return violations
}
