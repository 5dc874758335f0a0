-- How often an offer was clicked on lately, which admins are shown of 48 at once: without reading all clicks that it ever had.
create index click_billable_variant on clicks.click (variant_id, at) where billable;
