-- Lower case, without accents, only letters and digits with one blank between; "U.S." is "us", "&" is "and". As core/search/plain-words.ts does.
CREATE FUNCTION plain_words(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
	regexp_replace(
		-- Looking for accents takes a moment, taking them off letter by letter most of the time of all.
		CASE WHEN written ~ '[À-ž]|[Ș-ț]' THEN
			translate(
				replace(lower(left(written, 50000)), '&', ' and '),
				'àáâãäåāăąçćčďđèéêëēėęěğģìíîïīįıķłľļñńňņòóôõöøōőŕřšśşșťţțùúûüūůűųýÿžźż',
				'aaaaaaaaacccddeeeeeeeeggiiiiiiiklllnnnnoooooooorrsssstttuuuuuuuuyyzzz'
			)
		ELSE replace(lower(left(written, 50000)), '&', ' and ') END,
		'\m([a-z])\.(?=[a-z]\M)', '\1', 'g'
	),
	'[^[:alnum:]]+', ' ', 'g'
);
--> statement-breakpoint
CREATE FUNCTION job_search_words(title text, company_name text, places_text text, job_type text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(to_tsvector('pg_catalog.english', plain_words(title)), 'A')
	|| setweight(to_tsvector('pg_catalog.english', plain_words(company_name)), 'B')
	|| setweight(to_tsvector('pg_catalog.english', plain_words(places_text || ' ' || coalesce(job_type, ''))), 'C');
--> statement-breakpoint
CREATE FUNCTION job_facets(
	title text, places_text text, us_states text[], country_codes text[],
	salary_yearly double precision, has_remote boolean, work_arrangement text, fact_words text[], place_words text[]
) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array(
	SELECT unnest(job_facets(title, places_text, us_states, country_codes, salary_yearly, has_remote, work_arrangement))
	UNION SELECT unnest(fact_words)
	UNION SELECT unnest(place_words)
	ORDER BY 1
);
--> statement-breakpoint
-- One statement writes the table once. What conditions look at stays in the row: to fetch it from beside costs more than all else.
ALTER TABLE "jobs"
	DROP COLUMN "facets",
	ADD COLUMN "fact_words" text[] DEFAULT '{}'::text[] NOT NULL,
	ADD COLUMN "place_words" text[] DEFAULT '{}'::text[] NOT NULL,
	ADD COLUMN "latitudes" double precision[] DEFAULT '{}'::double precision[] NOT NULL,
	ADD COLUMN "longitudes" double precision[] DEFAULT '{}'::double precision[] NOT NULL,
	ADD COLUMN "read_version" smallint DEFAULT 0 NOT NULL,
	ADD COLUMN "facets" text[] GENERATED ALWAYS AS (job_facets(title, places_text, us_states, country_codes, salary_yearly, has_remote, work_arrangement, fact_words, place_words)) STORED NOT NULL,
	ADD COLUMN "search_words" tsvector GENERATED ALWAYS AS (job_search_words(title, company_name, places_text, job_type)) STORED NOT NULL,
	ADD COLUMN "description_words" tsvector GENERATED ALWAYS AS (to_tsvector('pg_catalog.english', plain_words(description))) STORED NOT NULL,
	ALTER COLUMN "facets" SET STORAGE MAIN,
	ALTER COLUMN "search_words" SET STORAGE MAIN,
	SET (toast_tuple_target = 1024);
--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin (title gin_trgm_ops,places_text gin_trgm_ops,"facets","search_words") WHERE expired_at is null and featured_until is null;--> statement-breakpoint
CREATE INDEX "jobs_descriptions" ON "jobs" USING gin ("description_words") WHERE expired_at is null and featured_until is null;--> statement-breakpoint
DROP VIEW "job_postings";
