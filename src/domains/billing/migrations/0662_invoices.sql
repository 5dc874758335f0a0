-- Whom a shop's invoices are made out to. An invoice keeps a copy: what is changed here changes no document.
create table billing.account (
  eshop_id integer primary key,
  legal_name text not null check (length(legal_name) between 1 and 200),
  -- ISO 3166
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- as it is written in its country, without the country's letters
  tax_number text not null check (length(tax_number) between 1 and 20),
  -- whether the EU's register (VIES) knows it; null: nobody has asked
  is_vat_valid boolean,
  street text not null check (length(street) between 1 and 200),
  postal_code text not null check (length(postal_code) between 1 and 20),
  city text not null check (length(city) between 1 and 100),
  changed_at timestamptz not null default now()
);

-- Numbers of documents: a row is locked while a document takes the next, so that none is left out.
create table billing.series (
  kind text not null check (kind in ('FT', 'NC')),
  year integer not null check (year between 2020 and 2200),
  last_number integer not null default 0,
  last_issued_on date,
  -- by which the tax authority knows the series (Portaria 195/2020); null: nobody has told it of the series
  validation_code text check (validation_code ~ '^[A-Z0-9]{8,}$'),
  primary key (kind, year)
);

create table billing.document (
  id bigint generated always as identity primary key,
  kind text not null,
  year integer not null,
  number integer not null check (number > 0),
  eshop_id integer not null,
  -- the month that was invoiced, by its first day; of a credit note the one of its invoice
  month date not null check (extract(day from month) = 1),
  issued_on date not null,
  due_on date,
  issuer jsonb not null,
  buyer jsonb not null,
  vat_treatment text not null check (vat_treatment in ('mainland', 'madeira', 'azores', 'reverse_charge', 'outside_eu')),
  vat_permille integer not null check (vat_permille between 0 and 300),
  net_cents bigint not null check (net_cents > 0),
  vat_cents bigint not null check (vat_cents >= 0),
  gross_cents bigint not null,
  -- of a credit note: the invoice
  credits bigint references billing.document,
  reason text check (length(reason) between 1 and 500),
  atcud text,
  -- by which a payment is known (ISO 11649)
  reference text not null unique,
  journal_id bigint not null unique references billing.journal,
  unique (kind, year, number),
  foreign key (kind, year) references billing.series,
  check (gross_cents = net_cents + vat_cents),
  check ((kind = 'NC') = (credits is not null)),
  check ((kind = 'NC') = (reason is not null)),
  check ((kind = 'FT') = (due_on is not null))
);
-- A run that is done twice invoices a month once.
create unique index document_month on billing.document (eshop_id, month) where kind = 'FT';
create index document_credits on billing.document (credits);
create index document_eshop on billing.document (eshop_id, id);

create table billing.document_line (
  document_id bigint not null references billing.document,
  place integer not null,
  -- of the clicks, by its first day
  service_month date not null,
  text text not null,
  -- null: not of clicks
  clicks integer,
  -- what the ledger had; of a line that a person wrote the cents
  micros bigint not null,
  cents bigint not null,
  primary key (document_id, place)
);

-- The document as it was sent, kept as it is.
create table billing.document_file (
  document_id bigint primary key references billing.document,
  pdf bytea not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$')
);

create trigger document_stays before update or delete or truncate on billing.document
  for each statement execute function billing.refuse_rewriting();
create trigger document_line_stays before update or delete or truncate on billing.document_line
  for each statement execute function billing.refuse_rewriting();
create trigger document_file_stays before update or delete or truncate on billing.document_file
  for each statement execute function billing.refuse_rewriting();
revoke update, delete, truncate on billing.document, billing.document_line, billing.document_file from public;
