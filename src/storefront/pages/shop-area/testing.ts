import type { ShopPeople } from '#domains/partners/contract.ts'

/** Somebody of two shops, and one invitation, for tests of pages; never part of the product. */
export const memoryShopPeople: ShopPeople = {
  shopsOf: async (personId) => [
    { eshopId: 1, slug: 'casa-olmo', name: 'Casa Olmo', role: personId === 1 ? 'owner' : 'manager' },
    { eshopId: 2, slug: 'pinho-manso', name: 'Pinho Manso', role: 'viewer' },
  ],
  invitation: async (code) => (code === 'aberto' ? { shop: 'Casa Olmo', inviter: 'Rui Sá', role: 'manager' } : null),
  accept: async (code) => (code === 'aberto' ? 'casa-olmo' : null),
}
