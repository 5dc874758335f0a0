import type { Command } from '#platform/cli/command.ts'
import { readIds, readJson, terminalText } from '#platform/cli/parameters.ts'
import { deadEvents, retryEvents } from '#platform/outbox/set-aside.ts'
import { consumerLags } from '#platform/outbox/consumer-report.ts'
import { deadLetters, jobCounts, retryDeadLetters } from './job-report.ts'

const MOST_SHOWN = 100
const EXIT_NOT_FOUND = 2

/** `poiso jobs list [--json]`: how the jobs of each name stand, and the newest dead letters with their causes. */
export const jobsListCommand: Command = async (parameters, { database, print }) => {
  const json = readJson('jobs list', parameters)
  const { db } = await database()
  const [jobs, dead] = [await jobCounts(db), await deadLetters(db, { limit: MOST_SHOWN })]
  if (json) return (print(JSON.stringify({ jobs, deadLetters: dead })), 0)
  print(row(['job', 'queued', 'later', 'running', 'failed', 'oldest s']))
  for (const { job, queued, later, running, failed, oldestSeconds } of jobs)
    print(row([job, queued, later, running, failed, Math.round(oldestSeconds)]))
  for (const letter of dead)
    print(
      row([
        `failed ${letter.id}`,
        letter.job,
        letter.failedAt.toISOString(),
        terminalText(letter.payload),
        terminalText(letter.cause),
      ]),
    )
  return 0
}

/** `poiso jobs retry (ID… | --all) [--json]`: runs dead letters again. Exit 2 when one of the ids is no dead letter. */
export const jobsRetryCommand: Command = async (parameters, { database, print }) => {
  const { json, ids } = readIds('jobs retry', parameters)
  const { db } = await database()
  const retried = await retryDeadLetters(db, ids)
  print(json ? JSON.stringify({ retried }) : `${retried} jobs run again`)
  return ids === null || retried === ids.length ? 0 : EXIT_NOT_FOUND
}

/** `poiso events list [--json]`: how far each consumer of events has come, and the newest events that one has given up. */
export const eventsListCommand: Command = async (parameters, { database, print }) => {
  const json = readJson('events list', parameters)
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
        terminalText(event.payload),
        terminalText(event.cause),
      ]),
    )
  return 0
}

/** `poiso events retry (ID… | --all) [--json]`: has given up events handled again. Exit 2 when one of the ids is none. */
export const eventsRetryCommand: Command = async (parameters, { database, print }) => {
  const { json, ids } = readIds('events retry', parameters)
  const { db } = await database()
  const retried = await retryEvents(db, ids)
  print(json ? JSON.stringify({ retried }) : `${retried} events handled again`)
  return ids === null || retried >= ids.length ? 0 : EXIT_NOT_FOUND
}

function row(cells: readonly (string | number)[]): string {
  return cells.join('\t')
}
