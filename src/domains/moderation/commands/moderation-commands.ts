import { type Command, UsageError } from '#platform/cli/command.ts'
import { readJson, terminalText } from '#platform/cli/parameters.ts'
import { shiftedClock, systemClock } from '#platform/clock.ts'
import { derivedKey, keptSecret } from '#platform/secret.ts'
import { itemNameOf } from '../items/item.ts'
import { caseLinks } from '../notices/case-links.ts'
import { decideItem, type PersonsDecision } from '../queue/decide-item.ts'
import { FIRST_OF_QUEUE, loadQueue } from '../queue/queue.ts'
import { isPolicyReason, MOST_WORDS, policyReasons } from '../rules/policy-reasons.ts'

const EXIT_NOT_FOUND = 2
const WORDS = '--words'

/** `poiso moderation list [--json]`: what waits for a person. */
export const moderationListCommand: Command = async (parameters, { database, print }) => {
  const json = readJson('moderation list', parameters)
  const { db } = await database()
  const queue = await loadQueue(db, FIRST_OF_QUEUE)
  if (json) return (print(JSON.stringify(queue)), 0)
  print(`${queue.count} texts wait`)
  for (const { kind, itemId, queuedAt, queuedBecause, notices, reasons, texts } of queue.items) {
    print(
      [kind, itemId, queuedAt.toISOString(), queuedBecause, `${notices} notices`, reasons.join(',')]
        .map(terminalText)
        .join('\t'),
    )
    for (const text of texts) print(`  ${terminalText(text)}`)
  }
  return 0
}

/** `poiso moderation decide KIND ID publish|refuse|remove [REASON…] [--words TEXT]`. Exit 2 when there is no such text. */
export const moderationDecideCommand: Command = async (parameters, { config, database, print }) => {
  const { name, decision, reasons, words } = readDecision(parameters)
  const { db } = await database()
  const links = caseLinks(derivedKey(await keptSecret(config), 'moderation'))
  const clock = config.clockStart === null ? systemClock : shiftedClock(config.clockStart)
  const deps = { links, now: clock.now() }
  const who = { by: 'operator' } as const
  const outcome = await decideItem(db, name, { decision, reasons, words, who, fileVersion: null }, deps)
  print(outcome === 'decided' ? `${name.kind} ${name.itemId}: ${decision}` : `there is no ${name.kind} ${name.itemId}`)
  return outcome === 'decided' ? 0 : EXIT_NOT_FOUND
}

function readDecision(parameters: readonly string[]): Pick<PersonsDecision, 'decision' | 'reasons' | 'words'> & {
  readonly name: NonNullable<ReturnType<typeof itemNameOf>>
} {
  const at = parameters.indexOf(WORDS)
  const words = at === -1 ? null : (parameters[at + 1] ?? '')
  const [kind = '', itemId = '', decided, ...given] = at === -1 ? parameters : parameters.toSpliced(at, 2)
  const name = itemNameOf(kind, itemId)
  const decision = (['publish', 'refuse', 'remove'] as const).find((each) => each === decided)
  if (name === null || decision === undefined)
    throw new UsageError('moderation decide takes KIND ID publish|refuse|remove')
  if (words !== null && (words === '' || words.length > MOST_WORDS))
    throw new UsageError(`${WORDS} takes a text of at most ${MOST_WORDS} characters`)
  const reasons = given.map((reason) => {
    if (isPolicyReason(reason)) return reason
    throw new UsageError(`${reason} is no reason; reasons are ${Object.keys(policyReasons).join(', ')}`)
  })
  if ((decision === 'publish') !== (reasons.length === 0))
    throw new UsageError(`${decision} takes ${decision === 'publish' ? 'no reason' : 'at least one reason'}`)
  return { name, decision, reasons, words }
}
