-- Parts of budgets that click hosts may spend without asking again (ADR 0121). What a budget has spent is their sum: of one that is still open all of it.
create table clicks.lease (
  id uuid primary key,
  eshop_id integer not null,
  -- in Portugal; a lease pays for clicks of this day only
  day date not null,
  granted_micros bigint not null check (granted_micros > 0),
  -- what its holder said last; exact, or never too little, once it is closed
  used_micros bigint not null default 0,
  -- of what was used: clicks that were judged not to be billed
  refunded_micros bigint not null default 0,
  granted_at timestamptz not null,
  -- its holder spends nothing of it from then on
  expires_at timestamptz not null,
  -- the budget was changed: its holder is to give back what is left
  revoked_at timestamptz,
  closed_at timestamptz,
  -- its holder was not heard of again: what its clicks say is what was used, and a click that comes later is not billed
  settled_at timestamptz
);
create index lease_of_eshop on clicks.lease (eshop_id, day);
create index lease_open on clicks.lease (expires_at) where settled_at is null;
create index click_lease on clicks.click (lease_id) where lease_id is not null;
