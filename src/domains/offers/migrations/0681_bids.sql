-- What shops pay for clicks on offers, as billing tells it (`tellBids`): the targets of clicks and the index read it with the offer's row.
create table offers.bid (
  variant_id bigint primary key,
  -- micro-euros; 0: nothing any more
  cpc_micros integer not null check (cpc_micros >= 0),
  -- whether it counts in the recommended order now: not while its budget is used up or pauses
  is_in_force boolean not null,
  -- how it came about: chosen by us within a budget, by the shop, or so that it holds its place
  mode text not null check (mode in ('APO', 'MPO', 'RPO')),
  -- what was bid before, as far as a page may be that old: [until (seconds), micro-euros] each, oldest first
  earlier jsonb not null default '[]'
);
