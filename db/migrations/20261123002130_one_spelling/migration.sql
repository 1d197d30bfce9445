-- Live jobs of one company take one spelling of its name, as intake chooses it from here on: not in capitals where another is not,
-- then that of most jobs, then the first.
UPDATE "jobs" SET "company_name" = one.company_name, "updated_at" = now()
FROM (
	SELECT DISTINCT ON (company_slug) company_slug, company_name
	FROM "jobs" WHERE expired_at IS NULL
	GROUP BY company_slug, company_name
	ORDER BY company_slug, (company_name = upper(company_name) AND company_name ~ '.{7}' OR company_name = lower(company_name)),
		count(*) DESC, min(created_at), company_name
) one
WHERE "jobs".company_slug = one.company_slug AND "jobs".expired_at IS NULL AND "jobs".company_name <> one.company_name;
