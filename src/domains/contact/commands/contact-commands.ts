import { type Command, UsageError } from '#platform/cli/command.ts'
import { readIds, readJson, terminalText } from '#platform/cli/parameters.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { messageArrived } from '../mails/contact-notices.ts'
import { arrivedKey, listMessages, releaseMessages, removeMessages } from '../storage.ts'

const MOST_SHOWN = 1_000
const EXIT_NOT_FOUND = 2

/** `poiso contact list [--json]`: what people wrote, the newest first; those that are held say why. */
export const contactListCommand: Command = async (parameters, { database, print }) => {
  const json = readJson('contact list', parameters)
  const { db } = await database()
  const messages = await listMessages(db, MOST_SHOWN)
  if (json) return (print(JSON.stringify(messages)), 0)
  for (const { id, createdAt, place, heldBecause, name, email, subject, body } of messages) {
    const state = heldBecause === null ? 'open' : `held: ${heldBecause}`
    print([id, createdAt.toISOString(), place, state, name, email, subject].map(terminalText).join('\t'))
    for (const line of body.split('\n')) print(`  ${terminalText(line)}`)
  }
  return 0
}

/** `poiso contact release ID… [--json]`: held messages are no spam, and are mailed. Exit 2 when one of the ids is not held. */
export const contactReleaseCommand: Command = async (parameters, { config, database, print }) => {
  const { json, ids } = namedIds('contact release', parameters)
  const { db } = await database()
  const released = await db.transaction().execute(async (tx) => {
    const messages = await releaseMessages(tx, ids)
    for (const { id, place, name, email, subject, body } of config.contactMail === null ? [] : messages)
      await queueMail(tx, messageArrived, {
        to: config.contactMail ?? '',
        data: { id, place, name, email, subject, body },
        key: arrivedKey(id),
      })
    return messages.length
  })
  print(json ? JSON.stringify({ released }) : `${released} messages released`)
  return released === ids.length ? 0 : EXIT_NOT_FOUND
}

/** `poiso contact remove ID… [--json]`: erases messages. Exit 2 when one of the ids is not there. */
export const contactRemoveCommand: Command = async (parameters, { database, print }) => {
  const { json, ids } = namedIds('contact remove', parameters)
  const { db } = await database()
  const removed = await db.transaction().execute((tx) => removeMessages(tx, ids))
  print(json ? JSON.stringify({ removed }) : `${removed} messages removed`)
  return removed === ids.length ? 0 : EXIT_NOT_FOUND
}

function namedIds(command: string, parameters: readonly string[]): { json: boolean; ids: number[] } {
  const { json, ids } = readIds(command, parameters)
  if (ids === null) throw new UsageError(`${command} takes ids: poiso ${command} ID…`)
  return { json, ids }
}
