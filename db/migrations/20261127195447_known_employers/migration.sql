-- Two spellings of one employer share a key: without legal forms, words of hiring and "US", with letters that look
-- alike as one.
CREATE FUNCTION employer_key(company_slug text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN replace(replace(translate(replace(coalesce(
	nullif(regexp_replace('-' || company_slug || '-', '-(the|and|of|an?|at|by|for|in|to|with|us|u-s|usa|u-s-a|united-states-of-america|united-states|inc|incorporated|l-l-c|llc|l-t-d|ltd|limited|co|company|corp|corporation|plc|llp|lp|pbc|gmbh|co-op|coop|cooperative|dept|department|careers?|jobs?|hiring|hires|now|official(ly)?|verified|real|hr|human-resources|recruit(ing|ment|ers?)|talent|acquisition|teams?|staff(ing)?|employment|employer|opportunit(y|ies)|openings?|vacanc(y|ies)|positions?|apply|applications?|work(ing)?|join|online|portal|page|site|website|www|com|org|net|gov)(?=-)', '', 'g'), '-'),
	company_slug
), '-', ''), '01i34578', 'olleastb'), 'rn', 'm'), 'vv', 'w');
--> statement-breakpoint
CREATE INDEX "jobs_employer" ON "jobs" (employer_key(company_slug)) WHERE featured_until is null;
