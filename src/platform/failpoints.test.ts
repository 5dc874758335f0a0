import { spawnSync } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { FailpointError, armFailpoint, failpoint, failpointSync } from './failpoints.ts'

afterEach(() => armFailpoint(null))

function inChild(action: 'kill' | 'hang', call: string) {
  const script = `import { armFailpoint, failpoint, failpointSync } from ${JSON.stringify(new URL('./failpoints.ts', import.meta.url).href)}; armFailpoint('stage:${action}'); console.log('before'); ${call}; console.log('after')`
  return spawnSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
    encoding: 'utf8',
    // What hangs is ended when a process has had time to start beside others.
    timeout: action === 'kill' ? 20_000 : 3_000,
    killSignal: 'SIGTERM',
  })
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
test.each(['await failpoint("stage")', 'failpointSync("stage")'])('kills the process as kill -9 does: %s', (call) => {
  expect(inChild('kill', call)).toMatchObject({ signal: 'SIGKILL', stdout: 'before\n' })
})
test.each(['await failpoint("stage")', 'failpointSync("stage")'])('hangs for good: %s', (call) => {
  expect(inChild('hang', call)).toMatchObject({ signal: 'SIGTERM', stdout: 'before\n' })
})
