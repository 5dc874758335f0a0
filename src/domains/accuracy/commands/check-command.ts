import { offersToCheck } from '#domains/offers/contract.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { terminalText } from '#platform/cli/parameters.ts'
import { systemClock } from '#platform/clock.ts'
import { checkPage, type PageCheck } from '../checking/check-page.ts'
import type { Shown } from '../checking/judge.ts'
import { aboutUrlOf } from '../about-url.ts'
import { readOne } from './read-one.ts'

const EXIT_CODES = { right: 0, price: 3, stock: 3, unknown: 4 } as const

/** `poiso accuracy check OFFER [--json]`: the offer is named by its number (variantId). */
export const accuracyCheckCommand: Command = async (parameters, { database, print, config }) => {
  const { json, word } = readOne('accuracy check', 'OFFER', parameters)
  const variantId = /^[1-9]\d{0,14}$/.test(word) ? Number(word) : Number.NaN
  if (Number.isNaN(variantId)) throw new UsageError(`accuracy check: "${word}" is no number of an offer`)
  const { db } = await database()
  const offer = (await offersToCheck(db, [variantId])).get(variantId)
  if (offer === undefined) throw new UsageError(`accuracy check: there is no live offer ${variantId}`)
  const result = await checkPage(offer, offer, {
    db,
    now: systemClock.now(),
    stop: new AbortController().signal,
    feedTestHosts: config.feedTestHosts.map(({ host, port }) => `${host}:${port}`),
    aboutUrl: aboutUrlOf(config),
  })
  if (json)
    print(
      JSON.stringify({
        variantId,
        shown: { priceCents: offer.priceCents, availability: offer.availability },
        ...result,
      }),
    )
  else for (const line of linesOf(offer, result)) print(line)
  return EXIT_CODES[result.outcome]
}

function linesOf(shown: Shown, { outcome, why, readCents, readAvailability, url, evidence }: PageCheck): string[] {
  const price = readCents === null ? '-' : (readCents / 100).toFixed(2)
  return [
    `${outcome}${why === null ? '' : ` (${why})`}\t${terminalText(url)}`,
    `shown\t${(shown.priceCents / 100).toFixed(2)}\t${shown.availability}`,
    `read\t${price}\t${readAvailability ?? '-'}`,
    ...(evidence === null ? [] : [terminalText(evidence)]),
  ]
}
