import { labels } from '../../copy/labels.ts'
import { Island } from '../../islands/Island.tsx'
import { modalLink } from '../../parts/modals/ModalLink.island.tsx'

/** "Porque estou a ver isto?" (N-04): the factors of a product's rank and their sum. */
export function WhySlot({ href }: { href: string }) {
  return (
    <p>
      <Island of={modalLink} props={{ className: 'quiet', href, modal: 'why', opener: 'product', text: labels.why }} />
    </p>
  )
}
