-- What search has counted of a product (ADR 0071), told by `tellPopularity` and `tellBestsellers`: cards and the index read it with the product's row.
alter table offers.product
  add column popularity_step smallint not null default 0,
  -- among the first of its category; null: it is not
  add column bestseller_place smallint;
create index product_bestseller on offers.product (id) where bestseller_place is not null;
