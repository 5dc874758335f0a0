import { findEshopBySlug } from '#domains/eshops/contract.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { terminalText } from '#platform/cli/parameters.ts'
import { accuracyOfShops } from '../score/shop-accuracy.ts'
import { readingsOfShop } from '../shop-api/storage.ts'
import { presentReading } from '../shop-api/present-reading.ts'
import { readOne } from './read-one.ts'

const MOST_SHOWN = 20

/** `poiso accuracy show SHOP [--json]`: the shop is named by its slug. */
export const accuracyShowCommand: Command = async (parameters, { database, print }) => {
  const { json, word } = readOne('accuracy show', 'SHOP', parameters)
  const { db } = await database()
  const eshop = await findEshopBySlug(db, word)
  if (eshop === null) throw new UsageError(`accuracy show: there is no shop "${word}"`)
  const accuracy = (await accuracyOfShops(db, [eshop.id])).get(eshop.id) ?? null
  const readings = (
    await Promise.all(
      (['price', 'stock'] as const).map((outcome) =>
        readingsOfShop(db, eshop.id, { outcome, before: null }, MOST_SHOWN),
      ),
    )
  )
    .flat()
    .toSorted((a, b) => b.id - a.id)
    .slice(0, MOST_SHOWN)
    .map(presentReading)
  if (json) return (print(JSON.stringify({ shop: word, accuracy, readings })), 0)
  print(accuracy === null ? 'unknown: nothing was read yet' : scoreLine(accuracy))
  for (const reading of readings)
    print(
      [
        reading.id,
        reading.observedAt,
        reading.outcome,
        reading.variantId,
        reading.shownPrice,
        reading.readPrice ?? '-',
        reading.readAvailability ?? '-',
        reading.contest?.state ?? '-',
        reading.url,
      ]
        .map(terminalText)
        .join('\t'),
    )
  return 0
}

function scoreLine({
  share,
  readings,
  right,
  price,
  stock,
  unknown,
  reports,
  settledOn,
}: NonNullable<ReturnType<Awaited<ReturnType<typeof accuracyOfShops>>['get']>>): string {
  const score = share === null ? 'unknown (too few readings)' : `${(share * 100).toFixed(1)} %`
  return `${score}: ${right} right, ${price} price, ${stock} stock of ${readings} that told something; ${unknown} unknown, ${reports} reports; settled ${settledOn}`
}
