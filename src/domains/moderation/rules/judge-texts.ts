import { advertisingCodes } from './advertising.ts'
import { contactCodes } from './contacts.ts'
import { folded } from '#platform/folded-text.ts'
import { insultCodes } from './insults.ts'
import { linkCodes } from './links.ts'
import { hasPersonalNumber } from './personal-numbers.ts'
import { readabilityCodes } from './readability.ts'
import type { RuleCode } from './rule-codes.ts'
import type { SubmittedItem } from './submitted-item.ts'

/** More than any text of ours may be long: of a longer one the beginning says enough. */
const MOST_CHARS = 10_000

/** What a text is by itself, whoever wrote it. */
export function judgeTexts({ texts }: Pick<SubmittedItem, 'texts'>): readonly RuleCode[] {
  const written = texts.join('\n').slice(0, MOST_CHARS)
  const text = folded(written)
  return [
    ...linkCodes(text),
    ...contactCodes(text),
    ...(hasPersonalNumber(text) ? (['personal_number'] as const) : []),
    ...insultCodes(text),
    ...advertisingCodes(text),
    ...readabilityCodes(written),
  ]
}
