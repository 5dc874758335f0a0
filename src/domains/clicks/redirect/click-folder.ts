import { join } from 'node:path'

/** Where the spool of clicks and the file of their targets are; several processes may share it. */
export function clickFolder(dataFolder: string): string {
  return join(dataFolder, 'clicks')
}
