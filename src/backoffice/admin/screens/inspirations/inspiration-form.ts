import type { EditedInspirationAnswer, NewInspirationAnswer } from '#platform/api-client/calls.ts'

export type InspirationWords = EditedInspirationAnswer['document']
type Image = InspirationWords['images'][number]

/** What the form says, as the call takes it; what is no number is refused there, with its place. */
export function documentOf(form: FormData): InspirationWords {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const eshopId = text('eshopId')
  return {
    name: text('name'),
    description: text('description'),
    isStl: form.get('isStl') === '1',
    room: text('room'),
    style: text('style'),
    eshopId: eshopId === '' ? null : Number(eshopId),
    images: form.getAll('picture').flatMap((picture, index): Image[] => {
      if (typeof picture !== 'string' || form.get(`drop${index}`) === '1') return []
      const [width, height] = [form.getAll('width')[index], form.getAll('height')[index]]
      return [{ picture, width: Number(width), height: Number(height), hotspots: hotspotsOf(form, index) }]
    }),
  }
}

/** Rows whose offer was left empty are none. */
function hotspotsOf(form: FormData, image: number): Image['hotspots'] {
  const [xs, ys] = [form.getAll(`x${image}`), form.getAll(`y${image}`)]
  return form.getAll(`variant${image}`).flatMap((variant, index) => {
    if (typeof variant !== 'string' || variant.trim() === '') return []
    return [{ x: Number(xs[index]), y: Number(ys[index]), variantId: Number(variant) }]
  })
}

/** What a new one begins as. */
export function emptyInspiration({ rooms, styles }: Pick<NewInspirationAnswer, 'rooms' | 'styles'>): InspirationWords {
  const [room, style] = [rooms[0]?.slug ?? '', styles[0]?.slug ?? '']
  return { name: '', description: '', isStl: true, room, style, eshopId: null, images: [] }
}
