-- Money of clicks is in micro-euros. `cpc_cents` was never anything but 0; nothing writes it any more, and it goes with a later release.
alter table clicks.click
  -- what the shop pays for the click, if it counts: never more than was bid when its page was drawn, or at the click
  add column cpc_micros integer not null default 0,
  -- the part of a budget that was kept for it; null: it costs nothing
  add column lease_id uuid,
  -- it would have cost something, but no budget was left for it
  add column is_after_cap boolean not null default false;
