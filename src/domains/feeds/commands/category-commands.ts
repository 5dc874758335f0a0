import { categoryById, categoryBySlug, type ShopCategoryRule } from '#domains/catalogue/contract.ts'
import { findEshopBySlug } from '#domains/eshops/contract.ts'
import { slugOf } from '#domains/offers/contract.ts'
import { type Command, type CommandContext, UsageError } from '#platform/cli/command.ts'
import {
  type CorrectedOffers,
  correctCategory,
  type CorrectionDone,
  type CorrectionPreview,
  type CorrectionRefused,
  previewCorrection,
  undoCategoryRule,
} from '../categories/correct-category.ts'
import { categoryQueue, type QueuedKind, queueTotals } from '../categories/queue.ts'
import { type CategoryRuleRow, ruleHistory, ruleOf } from '../categories/storage.ts'
import type { ImportBusy } from '../import/run/import-outcome.ts'
import type { ImportDeps } from '../import/run/import-deps.ts'
import { commandDeps } from './command-deps.ts'
import { readOptions, readShop, required } from './command-options.ts'
import { COMMAND_WAIT_MS } from './import-command.ts'

const SHOWN = 50
const OPERATOR = 'command line'
const EXIT_FAILED = 2

/** `poiso categories queue --shop NAME [--json]`: the kinds of offers without a category, most offers first, with suggestions. */
export const categoryQueueCommand: Command = async (parameters, context) => {
  const { eshopId, deps, isJson } = await openShop(parameters, context, [])
  const [totals, kinds] = [await queueTotals(deps.db, eshopId), await categoryQueue(deps.db, eshopId, SHOWN)]
  if (isJson)
    context.print(
      JSON.stringify({
        ...totals,
        queue: kinds.map((kind) => ({
          ...kind,
          suggestions: kind.suggestions.map(({ categoryId, confidence }) => ({
            category: slugOfId(categoryId),
            confidence,
          })),
        })),
      }),
    )
  else
    for (const line of [
      `${totals.offers} live offers of ${totals.kinds} kinds have no category`,
      ...kinds.map(kindText),
    ])
      context.print(line)
  return 0
}

/**
 * `poiso categories correct --shop NAME (--item ID | --path P | --words W [--path P] | --prefix P | --google G)
 * --category SLUG [--dry-run] [--json]`: this, and all that is like it, belongs to the category. Moves live offers at once.
 */
export const categoryCorrectCommand: Command = async (parameters, context) => {
  const { options, eshopId, deps, isJson } = await openShop(
    parameters,
    context,
    ['item', 'path', 'words', 'prefix', 'google', 'category'],
    ['dry-run'],
  )
  const slug = required(options.category, 'category')
  const category = categoryBySlug(slug)
  if (category === null) throw new UsageError(`--category "${slug}" is none of ours`)
  const correction = { eshopId, about: readAbout(options), categoryId: category.id }
  return tell(
    options.flags.has('dry-run')
      ? await previewCorrection(deps.db, correction)
      : await correctCategory(deps, correction, OPERATOR, COMMAND_WAIT_MS),
    isJson,
    context,
  )
}

/** `poiso categories undo --shop NAME --rule N [--json]`: its offers become what the remaining rules say. */
export const categoryUndoCommand: Command = async (parameters, context) => {
  const { options, eshopId, deps, isJson } = await openShop(parameters, context, ['rule'])
  const text = required(options.rule, 'rule')
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new UsageError(`--rule "${text}" is not the number of a rule`)
  return tell(await undoCategoryRule(deps, eshopId, Number(text), OPERATOR, COMMAND_WAIT_MS), isJson, context)
}

/** `poiso categories rules --shop NAME [--json]`: the shop's rules, the newest first, undone ones too. */
export const categoryRulesCommand: Command = async (parameters, context) => {
  const { eshopId, deps, isJson } = await openShop(parameters, context, [])
  const rows = await ruleHistory(deps.db, eshopId, SHOWN)
  if (isJson) context.print(JSON.stringify(rows.map((row) => ({ ...row, category: slugOfId(row.categoryId) }))))
  else for (const line of rows.length === 0 ? ['no rules'] : rows.map(ruleRowText)) context.print(line)
  return 0
}

