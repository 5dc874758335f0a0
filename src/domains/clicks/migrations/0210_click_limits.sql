-- What a network may count is limited (ADR 0036); the network is known for a day, by a keyed hash like the visitor's.
alter table clicks.click
  -- null: the click came before there were such limits
  add column network_day text;

-- Only clicks that count are ever looked for by who made them: the others need no place in an index.
drop index clicks.click_visitor;
drop index clicks.click_visitor_day;
create index click_billable_visitor on clicks.click (variant_id, visitor, at) where billable;
create index click_billable_visitor_day on clicks.click (variant_id, visitor_day, at) where billable;
create index click_billable_network on clicks.click (network_day, variant_id, at) where billable;
create index click_billable_rendering on clicks.click (rendering) where billable;
