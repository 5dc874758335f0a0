-- Money that has come, by hand or from the bank's file. Which shop it is of may be found later: an assignment is a row of its own.
create table billing.payment (
  id bigint generated always as identity primary key,
  received_on date not null,
  -- negative: money that went back
  cents bigint not null check (cents <> 0),
  -- whose it is; null: nobody knew when it came
  eshop_id integer,
  -- the invoice that it names; null: none, and it is the shop's
  document_id bigint references billing.document,
  -- as the bank has it, cut
  remittance text check (length(remittance) <= 300),
  source text not null check (source in ('hand', 'camt.053', 'csv')),
  -- the bank's name of the movement, or what stands for it: a file that is brought twice brings nothing
  bank_key text unique check (length(bank_key) <= 200),
  journal_id bigint not null unique references billing.journal,
  check (document_id is null or eshop_id is not null)
);
create index payment_eshop on billing.payment (eshop_id, id);
create index payment_document on billing.payment (document_id);

create table billing.assignment (
  payment_id bigint primary key references billing.payment,
  eshop_id integer not null,
  document_id bigint references billing.document,
  journal_id bigint not null unique references billing.journal
);
create index assignment_document on billing.assignment (document_id);

create trigger payment_stays before update or delete or truncate on billing.payment
  for each statement execute function billing.refuse_rewriting();
create trigger assignment_stays before update or delete or truncate on billing.assignment
  for each statement execute function billing.refuse_rewriting();
revoke update, delete, truncate on billing.payment, billing.assignment from public;
