import type { EditedInspirationAnswer } from '#platform/api-client/calls.ts'

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
    images: form.getAll('picture').map((picture, index): Image => ({
      picture: typeof picture === 'string' ? picture : '',
      width: Number(form.getAll('width')[index]),
      height: Number(form.getAll('height')[index]),
      hotspots: hotspotsOf(form, index),
    })),
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
