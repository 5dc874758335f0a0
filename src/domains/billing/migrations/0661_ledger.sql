-- Double entry in micro-euros (ADR 0118): a transaction of the journal has two entries or more that sum to zero. Only added to.
create table billing.journal (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind in ('clicks', 'correction', 'invoice', 'credit_note', 'payment', 'assignment')),
  -- of what it was made: the same is never posted twice
  key text not null unique check (length(key) between 1 and 200),
  -- how many it has; more are never added later
  entries integer not null check (entries >= 2),
  -- of clicks: those whose billable_number is above the one, up to the other
  clicks_after bigint unique,
  clicks_through bigint unique,
  note text check (length(note) <= 500),
  check ((kind = 'clicks') = (clicks_after is not null)),
  check ((clicks_after is null) = (clicks_through is null)),
  check (clicks_through > clicks_after)
);

create table billing.entry (
  id bigint generated always as identity primary key,
  journal_id bigint not null references billing.journal,
  account text not null
    check (account in ('unbilled', 'receivable', 'click_revenue', 'corrections', 'vat', 'rounding', 'bank', 'unmatched')),
  eshop_id integer,
  -- in Portugal: of the clicks, of the end of the month that was invoiced
  day date,
  -- of one click
  cpc_micros bigint,
  clicks integer,
  micros bigint not null check (micros <> 0),
  check ((account in ('unbilled', 'receivable')) = (eshop_id is not null)),
  check ((account = 'unbilled') = (day is not null))
);
create index entry_journal on billing.entry (journal_id);
create index entry_unbilled on billing.entry (eshop_id, day) where account = 'unbilled';
create index entry_receivable on billing.entry (eshop_id) where account = 'receivable';

-- One click each that was posted and found bad afterwards; a click is taken back once.
create table billing.correction (
  uid uuid primary key,
  journal_id bigint not null references billing.journal,
  eshop_id integer not null,
  day date not null,
  cpc_micros bigint not null check (cpc_micros > 0),
  reason text not null check (length(reason) between 1 and 60)
);
create index correction_eshop on billing.correction (eshop_id, day);

-- Sums of a shop's clicks by day and price, of the entries of clicks and corrections: what statistics are read from. `ledger verify` compares.
create table billing.day (
  eshop_id integer not null,
  day date not null,
  cpc_micros bigint not null,
  clicks integer not null default 0,
  micros bigint not null default 0,
  corrected_clicks integer not null default 0,
  corrected_micros bigint not null default 0,
  primary key (eshop_id, day, cpc_micros)
);

create function billing.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'billing.% is only added to', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger journal_stays before update or delete or truncate on billing.journal
  for each statement execute function billing.refuse_rewriting();
create trigger entry_stays before update or delete or truncate on billing.entry
  for each statement execute function billing.refuse_rewriting();
create trigger correction_stays before update or delete or truncate on billing.correction
  for each statement execute function billing.refuse_rewriting();
revoke update, delete, truncate on billing.journal, billing.entry, billing.correction from public;

-- All entries of a transaction are written by one statement, so that the sums are asked once for all and not once for each.
create function billing.refuse_unbalanced() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  select j.id, j.entries, count(*) as found, sum(e.micros) as micros into wrong
    from (select distinct journal_id from added) a
    join billing.journal j on j.id = a.journal_id
    join billing.entry e on e.journal_id = j.id
    group by j.id, j.entries having count(*) <> j.entries or sum(e.micros) <> 0 limit 1;
  if found then
    raise exception 'transaction % of the ledger sums to % micro-euros in % of % entries', wrong.id, wrong.micros, wrong.found, wrong.entries
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger entry_balances after insert on billing.entry
  referencing new table as added for each statement execute function billing.refuse_unbalanced();

-- A transaction without entries would have passed the check above.
create function billing.refuse_empty() returns trigger language plpgsql as $$
begin
  if not exists (select from billing.entry where journal_id = new.id) then
    raise exception 'transaction % of the ledger has no entries', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger journal_has_entries after insert on billing.journal
  deferrable initially deferred for each row execute function billing.refuse_empty();
