-- What the reviews of an offer claim, as places in their texts: no word of a review stands here. A product's are those of its offers together.
create table reviews.summary (
  variant_id bigint primary key,
  -- Counted up with each change of the offer's reviews, and what it was when they were read: until the two are one, they are to be read.
  told integer not null default 1,
  read integer not null default 0,
  -- Who read them: the version of the rules, and the model's name where there is one.
  reader text not null default '',
  -- Of each review with a text: its id, a hash of the text (copies count once), and what it says (summaries/reading.ts).
  readings jsonb not null default '[]'
);
create index summary_due on reviews.summary (variant_id) where told <> read;

-- What stands elsewhere about a product, in the words of who runs the site, with where it stands (E-03 web summary).
create table reviews.web_summary (
  variant_id bigint primary key,
  summary text not null check (length(summary) between 1 and 2000),
  -- [{"name", "url"}], in their order.
  sources jsonb not null check (jsonb_array_length(sources) between 1 and 20)
);
