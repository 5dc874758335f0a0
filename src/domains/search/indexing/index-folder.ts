import { join } from 'node:path'

/** Where workers write bases of the index and web processes read them. */
export function indexFolder(dataFolder: string): string {
  return join(dataFolder, 'index')
}
