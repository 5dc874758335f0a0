import { createLog } from '../log.ts'
import { connectDatabase } from './connect.ts'
import { Leadership } from './leadership.ts'

/** A process that leads until it is killed: for `leadership.test.ts`. */
const { pool } = connectDatabase({ url: process.env['DATABASE_URL'] ?? '', applicationName: 'test-leader' })
await Leadership.begin({ pool, lock: 'keepingFiles', key: 4, log: createLog({ level: 'silent' }) })
process.send?.('leads')
