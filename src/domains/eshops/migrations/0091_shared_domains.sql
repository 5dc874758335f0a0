-- A marketplace's or a group's host may carry several shops, and the command line does not ask whose a domain is: it may stand
-- at more than one shop. A registered shop's file is still refused a domain that another shop has (apply-shop.ts).
alter table eshops.eshop_domain drop constraint eshop_domain_pkey;
alter table eshops.eshop_domain add primary key (domain, eshop_id);
