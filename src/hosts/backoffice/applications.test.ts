import { afterAll, describe } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { showApplicationCall } from '#domains/partners/backoffice/application-calls.ts'
import { testApplications } from '#domains/partners/joining/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** What whoever decides is told of a shop that wants to join. */

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: [anItem({ id: 'sofa' })] })
afterAll(() => market.close())
const { header: cookie } = await aSignedInPerson(
  { db, clock: market.bench.clock },
  { email: 'tiago@exemplo.pt', name: 'tiago', roles: { staff: { feeds: true } } },
  SECRET,
)
const { id: applicationId } = await testApplications(db).handedIn()

describe('B-08 R-20 an application that was handed in', () => {
  callBattery(showApplicationCall, { app: market.whole.app, cookie, example: { params: { applicationId } } })
})
