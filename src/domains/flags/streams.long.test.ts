import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { beginRepeating } from '#platform/pace/repeat.ts'
import { parseDefinitionsFile } from './definitions/parse-definitions-file.ts'
import { setDefinitions } from './storage/set-definitions.ts'
import { testFlags } from './testing.ts'
import { web } from './web.ts'

const STREAMS = 1_000
const MEGABYTE = 1_048_576

/** In a process of its own: what clients cost is not the server's. Prints 'open' and, when all are told of a change, 'told'. */
const CLIENTS = `
const { get, Agent } = require('node:http')
const agent = new Agent({ maxSockets: Infinity })
let [open, told] = [0, 0]
// Refused while others keep the server busy: it comes again, as browsers do.
const come = () =>
  get(process.argv[1], { agent }, (response) => {
    if (response.statusCode !== 200) return void (response.resume(), setTimeout(come, 500))
    if ((open += 1) === ${STREAMS}) console.log('open')
    let isTold = false
    response.on('data', (chunk) => {
      if (isTold || !String(chunk).includes('features-updated')) return
      isTold = true
      if ((told += 1) === ${STREAMS}) console.log('told')
    })
  })
for (let at = 0; at < ${STREAMS}; at += 1) setTimeout(come, at * 5)
`

test('A-07 a thousand streams are open in one process, and a change has reached all of them within two seconds', async () => {
  const { db } = await testDatabase()
  const port = await freePort(0)
  const { app, flags, set, clientKey } = testFlags({ db, clock: systemClock }, { env: { PORT: String(port) } })
  await set({ features: { shade: { defaultValue: 1 } } })
  await app.listen({ port, host: '127.0.0.1' })
  // As a web process follows: by its repetition, whoever has changed it.
  const { repetitions = [] } = web({ db, clock: systemClock, config: { env: 'development' }, flags })
  const following = beginRepeating(repetitions, createLog({ level: 'silent' }))
  const before = process.memoryUsage().rss
  const clients = spawn(process.execPath, ['-e', CLIENTS, `http://127.0.0.1:${port}/sub/${clientKey()}`])
  const lines = createInterface({ input: clients.stdout })
  try {
    expect((await once(lines, 'line'))[0]).toBe('open')
    const after = process.memoryUsage().rss
    const began = performance.now()
    const cpu = process.cpuUsage()
    const parsed = parseDefinitionsFile('{"features":{"shade":{"defaultValue":2}}}')
    if (parsed.kind === 'wrong') throw new Error('the file is right')
    await setDefinitions(db, parsed.file, { environment: 'development', who: 'a test', now: systemClock.now() })
    expect((await once(lines, 'line'))[0]).toBe('told')
    const toldMs = performance.now() - began
    const { user, system } = process.cpuUsage(cpu)
    console.log(
      `${STREAMS} streams: told after ${Math.round(toldMs)} ms, CPU ${Math.round((user + system) / 1_000)} ms, memory ${Math.round(before / MEGABYTE)} → ${Math.round(after / MEGABYTE)} MB`,
    )
    expect(toldMs).toBeLessThan(2_000)
    // The test's own process is larger than a server: what the streams add to it counts.
    expect(after - before).toBeLessThan(100 * MEGABYTE)
  } finally {
    clients.kill()
    await following.stop()
    await app.close()
  }
})
