/**
 * The same items in the same order, of which the next one is being made while the last one is dealt with. What goes wrong with it is thrown at its
 * turn; whoever stops early waits for the one that is on its way.
 */
export async function* readAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = items.next()
  try {
    for (;;) {
      const { done, value } = await next
      if (done === true) return
      next = items.next()
      // Node takes a failure that nobody waits for yet for one that nobody handles.
      next.catch(() => undefined)
      yield value
    }
  } finally {
    await items.return(undefined)
  }
}
