-- A choice of somebody without an account: known by the random number that their browser keeps as its proof, and by nothing else.
alter table identity.consent_record
  alter column person_id drop not null,
  add column consent_id uuid,
  add check (num_nonnulls(person_id, consent_id) = 1);
create index consent_record_proof on identity.consent_record (consent_id, what, id desc) where consent_id is not null;
