import type { ReactNode } from 'react'
import { useSite } from '../../site.ts'
import type { ArticlePicture } from './article-view.ts'

const WIDTHS = [480, 960, 1200] as const
const SIZES = '(width >= 48rem) 46rem, 100vw'

/** A picture of an article with its caption; `children` lie upon it. */
export function ArticleFigure({
  picture: { image, alt, caption },
  isFirst = false,
  children,
}: {
  picture: ArticlePicture
  /** The largest of the first screen. */
  isFirst?: boolean
  children?: ReactNode
}) {
  const site = useSite()
  return (
    <figure className="article-figure">
      <div>
        <img
          src={site.imageUrl(image, { width: WIDTHS[1] })}
          srcSet={WIDTHS.map((width) => `${site.imageUrl(image, { width })} ${width}w`).join(', ')}
          sizes={SIZES}
          width={1200}
          height={900}
          alt={alt}
          loading={isFirst ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
        />
        {children}
      </div>
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
