-- Where a shop is written to about its products (questions); of the shops file, never shown.
alter table eshops.eshop add column contact_mail text check (length(contact_mail) <= 254);
