import type { Contact } from '#domains/contact/contract.ts'

/** For tests of pages: takes every message; never part of the product. */
export const memoryContact: Contact = {
  newFormKey: () => 'key',
  keyFor: () => 'key',
  send: async () => 'received',
}
