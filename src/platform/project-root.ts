import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of package.json, from the sources as well as from the built bundle below it. */
export const projectRoot = ((): string => {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package-lock.json')) && dirname(folder) !== folder) folder = dirname(folder)
  return folder
})()
