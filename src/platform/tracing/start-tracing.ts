import type { Log } from '../log.ts'
import { recordSpansBy } from './tracing.ts'

/** Sends what is left and records no more. */
export type EndTracing = () => Promise<void>

/** Begins to record; loads OpenTelemetry only here, so that a process without traces has nothing of it. */
export async function startTracing(processName: string, log: Log): Promise<EndTracing> {
  const { openTelemetry } = await import('./open-telemetry.ts')
  const telemetry = openTelemetry(processName, log)
  recordSpansBy(telemetry)
  return async () => {
    recordSpansBy(null)
    await telemetry.stop()
  }
}
