import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres, type EmbeddedPostgres } from '#platform/postgres/start-postgres.ts'

export type LauncherDatabase = { url: string; stop: () => Promise<void> }

/** People wait for it. */
const LONGEST_PAUSE_MS = 2_000

/**
 * The embedded database for as long as the launcher lives: when PostgreSQL ends by itself it is started again.
 * `onRestart` hears about it, with its address (another one when the port was taken meanwhile).
 */
export async function keepDatabase(
  dataFolder: string,
  onRestart: (url: string, text: string) => void,
): Promise<LauncherDatabase> {
  const folder = join(dataFolder, 'postgres')
  let current: EmbeddedPostgres = await startPostgres({ folder })
  let isStopping = false
  const watch = async (): Promise<void> => {
    await current.ended
    for (let pauseMs = 100; !isStopping; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        current = await startPostgres({ folder })
        onRestart(current.url, 'PostgreSQL had ended and runs again')
        return watch()
      } catch (error) {
        onRestart(current.url, `PostgreSQL does not start: ${(error as Error).message}`)
        await wait(pauseMs)
      }
    }
  }
  void watch()
  return {
    get url() {
      return current.url
    },
    stop: () => {
      isStopping = true
      return current.stop()
    },
  }
}
