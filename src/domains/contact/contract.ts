/** What others may use of the contact forms (architecture.md, Layout). */
export { type Contact, createContact, type SendOutcome, type SentForm } from './contact.ts'
export {
  CONTACT_LIMITS,
  type ContactComplaints,
  type ContactField,
  type ContactMessage,
  type ContactPlace,
  readMessage,
} from './message.ts'
