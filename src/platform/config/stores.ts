import { ConfigError, readOptionalUrl, readSecret } from './config-values.ts'
import { readSearchPlace } from './search-place.ts'
import type { Read } from './variables.ts'

/** The name by which services know a site that has chosen no other. */
export const DEFAULT_PROJECT = 'poiso'

/** Where everything is kept, and in whose name. */
export function readStores(read: Read) {
  return {
    dataFolder: read('POISO_DATA') ?? '.data',
    databaseUrl: readOptionalUrl('DATABASE_URL', read, ['postgres:', 'postgresql:']),
    databaseReplicaUrl: readOptionalUrl('DATABASE_REPLICA_URL', read, ['postgres:', 'postgresql:']),
    search: readSearchPlace(read),
    imagesUrl: readOptionalUrl('IMAGES_URL', read, ['s3:', 'file:']),
    secret: readSecret('POISO_SECRET', read),
    project: readProject(read('POISO_PROJECT') ?? DEFAULT_PROJECT),
  }
}

function readProject(text: string): string {
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(text))
    throw new ConfigError(
      'POISO_PROJECT',
      `"${text}" is not a name of lower-case letters, digits and hyphens (32 at most)`,
    )
  return text
}
