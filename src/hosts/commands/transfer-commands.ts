import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { indexFolder } from '#domains/search/contract.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import type { ExportManifest } from '#platform/database/transfer/export-database.ts'

/** `poiso export FOLDER`: the whole database into a new folder: a backup, or the way to another server or version. */
export const exportCommand: Command = async (parameters, context) => {
  const folder = folderOf('export', parameters)
  const { exportDatabase } = await import('#platform/database/transfer/export-database.ts')
  context.print(`Exported ${said(await exportDatabase((await context.database()).pool, folder))} to ${folder}`)
  return 0
}

/** `poiso import FOLDER`: an export into an empty database. The index carries marks of the old one, so it is made again. */
export const importCommand: Command = async (parameters, context) => {
  const folder = folderOf('import', parameters)
  const { importDatabase } = await import('#platform/database/transfer/import-database.ts')
  const manifest = await importDatabase((await context.database()).pool, folder)
  await rm(indexFolder(context.config.dataFolder), { recursive: true, force: true })
  context.print(`Imported ${said(manifest)} from ${folder}`)
  return 0
}

function folderOf(command: string, parameters: readonly string[]): string {
  const [folder, ...more] = parameters
  if (folder === undefined || more.length > 0)
    throw new UsageError(`${command} takes one folder: poiso ${command} FOLDER`)
  return resolve(folder)
}

function said({ tables }: ExportManifest): string {
  return `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables`
}
