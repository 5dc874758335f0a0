import { eshopIdOf } from '#domains/eshops/contract.ts'
import { demoPeopleCommand, personsAt } from '#domains/identity/contract.ts'
import { addMember, takeInApplication } from '#domains/partners/contract.ts'
import type { Command } from '#platform/cli/command.ts'
import { systemClock } from '#platform/clock.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { asId, type UserId } from '#platform/ids.ts'

/** Who owns a shop of the demo, and sees all of its year (ADR 0126). */
const OWNER = { email: 'rui@exemplo.pt', shop: 'moveis-tavarede' } as const
/** Whose shop waits to be let in. */
const APPLICANT = 'ana@exemplo.pt'
const APPLICATION = {
  company: {
    legalName: 'Oficina da Ria, Lda.',
    tradeName: 'Oficina da Ria',
    country: 'PT',
    taxNumber: '501964843',
    street: 'Rua do Cais, 3',
    postalCode: '3800-200',
    city: 'Aveiro',
    contactName: 'Ana Reis',
    phone: '+351 234 000 000',
    mail: 'loja@oficina-da-ria.example',
    register: '',
  },
  domain: 'oficina-da-ria.example',
  feedUrl: 'https://oficina-da-ria.example/feed.xml',
  items: 214,
  termsVersion: 1,
} as const

/** `poiso demo people [--json]`: the people of a development site, one of them the owner of a demo shop, and another one whose shop waits to be let in. */
export const demoPeopleWithShops: Command = async (parameters, context) => {
  const code = await demoPeopleCommand(parameters, context)
  const { db } = await context.database()
  await db.transaction().execute(async (tx) => {
    await own(tx)
    const applicant = await personIdOf(tx, APPLICANT)
    if (applicant !== null) await takeInApplication(tx, { ...APPLICATION, personId: applicant }, systemClock.now())
  })
  return code
}

async function own(tx: DatabaseTransaction): Promise<void> {
  const [eshopId, personId] = [await eshopIdOf(tx, OWNER.shop), await personIdOf(tx, OWNER.email)]
  if (eshopId === null || personId === null) return
  await addMember(tx, { eshopId, personId, by: null, role: 'owner', now: systemClock.now() })
}

async function personIdOf(tx: DatabaseTransaction, email: string): Promise<UserId | null> {
  const id = (await personsAt(tx, [email])).get(email)
  return id === undefined ? null : asId<UserId>(id)
}
