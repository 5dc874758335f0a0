import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * What axe finds wrong with a page, or with the part that `within` selects: the rule and where it is first broken. What it
 * finds right is not gathered, no second page is opened to put results together, and no style sheet is read again for a rule that is not asked for:
 * most of the time went there. `onlyColours`: of a page that has been looked at by day, as it is by night.
 */
export async function axeViolations(
  page: Page,
  {
    within,
    onlySerious = false,
    onlyColours = false,
  }: { within?: string; onlySerious?: boolean; onlyColours?: boolean } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .setLegacyMode()
  if (onlyColours) axe.withRules(['color-contrast', 'link-in-text-block'])
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
  return violations
    .filter(({ impact }) => !onlySerious || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
