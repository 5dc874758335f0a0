-- What an offer says stands as the JSON text that it was written as (ADR 0035): nothing is searched for inside it by its index, and
-- taking it apart into jsonb was a quarter of what an arriving offer cost the database.
alter table offers.variant
  alter column attributes drop default,
  alter column attributes type json using attributes::text::json,
  alter column attributes set default '{}',
  alter column extra type json using extra::text::json,
  alter column shipping type json using shipping::text::json;
-- A product's attributes are merged from its offers' where they are read, which is where its offers are read too: most products have
-- one offer, and all that it said stood twice.
alter table offers.product drop column attributes;
