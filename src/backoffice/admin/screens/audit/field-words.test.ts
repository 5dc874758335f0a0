import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { toldOfBids } from '#domains/billing/bids/change-bidding.ts'
import { noBudget } from '#domains/billing/budgets/budget.ts'
import { toldOfBudget } from '#domains/billing/budgets/change-budget.ts'
import { toldOfAccount } from '#domains/billing/commands/account-command.ts'
import { anAccount } from '#domains/billing/testing.ts'
import { contentKinds } from '#domains/content/kinds/content-kinds.ts'
import { toldOf } from '#domains/content/inspirations/edit-inspiration.ts'
import { factsOf } from '#domains/content/articles/record-article-change.ts'
import type { KeptArticle } from '#domains/content/articles/article-storage.ts'
import { shopProfileSchema } from '#domains/eshops/shops-file.ts'
import { experimentSchema, featureSchema, savedGroupSchema } from '#domains/flags/definitions/definition-schema.ts'
import { overrideValuesSchema } from '#domains/offers/overrides/override-values.ts'
import { kindWords } from './change-words.ts'
import { entryWords, fieldText, fieldWordsOf } from './field-words.ts'

const src = new URL('../../../../', import.meta.url)

/** The names of all values that a schema lets through, however deep. */
function namesIn(schema: z.ZodType): string[] {
  const names = new Set<string>()
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, part] of Object.entries(node)) {
      if (key === 'properties') Object.keys(part as object).forEach((name) => names.add(name))
      if (key === 'propertyNames') ((part as { enum?: string[] }).enum ?? []).forEach((name) => names.add(name))
      walk(part)
    }
  }
  walk(z.toJSONSchema(schema, { unrepresentable: 'any' }))
  return [...names]
}

function namesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [...(Array.isArray(value) ? [] : [name]), ...namesOf(part)])
}

const at = new Date(0)
const mark = { x: 1, y: 1, variantId: 1, productId: 1 }
const image = { picture: 'a', width: 1, height: 1, hotspots: [mark] }
const words = { name: 'a', description: '', isStl: true, room: 'sala', style: 'boho', eshopId: null }
const bid = { categoryId: 1, priceFromCents: 0, priceToCents: null, cpcMicros: 1 }
const facts = { version: 1, state: 'draft', publishedVersion: null, publishedAt: null } as const

/** What is recorded as one value that another file makes. */
const MADE: Readonly<Record<string, readonly string[]>> = {
  'content.article': namesOf(factsOf({ ...facts, document: { slug: 'a', title: 'A' } } as KeptArticle)),
  'content.inspiration': namesOf(
    toldOf({ id: 1, ident: null, version: 1, state: 'draft', ...words, images: [image], publishedAt: at, savedAt: at }),
  ),
  // Where a shop is written to is left out of the log.
  'eshop.profile': namesIn(shopProfileSchema).filter((name) => name !== 'contactMail'),
  'variant.override': namesIn(overrideValuesSchema),
  'feed.settings': ['url', 'dialect', 'everyMinutes'],
  'feed.value-rule': ['list', 'value', 'ids', 'moved'],
  'flags.feature': namesIn(featureSchema),
  'flags.experiment': namesIn(experimentSchema),
  'flags.savedGroup': namesIn(savedGroupSchema),
  'identity.roles': ['admin', 'staff', 'feeds', 'content', 'moderation', 'finance'],
  'search.synonym': ['words', 'meaning', 'categoryId'],
  'partners.member': ['role', 'invitation'],
  'partners.token': ['name', 'rights'],
  'billing.payment-file': ['source', 'payments', 'cents', 'unmatched'],
  'partners.agreement': ['holdsFrom'],
  'partners.complaint': ['eshopId', 'about', 'aboutId', 'outcome'],
  'billing.account': namesOf(toldOfAccount(anAccount())),
  'billing.bids': namesOf(
    toldOfBids({
      mode: 'APO',
      targetMicros: 1,
      bids: [bid],
      factors: [],
      labelFactors: [{ label: 0, value: 'a', percent: 1 }],
    }),
  ),
  'billing.budget': namesOf(toldOfBudget({ ...noBudget, hours: [{ days: [1], from: 0, to: 1 }] })),
  'identity.export': [],
  'identity.erasure': [],
}

