import { type Agent, request } from 'node:http'

/** Asked at once: enough that two processes are never idle for want of questions. */
const UNDER_WAY = 4
/** A process that other work has kept waiting refuses some: they are asked for again, so often at most. */
const TRIES = 20
const REFUSED = 503

/** Asks for each in turn, as fast as they are answered; throws at the first that is no page. */
export async function askAll(origin: string, agent: Agent, urls: readonly string[]): Promise<void> {
  let next = 0
  const one = async (): Promise<void> => {
    while (next < urls.length) {
      const url = urls[next++] as string
      let status = REFUSED
      for (let tried = 0; status === REFUSED && tried < TRIES; tried += 1) status = await ask(origin + url, agent)
      if (status !== 200) throw new Error(`${url} was answered with ${status}`)
    }
  }
  await Promise.all(Array.from({ length: UNDER_WAY }, one))
}

function ask(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', reject)
    })
      .once('error', reject)
      .end()
  })
}
