-- Who says it: the shop corrects what we read of its own offers, people of the site all that stands in place of a feed. What the site says
-- a shop does not take back.
alter table offers.variant_override add column by_shop boolean not null default false;
