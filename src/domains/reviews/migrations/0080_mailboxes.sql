-- The mailbox that an invitation goes to (platform/mail/mailbox.ts), as a keyed hash: an address may be written in many ways, and who is asked is one.
-- Null: made before; its address stands for it.
alter table reviews.invitation add column mailbox_hash bytea check (length(mailbox_hash) = 33);
create index invitation_mailbox on reviews.invitation (coalesce(mailbox_hash, address_hash));
