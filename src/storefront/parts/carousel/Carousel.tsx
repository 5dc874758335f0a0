import type { ReactNode } from 'react'

/**
 * L-10: a heading and a row of cards that is pushed along, by hand or by its arrows (client/carousel.ts). `children` are the
 * list's pieces.
 */
export function Carousel({
  id,
  title,
  children,
  hasAutoplay = false,
  beside,
}: {
  /** Of the heading. */
  id: string
  title: string
  children: ReactNode
  hasAutoplay?: boolean
  /** Beside the heading: a link to all of them. */
  beside?: ReactNode
}) {
  return (
    <section className="carousel" aria-labelledby={id} data-carousel={hasAutoplay ? 'autoplay' : ''}>
      <div className="carousel-top">
        <h2 id={id}>{title}</h2>
        {beside}
        <button type="button" className="carousel-arrow back" aria-label="Afaste-se" data-carousel-previous="" />
        <button type="button" className="carousel-arrow" aria-label="Seguir em frente" data-carousel-next="" />
      </div>
      <ul className="carousel-items" data-carousel-items="">
        {children}
      </ul>
    </section>
  )
}
