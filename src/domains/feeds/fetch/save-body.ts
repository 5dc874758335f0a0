import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { FetchLimits } from '#platform/safe-fetch/fetch-limits.ts'
import { readBody } from '#platform/safe-fetch/read-body.ts'

/** Streams a body to a new file, 0600, hashing as it goes. Throws what `readBody` throws, and what the disk says. */
export async function saveBody(
  response: IncomingMessage,
  file: string,
  limits: FetchLimits,
): Promise<{ bytes: number; sha256: string }> {
  const handle = await open(file, 'wx', 0o600)
  const hash = createHash('sha256')
  try {
    const bytes = await readBody(response, limits, async (chunk) => {
      hash.update(chunk)
      await handle.writeFile(chunk)
    })
    return { bytes, sha256: hash.digest('hex') }
  } finally {
    response.destroy()
    await handle.close()
  }
}
