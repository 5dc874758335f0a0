-- What the EU's register (VIES) has said of tax numbers (ADR 0128). Only added to: with an invoice without tax goes that its number was looked up.
create table billing.vat_answer (
  id bigint generated always as identity primary key,
  -- with the prefix of VAT numbers: 'ES…', 'EL…'
  vat_number text not null check (vat_number ~ '^[A-Z]{2}[A-Z0-9+*]{2,20}$'),
  answered_at timestamptz not null,
  is_valid boolean not null,
  -- under which the register can find that it was asked; null: it gave none
  consultation text check (length(consultation) between 1 and 100)
);
create index vat_answer_number on billing.vat_answer (vat_number, id desc);

-- The last try to ask it; a number that it has not answered is tried again later.
create table billing.vat_question (
  vat_number text primary key,
  tried_at timestamptz not null,
  -- null: it answered
  failure text check (length(failure) between 1 and 200)
);
