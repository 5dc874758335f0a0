import type { Measure } from '#platform/metrics.ts'
import type { Leaderships } from './led-acts.ts'

/** The work of the database, and the files of the data folder. */
const LED = ['database', 'folder'] as const

interface Worker {
  /** Null: it does not work yet. */
  leading(): Pick<Leaderships, 'database' | 'folder'> | null
  /** Since it last looked for work. */
  silentMs(): number
}

/** How a worker stands, at its POISO_PROBE_PORT; what waits in the database every web tells (`workMeasures`). */
export function workerMeasures({ leading, silentMs }: Worker): Measure[] {
  return [
    {
      name: 'poiso_worker_leads',
      help: 'What the worker leads: 1, or another does: 0',
      labelNames: ['work'],
      read: () => {
        const led = leading()
        // Who cannot know leads nothing, and says nothing of it.
        return LED.flatMap((work) =>
          led?.[work].isLooking === true ? [{ labels: { work }, value: Number(led[work].isLeading) }] : [],
        )
      },
    },
    {
      name: 'poiso_worker_silent_seconds',
      help: 'Time since the worker last looked for work',
      read: () => (leading() === null ? null : silentMs() / 1_000),
    },
  ]
}
