import type { IForbiddenRuleType } from 'dependency-cruiser'
import { allEdges, type Domains } from '#platform/domain/domain-edges.ts'

const TESTS = '[.]test[.]tsx?$|/testing[a-z-]*[.]ts$|[/-]suite[.]ts$'

/** Modules of a domain that the server and the browser share. */
export const RULES = '^src/domains/[^/]+/rules/'

/** Modules of the platform that need nothing else, fit for rules and browsers. */
export const PURE =
  '^src/platform/(ids|money|europe/postal-code|centimetres|memory/memoised|memory/owned-text|readable-text|folded-text|mail/mail-address)[.]ts$'

/** Knows nothing of search: it lies with the engine because that may import nothing from elsewhere (ADR 0033). */
const ASSEMBLER = '^packages/search-engine/kernel/wasm-module[.]ts$'

/** hosts → storefront, domains → ports → platform; a domain knows another by its contract alone (architecture.md, layout). */
export function boundaryRules(domains: Domains): IForbiddenRuleType[] {
  return [
    // Imports of types alone count: what knows each other in a circle can only be read, and moved, together.
    forbid('no-cycle', {}, { circular: true }),
    forbid('nothing-unresolved', { path: '^(src|packages|demo|tools)/' }, { couldNotResolve: true }),
    only('platform-knows-nothing-above', '^src/platform/', ['^src/platform/']),
    only('engine-knows-nothing-of-ours', '^packages/search-engine/', ['^packages/search-engine/']),
    only('ports-know-platform-and-engine', '^src/ports/', ['^src/ports/', '^src/platform/', '^packages/']),
    only('domains-know-ports-and-platform', '^src/domains/', [
      '^src/domains/',
      '^src/ports/',
      '^src/platform/',
      ASSEMBLER,
    ]),
    only('storefront-knows-domains-ports-platform', '^src/storefront/', [
      '^src/storefront/',
      '^src/domains/',
      '^src/ports/',
      '^src/platform/',
    ]),
    only('backoffice-knows-platform-rules-and-words', '^src/backoffice/', [
      '^src/backoffice/',
      '^src/platform/',
      RULES,
      // How figures, prices and days are written, and the catalogue's and the labels' words.
      '^src/storefront/copy/',
    ]),
    only('demo-knows-the-catalogue-as-facts', '^demo/', [
      '^demo/',
      '^src/domains/catalogue/contract[.]ts$',
      '^src/platform/(ids|money|project-root)[.]ts$',
    ]),
    forbid(
      'storefront-sees-contracts-only',
      { path: '^src/storefront/', pathNot: TESTS },
      { path: '^src/domains/', pathNot: `^src/domains/[^/]+/contract[.]ts$|${RULES}` },
    ),
    forbid(
      'manifest-loads-nothing',
      { path: '^src/domains/[^/]+/(manifest|commands/command-table)[.]ts$' },
      {
        path: '.',
        pathNot: '^src/platform/(domain/define-domain|cli/command)[.]ts$|/command-table[.]ts$',
        dynamic: false,
      },
    ),
    // What the browser may import too (architecture.md, Layout): no npm, no Node, nothing that brings more along.
    forbid('rules-are-pure', { path: RULES, pathNot: TESTS }, { path: '.', pathNot: `${RULES}|${PURE}` }),
    forbid('product-never-imports-tests', { path: '^(src|packages|demo)/', pathNot: TESTS }, { path: TESTS }),
    ...Object.entries(allEdges(domains)).map(([name, allowed]) => domainRule(name, allowed)),
    unknownDomainRule(Object.keys(allEdges(domains))),
  ]
}

/** One rule a domain: of others, the contracts of the declared edges; a test may use any domain's testing.ts and contract. */
function domainRule(name: string, allowed: readonly string[]): IForbiddenRuleType {
  const contracts = [name, ...allowed].map((other) =>
    other === name ? `^src/domains/${name}/` : `^src/domains/${other}/contract[.]ts$`,
  )
  return forbid(
    `domain-${name}`,
    { path: `^src/domains/${name}/`, pathNot: TESTS },
    { path: '^src/domains/', pathNot: contracts.join('|') },
  )
}

function unknownDomainRule(names: string[]): IForbiddenRuleType {
  return forbid('domain-not-declared', { path: `^src/domains/(?!(${names.join('|')})/)` }, { path: '.' })
}

/** Files under `path` may import only what `allowed` matches, Node and npm aside. Tests look further. */
function only(name: string, path: string, allowed: readonly string[]): IForbiddenRuleType {
  return forbid(name, { path, pathNot: TESTS }, { path: '^(src|packages|demo|tools)/', pathNot: allowed.join('|') })
}

type Restriction = {
  path?: string
  pathNot?: string
  circular?: boolean
  couldNotResolve?: boolean
  dynamic?: boolean
}

function forbid(name: string, from: Restriction, to: Restriction): IForbiddenRuleType {
  return { name, severity: 'error', from, to } as IForbiddenRuleType
}