type OptionName = 'item' | 'path' | 'words' | 'prefix' | 'google' | 'category' | 'rule'
type Options = Partial<Record<OptionName | 'shop', string>> & { flags: ReadonlySet<string> }

async function openShop(
  parameters: readonly string[],
  context: CommandContext,
  names: readonly OptionName[],
  flags: readonly string[] = [],
): Promise<{ options: Options; eshopId: number; deps: ImportDeps; isJson: boolean }> {
  const options: Options = readOptions(parameters, ['shop', ...names], ['json', ...flags])
  const shop = readShop(options.shop)
  const deps = await commandDeps(context)
  const eshop = await findEshopBySlug(deps.db, slugOf(shop))
  if (eshop === null) throw new UsageError(`there is no shop "${shop}"`)
  return { options, eshopId: eshop.id, deps, isJson: options.flags.has('json') }
}

function readAbout({ item, path, words, prefix, google }: Options): CorrectedOffers {
  const given = [item, path ?? words, prefix, google].filter((value) => value !== undefined)
  if (given.length !== 1)
    throw new UsageError('takes one of --item, --path, --words (with --path or without), --prefix, --google')
  if (item !== undefined) return { itemId: item }
  if (prefix !== undefined) return { pathPrefix: prefix }
  return google === undefined ? { path: path ?? '', words: words ?? null } : { google }
}

/** What was done, or would be: exit 0; what could not be: exit 1 with the reason; another import at work: exit 2. */
function tell(
  answer: CorrectionDone | CorrectionPreview | CorrectionRefused | ImportBusy,
  isJson: boolean,
  context: CommandContext,
): number {
  if (answer.state === 'refused') throw new UsageError(answer.reason.replaceAll('_', ' '))
  if (isJson) context.print(JSON.stringify(answer))
  else for (const line of answerText(answer)) context.print(line)
  return answer.state === 'busy' ? EXIT_FAILED : 0
}

function answerText(answer: CorrectionDone | CorrectionPreview | ImportBusy): string[] {
  if (answer.state === 'busy') return ['the shop is being imported']
  if (answer.state === 'applied')
    return [`Rule ${answer.ruleId} (${ruleText(answer.rule)}): ${answer.moved} live offers moved`]
  return [
    `${ruleText(answer.rule)}: would move ${answer.moved} live offers`,
    ...answer.examples.map(
      ({ itemId, title, fromCategoryId, toCategoryId }) =>
        `  ${itemId} "${title}": ${slugOfId(fromCategoryId)} -> ${slugOfId(toCategoryId)}`,
    ),
  ]
}

function kindText({ path, words, offers, examples, suggestions }: QueuedKind): string {
  return `  ${offers} × ${wordsText(path, words)}, such as "${examples[0]?.title ?? ''}": ${suggestions.map(({ categoryId, confidence }) => `${slugOfId(categoryId)} ${Math.round(confidence * 100)} %`).join(', ') || 'no suggestion'}`
}

function ruleRowText(row: CategoryRuleRow): string {
  return `  ${row.ruleId} ${ruleText(ruleOf(row))} -> ${slugOfId(row.categoryId)}: ${row.movedCount} moved, by ${row.madeBy} at ${row.madeAt.toISOString()}${row.undoneAt === null ? '' : `; undone by ${row.undoneBy} at ${row.undoneAt.toISOString()}`}`
}

function ruleText(rule: ShopCategoryRule): string {
  if (rule.kind === 'google') return `Google category "${rule.google}"`
  return rule.kind === 'path_prefix'
    ? `all below "${rule.path}"`
    : wordsText(rule.path, rule.kind === 'title' ? rule.words : null)
}

function wordsText(path: string, words: string | null): string {
  return [path === '' ? null : `path "${path}"`, words === null ? null : `names with "${words}"`]
    .filter((part) => part !== null)
    .join(', ')
}

function slugOfId(id: number | null): string {
  return id === null ? 'none' : (categoryById(id)?.slug ?? String(id))
}
