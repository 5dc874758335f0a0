-- The place of the shop's mark among the images, named by its bytes (ADR 0066); null: it gave none.
alter table eshops.eshop add column logo text check (logo ~ '^inspiration/([0-9a-f]{2}/){3}e[0-9a-f]{16}$');
