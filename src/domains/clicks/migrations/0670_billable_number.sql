-- Clicks that count are numbered without gaps in the order in which they are judged, under the lock of the judge: whoever follows the numbers sees each
-- once and misses none (the ledger, ADR 0118). Clicks of before have none; they cost nothing.
alter table clicks.click add column billable_number bigint;
create unique index click_billable_number on clicks.click (billable_number) where billable_number is not null;