/** Of sources that write down what they tell where they tell it: the kinds that stand in them. */
const LITERAL = {
  'platform/jobs/dead-work.ts': ['work.job', 'work.event'],
  'domains/identity/backoffice/people-routes.ts': ['identity.sessions'],
  'domains/moderation/record-decision.ts': ['moderation.text'],
  'domains/eshops/suspension/suspend.ts': ['eshop.suspension'],
  'domains/offers/backoffice/product-routes.ts': ['product.decision'],
  'domains/partners/joining/decide.ts': ['partners.application'],
  'domains/feeds/backoffice/routes.ts': ['feed.fetch', 'feed.held-run', 'feed.category-rule'],
  'domains/content/inspirations/bring/bring-upload.ts': ['content.inspiration-upload'],
  'domains/billing/shop-api/change-account.ts': ['billing.account'],
  'domains/billing/backoffice/routes.ts': ['billing.document', 'billing.payment'],
  'domains/billing/invoices/run-invoices.ts': ['billing.document'],
  'domains/billing/commands/invoice-commands.ts': ['billing.document', 'billing.series'],
  'domains/billing/commands/payment-commands.ts': ['billing.payment'],
  'domains/billing/commands/correct-command.ts': ['billing.correction'],
  'domains/billing/commands/bid-commands.ts': ['billing.floor'],
  'domains/billing/commands/networks-command.ts': ['clicks.networks'],
  'domains/clicks/backoffice/routes.ts': ['clicks.refused'],
  'domains/accuracy/contests/contest.ts': ['accuracy.contest'],
} as const

function literalNames(file: string): string[] {
  const text = readFileSync(new URL(file, src), 'utf8')
  const literals = [...text.matchAll(/\b(?:before|after)\b[^;\n]{0,40}?[:=?] \{([^{}]*)\}/g)].map(
    ([, inner = '']) => inner,
  )
  return literals
    .filter((inner) => !/readonly|: string/.test(inner))
    .flatMap((inner) => [...inner.replace(/\[[^\]]*\]|'[^']*'/g, '').matchAll(/(?:^|[,{\s])(\w+)(?=\s*[:,\s]|$)/g)])
    .map(([, name = '']) => name)
    .filter(
      (name) =>
        !/^(?:params|body|open|upload|brought|file|clock|fetched|isApproved|null|true|false|map|each|id)$/.test(name),
    )
}

describe('B-08 fields of the audit log', () => {
  test('every kind says here how its fields are known, and no source tells the log in a way that this test does not', () => {
    const known = new Set([...Object.keys(MADE), ...Object.values(LITERAL).flat(), 'content.entries'])
    expect([...known].toSorted()).toEqual(Object.keys(kindWords).toSorted())
    for (const file of globSync('{platform,domains,hosts}/**/*.ts', { cwd: src.pathname })) {
      const isTelling =
        !file.includes('.test.') && readFileSync(new URL(file, src), 'utf8').includes('await recordChange(')
      const isLiteral = Object.hasOwn(LITERAL, file)
      if (isTelling && !isLiteral) expect(file).toMatch(TOLD_BY_ONE_VALUE)
    }
  })

  test.each(Object.entries(MADE))('each of %s has words', (kind, names) => {
    expect(names.filter((name) => fieldWordsOf(kind, name) === null)).toEqual([])
  })

  test.each(Object.entries(LITERAL))('each that %s tells has words', (file, kinds) => {
    const names = literalNames(file)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => kinds.every((kind) => fieldWordsOf(kind, name) === null))).toEqual([])
  })

  test.each(Object.entries(contentKinds))('each of an entry of %s has words', (kind, { entry }) => {
    expect(namesIn(entry as z.ZodType).filter((name) => entryWords(kind, name) === null)).toEqual([])
  })

  test('a path is read from the outside in, with what is one of several by its number', () => {
    const shop = { kind: 'eshop.profile', thingId: '3' }
    expect(fieldText(shop, 'tariffs.1.priceCents')).toBe('Portes 2, preço')
    expect(fieldText({ kind: 'variant.override', thingId: '7' }, 'sizes.width.lowMm')).toBe('Medidas, Largura, de (mm)')
    expect(fieldText({ kind: 'content.entries', thingId: 'redirects' }, 'verao.link')).toBe('«verao», para')
  })
})

/** Where one value stands for all that is told: those of MADE, and entries. */
const TOLD_BY_ONE_VALUE =
  /articles\/record-article-change|inspirations\/edit-inspiration|content\/record-content-change|eshops\/backoffice\/shop-profile|overrides\/set-override|flags\/backoffice\/save-flag|roles\/change-roles|synonyms\/change-synonyms|partners\/(?:complaints|members\/change-members|terms\/agreement)|billing\/(?:payments\/import-payments|vat-register\/look-up|bids\/change-bidding|budgets\/change-budget|commands\/account-command)|feeds\/shop-api\/(?:routes|trial-routes)|audit\/undo-change/
