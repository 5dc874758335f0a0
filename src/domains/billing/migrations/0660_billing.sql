-- What shops owe for clicks, and what was invoiced and paid of it (issue 34). Money is kept for ten years: the law wants it (CIVA, art. 52).
create schema billing;
