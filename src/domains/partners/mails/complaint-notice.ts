import { z } from 'zod'
import { COMPLAINT_OUTCOMES } from '../complaints/complaint.ts'

/** The answer to a complaint as those know it who have it sent. */
export const complaintAnswered = {
  name: 'partners.complaint-answered',
  kind: 'service',
  data: z.object({
    shop: z.string(),
    slug: z.string(),
    number: z.number(),
    outcome: z.enum(COMPLAINT_OUTCOMES),
    answer: z.string(),
  }),
} as const
