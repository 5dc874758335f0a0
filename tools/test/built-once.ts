import { cpSync, existsSync, mkdtempSync, renameSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Fills the folder with what `build` makes: built by the first file of a run that needs it (built-once-set-up.ts), by each while files are watched. */
export async function fillBuiltOnce(
  folder: string,
  kind: string,
  build: (into: string) => Promise<unknown>,
): Promise<void> {
  const ofRun = process.env['TEST_BUILT']
  if (ofRun === undefined) await build(folder)
  else cpSync(await builtOnce(join(ofRun, kind), build), folder, { recursive: true })
}

/** Renamed into place whole: two files may need it first together. */
async function builtOnce(folder: string, build: (into: string) => Promise<unknown>): Promise<string> {
  if (existsSync(folder)) return folder
  const aside = mkdtempSync(`${folder}-`)
  await build(aside)
  try {
    renameSync(aside, folder)
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    if (!existsSync(folder)) throw error // else the other was faster
  }
  return folder
}
