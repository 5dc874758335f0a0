import type { StorefrontDependencies } from '../../dependencies.ts'
import { type ChoiceView, loadChoices } from '../compare/choices.ts'
import { comparable } from '../compare/load.ts'

export type PieceToPin = ChoiceView['groups'][number]['choices'][number]

/** What was chosen elsewhere (favourites, a comparison) to hang on a board; what no shop sells any more is left out. */
export async function piecesToPin(
  variantIds: readonly number[],
  { comparisons, clock }: Pick<StorefrontDependencies, 'comparisons' | 'clock'>,
): Promise<readonly PieceToPin[]> {
  if (variantIds.length === 0) return []
  const asked = { variantIds, region: 'mainland' } as const
  const comparison = await comparisons.load(variantIds)
  const products = comparable(comparison, { region: asked.region, now: clock.now(), christmas: null })
  return loadChoices(products, comparison, asked).groups.flatMap(({ choices }) =>
    choices.map((choice) => ({ ...choice, isChosen: true })),
  )
}
