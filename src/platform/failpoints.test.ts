import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { FailpointError, armFailpoint, failpoint, failpointSync } from './failpoints.ts'

afterEach(() => armFailpoint(null))

/** How a child ends that comes to a stage, and what it has said until then. */
async function inChild(action: 'kill' | 'hang', call: string) {
  const script = `import { armFailpoint, failpoint, failpointSync } from ${JSON.stringify(new URL('./failpoints.ts', import.meta.url).href)}; armFailpoint('stage:${action}'); console.log('before'); ${call}; console.log('after')`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // What hangs is ended when a process has had time to start beside others.
    timeout: action === 'kill' ? 20_000 : 3_000,
    killSignal: 'SIGTERM',
  })
  const [[, signal], stdout] = await Promise.all([once(child, 'exit'), text(child.stdout)])
  return { signal, stdout }
}

test('does nothing while it is not armed, or armed for another stage', async () => {
  expect(failpoint('stage')).toBeUndefined()
  armFailpoint('other:throw')
  await failpoint('stage')
  failpointSync('stage')
})
test('throws at its stage', async () => {
  armFailpoint('import.publish:throw')
  expect(() => failpoint('import.publish')).toThrow(FailpointError)
  expect(() => failpointSync('import.publish')).toThrow('failpoint import.publish was told to throw')
})
const CALLS = ['await failpoint("stage")', 'failpointSync("stage")']
test.each(CALLS)('kills the process as kill -9 does: %s', async (call) => {
  expect(await inChild('kill', call)).toEqual({ signal: 'SIGKILL', stdout: 'before\n' })
})
test('hangs for good, either way', async () => {
  const hung = { signal: 'SIGTERM', stdout: 'before\n' }
  // At once: each is waited for as long as it may take to be past its stage.
  expect(await Promise.all(CALLS.map((call) => inChild('hang', call)))).toEqual([hung, hung])
})
