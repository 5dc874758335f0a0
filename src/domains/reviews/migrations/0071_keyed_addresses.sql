-- Hashes of addresses get a key: one without could be tried out with lists of addresses, three years long, when the address itself is gone after 90 days.
-- SQL does not have the key. The worker puts it on the hashes that are there when it starts (key-bare-hashes.ts): none is dropped, because an
-- address that wants no invitations would get some again. A keyed one is a byte longer; its first byte says how it was made.
alter table reviews.invitation drop constraint invitation_address_hash_check;
alter table reviews.invitation add constraint invitation_address_hash_check check (length(address_hash) in (32, 33));
alter table reviews.star_refusal drop constraint star_refusal_address_hash_check;
alter table reviews.star_refusal add constraint star_refusal_address_hash_check check (length(address_hash) in (32, 33));
create index invitation_bare_hash on reviews.invitation (address_hash) where length(address_hash) = 32;
