import { type Command, UsageError } from '#platform/cli/command.ts'
import { readIds, readJson, terminalText } from '#platform/cli/parameters.ts'
import { mailCounts, retryMails, waitingMails } from './mail-report.ts'
import { allowAddress, suppressedAddresses } from './suppressed.ts'

const MOST_SHOWN = 100
const EXIT_NOT_FOUND = 2

/** `poiso mail list [--json]`: how many mails stand how, those that have not arrived, and addresses that nothing is sent to. */
export const mailListCommand: Command = async (parameters, { database, print }) => {
  const json = readJson('mail list', parameters)
  const { db } = await database()
  const [counts, waiting, suppressed] = [
    await mailCounts(db),
    await waitingMails(db, MOST_SHOWN),
    await suppressedAddresses(db, MOST_SHOWN),
  ]
  if (json) return (print(JSON.stringify({ counts, waiting, suppressed })), 0)
  for (const { state, count } of counts) print(`${state}\t${count}`)
  for (const { state, id, mail, to, attempts, answer } of waiting)
    print([`${state} ${id}`, mail, to, `${attempts} tries`, answer ?? ''].map(terminalText).join('\t'))
  for (const { address, reason, detail, since } of suppressed)
    print([`never to ${address}`, reason, since.toISOString(), detail].map(terminalText).join('\t'))
  return 0
}

/** `poiso mail retry (ID… | --all) [--json]`: sends failed mails again. Exit 2 when one of the ids has not failed. */
export const mailRetryCommand: Command = async (parameters, { database, print }) => {
  const { json, ids } = readIds('mail retry', parameters)
  const { db } = await database()
  const retried = await retryMails(db, ids)
  print(json ? JSON.stringify({ retried }) : `${retried} mails sent again`)
  return ids === null || retried === ids.length ? 0 : EXIT_NOT_FOUND
}

/** `poiso mail allow ADDRESS`: mails go there again. Exit 2 when nothing held them back. */
export const mailAllowCommand: Command = async ([address, ...more], { database, print }) => {
  if (address === undefined || address.startsWith('-') || more.length > 0)
    throw new UsageError('mail allow takes one address: poiso mail allow ADDRESS')
  const { db } = await database()
  if (!(await allowAddress(db, address))) return (print('nothing held mails to this address back'), EXIT_NOT_FOUND)
  print('mails go there again')
  return 0
}
