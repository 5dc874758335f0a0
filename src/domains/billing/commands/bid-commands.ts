import { categoryBySlug } from '#domains/catalogue/contract.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { MOST_CPC_MICROS } from '../bids/bidding.ts'
import { findBidding, findFloors, storeFloor } from '../bids/storage.ts'
import { MOST_BUDGET_MICROS, noBudget } from '../budgets/budget.ts'
import { changeBudget } from '../budgets/change-budget.ts'
import { findBudget } from '../budgets/storage.ts'
import { clockOf, priceOf, namedShop, readOptions } from './command-parts.ts'

const MICROS_OF_CENT = 10_000

/** `poiso bids show --shop NAME`: what a shop pays for clicks, as JSON; money in micro-euros. */
export const bidsShowCommand: Command = async (parameters, context) => {
  const { shop } = readOptions('bids show', parameters, { shop: { type: 'string' } }).values
  if (shop === undefined) throw new UsageError('bids show needs --shop NAME')
  const { db } = await context.database()
  context.print(JSON.stringify(await findBidding(db, (await namedShop(db, 'bids show', shop)).id)))
  return 0
}

/** `poiso bids floor --category SLUG [--amount EUR]`: below it nothing is paid in the category and below; without an amount the one above holds again. */
export const bidsFloorCommand: Command = async (parameters, context) => {
  const options = { category: { type: 'string' }, amount: { type: 'string' } } as const
  const { category: slug, amount } = readOptions('bids floor', parameters, options).values
  const category = slug === undefined ? null : categoryBySlug(slug)
  if (category === null) throw new UsageError(`bids floor: --category ${slug ?? ''}: there is no such category`)
  const floorMicros = amount === undefined ? null : priceOf('bids floor', '--amount', amount) * MICROS_OF_CENT
  if (floorMicros !== null && (floorMicros === 0 || floorMicros > MOST_CPC_MICROS))
    throw new UsageError(
      `bids floor: --amount ${amount}: a floor is above 0 € and at most ${MOST_CPC_MICROS / 1_000_000} €`,
    )
  const { db } = await context.database()
  await db.transaction().execute(async (tx) => {
    const floors = await findFloors(tx)
    await storeFloor(tx, category.id, floorMicros, clockOf(context).now())
    await recordChange(tx, {
      by: null,
      of: { kind: 'billing.floor', id: category.slug },
      action: 'set',
      before: { floorMicros: floors.get(category.id) ?? null },
      after: { floorMicros },
    })
  })
  context.print(`floor of ${category.slug}: ${floorMicros === null ? 'as above it' : `${floorMicros} micro-euros`}`)
  return 0
}

/** `poiso budgets show --shop NAME`: the walls of a shop's spending, as JSON; money in micro-euros. */
export const budgetsShowCommand: Command = async (parameters, context) => {
  const { shop } = readOptions('budgets show', parameters, { shop: { type: 'string' } }).values
  if (shop === undefined) throw new UsageError('budgets show needs --shop NAME')
  const { db } = await context.database()
  context.print(JSON.stringify(await findBudget(db, (await namedShop(db, 'budgets show', shop)).id)))
  return 0
}

/** `poiso budgets set --shop NAME [--daily EUR] [--monthly EUR] [--pause | --resume | --none]`: changes what is said, and nothing else. */
export const budgetsSetCommand: Command = async (parameters, context) => {
  const { shop, daily, monthly, pause, resume, none } = readOptions('budgets set', parameters, {
    shop: { type: 'string' },
    daily: { type: 'string' },
    monthly: { type: 'string' },
    pause: { type: 'boolean' },
    resume: { type: 'boolean' },
    none: { type: 'boolean' },
  }).values
  if (shop === undefined) throw new UsageError('budgets set needs --shop NAME')
  if (pause === true && resume === true)
    throw new UsageError('budgets set: --pause and --resume are each other’s contrary')
  const micros = (option: string, amount: string) => {
    const cap = priceOf('budgets set', option, amount) * MICROS_OF_CENT
    if (cap > MOST_BUDGET_MICROS)
      throw new UsageError(
        `budgets set: ${option} ${amount}: no budget is higher than ${MOST_BUDGET_MICROS / 1_000_000} €`,
      )
    return cap
  }
  const walls = {
    ...(daily !== undefined && { dailyMicros: micros('--daily', daily) }),
    ...(monthly !== undefined && { monthlyMicros: micros('--monthly', monthly) }),
  }
  const { db } = await context.database()
  const { id } = await namedShop(db, 'budgets set', shop)
  const before = none === true ? noBudget : await findBudget(db, id)
  const budget = {
    ...before,
    ...walls,
    ...((pause === true || resume === true) && { isPaused: pause === true }),
  }
  await changeBudget(db, id, { budget, version: null, by: null }, clockOf(context).now())
  context.print(JSON.stringify(await findBudget(db, id)))
  return 0
}
