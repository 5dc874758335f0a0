-- When a shop's offers changed last, for the date of its page in the sitemap: kept from the events of imports.
create table offers.eshop_change (
  eshop_id integer primary key,
  changed_at timestamptz not null
);
