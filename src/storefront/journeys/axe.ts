import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * What axe finds wrong with a page, or with the part that `within` selects: the rule and where it is first broken. What it
 * finds right is not gathered, and no second page is opened to put results together: most of the time went there.
 */
export async function axeViolations(
  page: Page,
  { within, onlySerious = false }: { within?: string; onlySerious?: boolean } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
  return violations
    .filter(({ impact }) => !onlySerious || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
