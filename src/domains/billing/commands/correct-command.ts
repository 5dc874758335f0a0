import { foundBadLater, LATE_RULES, type LateRule } from '#domains/clicks/contract.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import type { Database } from '#platform/database/connect.ts'
import { type BadClick, correctClicks } from '../ledger/correct-clicks.ts'
import { clockOf, dayOf, eurosOfMicros, readOptions } from './command-parts.ts'

const EXIT_LEFT = 2
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const COMMON_DAYS = 40
const OPTIONS = {
  reason: { type: 'string' },
  rule: { type: 'string' },
  since: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** `poiso ledger correct (CLICK… --reason TEXT | --rule networks|robots) [--since DAY] [--json]`: takes clicks back that should not have been billed. */
export const ledgerCorrectCommand: Command = async (parameters, context) => {
  const { values, positionals } = readOptions('ledger correct', parameters, OPTIONS, true)
  const { reason, rule, since, json = false } = values
  const now = clockOf(context).now()
  const from =
    since === undefined
      ? new Date(now.getTime() - COMMON_DAYS * 86_400_000)
      : new Date(dayOf('ledger correct', '--since', since))
  if ((rule === undefined) === (positionals.length === 0))
    throw new UsageError('ledger correct needs the numbers of clicks, or --rule')
  const named = rule === undefined ? namedClicks(positionals, reason) : null
  const { db } = await context.database()
  const bad = named ?? (await badByRule(db, rule ?? '', from))
  const note = reason ?? `rule ${rule}`
  const { corrected, already, unknown, micros } = await db.transaction().execute(async (tx) => {
    const outcome = await correctClicks(tx, bad, now, note)
    const micros = outcome.corrected.reduce((sum, { cpcMicros }) => sum + cpcMicros, 0)
    if (outcome.corrected.length > 0)
      await recordChange(tx, {
        by: null,
        of: { kind: 'billing.correction', id: now.toISOString() },
        action: 'recorded',
        before: null,
        after: { clicks: outcome.corrected.length, micros },
        reason: note,
      })
    return { ...outcome, micros }
  })
  if (json) context.print(JSON.stringify({ corrected: corrected.map(({ uid }) => uid), micros, already, unknown }))
  else {
    context.print(`${corrected.length} clicks taken back, ${eurosOfMicros(micros)} EUR; ${already.length} were before`)
    for (const uid of unknown) context.print(`${uid}\tis no click of the ledger`)
  }
  return unknown.length === 0 ? 0 : EXIT_LEFT
}

function namedClicks(uids: readonly string[], reason: string | undefined): BadClick[] {
  const wrong = uids.find((uid) => !UUID.test(uid))
  if (wrong !== undefined) throw new UsageError(`ledger correct: "${wrong.slice(0, 60)}" is no number of a click`)
  if (reason === undefined || reason.trim() === '' || reason.length > 500)
    throw new UsageError('ledger correct needs --reason TEXT of at most 500 characters')
  return uids.map((uid) => ({ uid: uid.toLowerCase(), reason: 'by_hand' }))
}

async function badByRule(db: Database, name: string, since: Date): Promise<BadClick[]> {
  const rule = LATE_RULES.find((each): each is LateRule => each === name)
  if (rule === undefined) throw new UsageError(`ledger correct: --rule is ${LATE_RULES.join(' or ')}, not ${name}`)
  return foundBadLater(db, rule, since)
}
