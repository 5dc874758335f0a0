import { FAILPOINT_VALUE } from './config/failpoint-value.ts'

let armedStage: string | null = null
let armedAction = ''

/**
 * Arms the one failpoint that the configuration names (`FAILPOINT=stage:kill|throw|hang`, tests only; `readConfig`
 * refuses it in production). null disarms.
 */
export function armFailpoint(value: string | null): void {
  const match = value === null ? null : FAILPOINT_VALUE.exec(value)
  armedStage = match?.[1] ?? null
  armedAction = match?.[2] ?? ''
}

/**
 * A named place where a test may make the process die (`kill`: as by kill -9), fail (`throw`) or stop for ever (`hang`).
 * Costs one comparison while nothing is armed. Await it: `await failpoint('import.publish.before')`.
 */
export function failpoint(stage: string): Promise<void> | undefined {
  return armedStage === null || armedStage !== stage ? undefined : fail(stage)
}

/** The same for places that cannot wait; `hang` blocks the whole thread. */
export function failpointSync(stage: string): void {
  if (armedStage !== stage) return
  if (armedAction === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  else void fail(stage)
}

export class FailpointError extends Error {
  constructor(stage: string) {
    super(`failpoint ${stage} was told to throw`)
    this.name = 'FailpointError'
  }
}

function fail(stage: string): Promise<void> {
  if (armedAction === 'kill') process.kill(process.pid, 'SIGKILL')
  if (armedAction === 'throw') throw new FailpointError(stage)
  // A pending promise alone would let the process end; the timer keeps it hanging as the name says.
  return new Promise(() => setInterval(() => undefined, 2 ** 30))
}
