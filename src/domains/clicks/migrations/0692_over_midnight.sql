-- Hashes of visitors and networks live for a day of UTC: of a click in the first hour after midnight those of the day before stand here too, so that what was
-- clicked before midnight is still its double, and a shop's people are still known (ADR 0036). Forgotten after two days.
alter table clicks.click
  add column visitor_eve text,
  add column network_eve text;
create index click_eve on clicks.click (at) where visitor_eve is not null;
create index click_billable_visitor_eve on clicks.click (variant_id, visitor_eve, at) where billable and visitor_eve is not null;
create index click_billable_network_eve on clicks.click (variant_id, network_eve, at) where billable and network_eve is not null;
