-- Which words tell articles apart within a series of one shop is known of all its offers together (ADR 0047): the series of an
-- offer, as keys that stand in match_key beside those it is compared by, and a hash of the words that it adds to them.
alter table offers.match_article
  add column series bigint[] not null default '{}',
  add column words bigint not null default 0;
-- Of each series of a shop with a few offers: stems that some titles have and others lack, and those that all have.
create table offers.match_series (
  key bigint primary key,
  telling text[] not null,
  shared text[] not null,
  -- of many of these articles the shop says the same as of others
  is_repeating boolean not null
);
