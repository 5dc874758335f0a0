-- A visitor counts once a day and product for what products are asked for (ADR 0071): was there one before? The hash of a day says the day itself.
create index click_billable_product on clicks.click (product_id, visitor_day) where billable;
create index click_billable_product_visitor on clicks.click (product_id, visitor, at) where billable;
