import { parseArgs } from 'node:util'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { deadEvents, retryEvents } from '#platform/outbox/set-aside.ts'
import { consumerLags } from '#platform/outbox/consumer-report.ts'
import { deadLetters, jobCounts, retryDeadLetters } from './job-report.ts'

/** The database's ids are int8; a larger number would be its error, not ours. */
const MOST_ID = Number.MAX_SAFE_INTEGER
const MOST_SHOWN = 100
const EXIT_NOT_FOUND = 2

/** `poiso jobs list [--json]`: how the jobs of each name stand, and the newest dead letters with their causes. */
export const jobsListCommand: Command = async (parameters, { database, print }) => {
  const { json } = readOptions('jobs list', parameters, false)
  const { db } = await database()
  const [jobs, dead] = [await jobCounts(db), await deadLetters(db, { limit: MOST_SHOWN })]
  if (json) return (print(JSON.stringify({ jobs, deadLetters: dead })), 0)
  print(row(['job', 'queued', 'later', 'running', 'failed', 'oldest s']))
  for (const { job, queued, later, running, failed, oldestSeconds } of jobs)
    print(row([job, queued, later, running, failed, Math.round(oldestSeconds)]))
  for (const letter of dead)
    print(
      row([`failed ${letter.id}`, letter.job, letter.failedAt.toISOString(), text(letter.payload), text(letter.cause)]),
    )
  return 0
}

/** `poiso jobs retry (ID… | --all) [--json]`: runs dead letters again. Exit 2 when one of the ids is no dead letter. */
export const jobsRetryCommand: Command = async (parameters, { database, print }) => {
  const { json, ids } = readOptions('jobs retry', parameters, true)
  const { db } = await database()
  const retried = await retryDeadLetters(db, ids)
  print(json ? JSON.stringify({ retried }) : `${retried} jobs run again`)
  return ids === null || retried === ids.length ? 0 : EXIT_NOT_FOUND
}

/** `poiso events list [--json]`: how far each consumer of events has come, and the newest events that one has given up. */
export const eventsListCommand: Command = async (parameters, { database, print }) => {
  const { json } = readOptions('events list', parameters, false)
  const { db } = await database()
  const [consumers, dead] = [await consumerLags(db), await deadEvents(db, MOST_SHOWN)]
  if (json) return (print(JSON.stringify({ consumers, deadEvents: dead })), 0)
  print(row(['consumer', 'lag s', 'set aside', 'failed']))
  for (const { consumer, lagSeconds, setAside, failed } of consumers)
    print(row([consumer, Math.round(lagSeconds), setAside, failed]))
  for (const event of dead)
    print(
      row([
        `failed ${event.id}`,
        event.consumer,
        event.failedAt.toISOString(),
        event.kind,
        text(event.payload),
        text(event.cause),
      ]),
    )
  return 0
}

/** `poiso events retry (ID… | --all) [--json]`: has given up events handled again. Exit 2 when one of the ids is none. */
export const eventsRetryCommand: Command = async (parameters, { database, print }) => {
  const { json, ids } = readOptions('events retry', parameters, true)
  const { db } = await database()
  const retried = await retryEvents(db, ids)
  print(json ? JSON.stringify({ retried }) : `${retried} events handled again`)
  return ids === null || retried >= ids.length ? 0 : EXIT_NOT_FOUND
}

function row(cells: readonly (string | number)[]): string {
  return cells.join('\t')
}

/** A payload may hold anything: nothing of it may move a terminal's cursor. */
function text(value: unknown): string {
  const said = typeof value === 'string' ? value : JSON.stringify(value)
  return said.replace(/\p{C}/gu, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)
}

/** Ids null: all. */
function readOptions(
  command: string,
  parameters: readonly string[],
  takesIds: boolean,
): { json: boolean; ids: number[] | null } {
  let parsed
  try {
    parsed = parseArgs({
      args: [...parameters],
      allowPositionals: takesIds,
      options: {
        json: { type: 'boolean', default: false },
        ...(takesIds && { all: { type: 'boolean', default: false } }),
      },
    })
  } catch (error) {
    throw new UsageError(`${command}: ${(error as Error).message}`)
  }
  const { values, positionals } = parsed as { values: { json: boolean; all?: boolean }; positionals: string[] }
  if (takesIds && (values.all === true) === positionals.length > 0)
    throw new UsageError(`${command} takes ids, or --all: poiso ${command} (ID… | --all)`)
  const ids = [...new Set(positionals.map((word) => idOf(command, word)))]
  return { json: values.json, ids: values.all === true ? null : ids }
}

function idOf(command: string, word: string): number {
  const id = /^[1-9]\d*$/.test(word) ? Number(word) : Number.NaN
  if (!(id <= MOST_ID))
    throw new UsageError(`${command}: "${word}" is no id: poiso ${command.split(' ')[0]} list tells them`)
  return id
}
