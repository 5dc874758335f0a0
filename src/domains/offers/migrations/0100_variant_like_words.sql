-- The head words of the offer's name where its shop's category path alone does not tell what it is, null where it does:
-- together with the path what the shop's like offers share (offerKind of the catalogue). Corrections and the queue of
-- offers without a category go by it.
alter table offers.variant add column like_words text;
create index variant_uncategorised on offers.variant (eshop_id) where category_id is null and state = 'live';
