import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * What axe finds wrong with a page, or with the part that `within` selects: the rule and where it is first broken. What it
 * finds right is not gathered, no second page is opened to put results together, and no style sheet is read again for a rule that is not asked for:
 * most of the time went there.
 */
export async function axeViolations(
  page: Page,
  { within, onlySerious = false }: { within?: string; onlySerious?: boolean } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .setLegacyMode()
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
  return violations
    .filter(({ impact }) => !onlySerious || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
