import type { ShopInFile } from './shops-file.ts'

/**
 * What a shops file may say and hardly means, each with the path of the value: every tariff has a defined answer (brackets are
 * read from the top, the first whose limits hold the piece decides; where none does, the delivery is unknown), and these say
 * where that answer may surprise. `now` tells which vouchers have ended.
 */
export function shopsFileWarnings(shops: readonly ShopInFile[], now: Date): string[] {
  return shops.flatMap((shop, at) =>
    [...tariffWarnings(shop), ...voucherWarnings(shop, now)].map((warning) => `shops[${at}]${warning}`),
  )
}

type Bracket = ShopInFile['tariffs'][number]
type Place = readonly [index: number, bracket: Bracket]

function tariffWarnings({ slug, tariffs }: ShopInFile): string[] {
  if (tariffs.length === 0) return [`.tariffs: ${slug} has none: what its feed does not say of delivery is unknown`]
  const regions = Map.groupBy([...tariffs.entries()], ([, { region }]) => region)
  return [...regions].flatMap(([region, places]) => [
    ...places.flatMap((place, nth) => bracketWarnings(place, places.slice(0, nth))),
    ...openEnds(region, places),
  ])
}

function bracketWarnings([index, bracket]: Place, before: readonly Place[]): string[] {
  const cover = before.find(
    ([, earlier]) =>
      isWithin(bracket.upToWeightG, earlier.upToWeightG) && isWithin(bracket.upToPriceCents, earlier.upToPriceCents),
  )
  const { freeFromCents, upToPriceCents } = bracket
  return [
    ...(cover === undefined
      ? []
      : [
          `.tariffs[${index}]: never reached, tariffs[${cover[0]}] stands before it and holds every piece that it would`,
        ]),
    ...(freeFromCents !== null && upToPriceCents !== null && freeFromCents > upToPriceCents
      ? [`.tariffs[${index}].freeFromCents: never reached, the bracket ends at ${upToPriceCents}`]
      : []),
    ...(freeFromCents !== null && !bracket.delivered
      ? [`.tariffs[${index}].freeFromCents: says nothing where nothing is delivered`]
      : []),
  ]
}

/** null is no limit. */
function isWithin(limit: number | null, earlier: number | null): boolean {
  return earlier === null || (limit !== null && limit <= earlier)
}

/** Only a bracket without limits holds the heaviest and dearest piece. */
function openEnds(region: string, places: readonly Place[]): string[] {
  return places.some(([, { upToWeightG, upToPriceCents }]) => upToWeightG === null && upToPriceCents === null)
    ? []
    : [`.tariffs: ${region} ends at its limits: delivery of what is heavier or dearer is unknown`]
}

function voucherWarnings({ vouchers }: ShopInFile, now: Date): string[] {
  return vouchers.flatMap(({ code, valueType, value, minOrderCents, validUntil }, index) => [
    ...(validUntil !== null && Date.parse(validUntil) <= now.getTime()
      ? [`.vouchers[${index}]: ${code} has ended (validUntil ${validUntil})`]
      : []),
    ...((valueType === 'amount' && value >= Math.max(1, minOrderCents)) || (valueType === 'percent' && value === 100)
      ? [`.vouchers[${index}]: with ${code} a piece may cost nothing`]
      : []),
  ])
}
