import { expect, test } from 'vitest'
import { categoryBySlug, departments } from './category-tree.ts'
import { giftSlugs, menuTrees, type MenuItem, roomTrees, topCategorySlugs } from './menu.ts'

function flat(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...flat(item.children)])
}

test('E-06 A-01.7 the menu has primary, rooms, gifts and top, each item with id, name, imageUrl, slug and children', () => {
  const trees = menuTrees((category) => `/imagens/${category.slug}`, {
    gifts: [...giftSlugs, 'ja-nao-existe'],
    top: topCategorySlugs,
  })
  expect(trees.primary.map(({ name }) => name)).toEqual(departments().map(({ name }) => name))
  expect(trees.gifts.map(({ slug }) => slug)).toEqual(giftSlugs)
  for (const item of flat([...trees.primary, ...trees.gifts, ...trees.top])) {
    const category = categoryBySlug(item.slug)
    expect(item).toMatchObject({ id: category?.id, name: category?.name, imageUrl: `/imagens/${item.slug}` })
  }
})

test('E-06 each room leads to its listing and has furniture of the tree below it', () => {
  const rooms = roomTrees(() => '/x')
  expect(rooms.length).toBeGreaterThanOrEqual(10)
  for (const room of rooms) {
    expect(room.slug).toMatch(/^divisoes\/[a-z-]+$/)
    expect(room.children.length).toBeGreaterThan(3)
  }
})
