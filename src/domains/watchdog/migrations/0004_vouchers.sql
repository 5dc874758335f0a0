-- Who watches a shop's listing hears of the vouchers that begin there, each once.
alter table watchdog.listing add column eshop_id integer;
create table watchdog.list_voucher (
  watch_id bigint not null references watchdog.listing_watch on delete cascade,
  code text not null,
  -- a code that is given out again is another voucher; -infinity: the shop does not say since when
  begins_at timestamptz not null,
  -- it held when the watch began, or it has been told
  is_told boolean not null,
  primary key (watch_id, code, begins_at)
);
