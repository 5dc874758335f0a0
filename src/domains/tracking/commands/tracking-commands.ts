import { parseArgs } from 'node:util'
import { clickSources } from '#domains/clicks/contract.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { idSchema } from '#platform/http/calls/wire.ts'
import { recordReasons } from '../impression-kinds.ts'
import { type DaySum, sumsOfDay, sumsOfVariant } from '../read-sums.ts'

/** `poiso tracking variant OFFER [--json]` */
export const trackingVariantCommand: Command = async (parameters, { database, print }) => {
  const { word, json } = readWords('tracking variant', 'OFFER', parameters)
  const variantId = Number(word)
  if (!idSchema.safeParse(variantId).success)
    throw new UsageError(`tracking variant: "${word}" is no number of an offer`)
  const sums = await sumsOfVariant((await database()).db, variantId)
  if (json) print(JSON.stringify(sums))
  else if (sums.length === 0) print(`nobody has seen the offer ${variantId} in the days that are kept`)
  else sums.forEach((sum) => print(lineOf(sum)))
  return 0
}

/** `poiso tracking day DAY [--json]` */
export const trackingDayCommand: Command = async (parameters, { database, print }) => {
  const { word, json } = readWords('tracking day', 'DAY', parameters)
  if (!isDay(word)) throw new UsageError(`tracking day: "${word}" is no day such as 2026-11-26`)
  const { sums, reasons } = await sumsOfDay((await database()).db, word)
  if (json) print(JSON.stringify({ sums, reasons }))
  else {
    if (sums.length + reasons.length === 0) print(`nothing was seen on ${word}, or it is not kept any more`)
    sums.forEach((sum) => print(lineOf(sum)))
    reasons.forEach(({ reason, records }) => print(`${reason}\t${records}\t${recordReasons[reason]}`))
  }
  return 0
}

const nameOf = new Map<number, string>(Object.entries(clickSources).map(([name, source]) => [source, name]))

function lineOf({ day, source, kind, impressions }: DaySum): string {
  return `${day}\t${source} ${nameOf.get(source) ?? ''}\t${kind}\t${impressions}`
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
}

function readWords(command: string, name: string, parameters: readonly string[]): { word: string; json: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...parameters],
      options: { json: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [word, ...more] = positionals
    if (word === undefined || more.length > 0) throw new Error(`takes one ${name}`)
    return { word, json: values.json === true }
  } catch (error) {
    throw new UsageError(`${command}: ${(error as Error).message}`)
  }
}
