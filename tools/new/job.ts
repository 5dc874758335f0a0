import { camelCase, type Made, pascalCase, WrongName } from './made.ts'

/** `npm run new -- job likes/send-digest`: a job of one domain, with its test. */
export function newJob(name: string): Made {
  const [domain = '', job = '', ...more] = name.split('/')
  if (!/^[a-z]+$/.test(domain) || !/^[a-z]+(-[a-z]+)*$/.test(job) || more.length > 0)
    throw new WrongName(`"${name}" cannot name a job: DOMAIN/what-it-does, such as likes/send-digest`)
  const file = `src/domains/${domain}/${job}-job`
  return {
    files: {
      [`${file}.ts`]: definition(domain, job),
      [`${file}.test.ts`]: failingTest(domain, job),
    },
    edits: [],
    needs: `src/domains/${domain}/manifest.ts`,
    next: [
      `run it: jobs: [${camelCase(job)}.with(parts)] in src/domains/${domain}/worker.ts (docs/recipes.md, Job)`,
      `have it run: await enqueue(tx, ${camelCase(job)}, { … }) in the transaction that makes it due`,
      `write what it does as the test of ${job}-job.test.ts`,
    ],
  }
}

function definition(domain: string, job: string): string {
  return `import { z } from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { defineJob } from '#platform/jobs/define-job.ts'

export interface ${pascalCase(job)}Deps {
  readonly db: Database
}

/** May be run twice for one enqueueing: what it does must bear that. */
export const ${camelCase(job)} = defineJob({
  name: '${domain}.${job}',
  payload: z.object({ id: z.number() }),
  queue: { name: '${domain}', places: 1 },
  maxAttempts: 8,
  run: async (_payload, _deps: ${pascalCase(job)}Deps) => undefined,
})
`
}

function failingTest(domain: string, job: string): string {
  return `import { expect, test } from 'vitest'
import { ${camelCase(job)} } from './${job}-job.ts'

test('${domain}.${job} does what it is for', () => {
  expect(${camelCase(job)}.payload.safeParse({ id: 1 }).success).toBe(true)
  expect.fail('write what ${domain}.${job} does here as a test, once and when it is run again, then make it true')
})
`
}
