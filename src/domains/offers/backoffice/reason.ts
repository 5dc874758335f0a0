import { z } from 'zod'

/** Why somebody changes something; it stands in the log. */
export const reasonSchema = z.string().trim().min(3).max(500)
