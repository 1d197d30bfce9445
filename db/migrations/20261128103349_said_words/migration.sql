DROP INDEX "jobs_search";--> statement-breakpoint
-- One statement writes the table once. Jobs are read again for the words of their texts.
ALTER TABLE "jobs"
	DROP COLUMN "facets",
	ADD COLUMN "said_words" text[] DEFAULT '{}'::text[] NOT NULL,
	ADD COLUMN "facets" text[] GENERATED ALWAYS AS (job_facets(title, places_text, us_states, country_codes, salary_yearly, has_remote, work_arrangement, fact_words, place_words || said_words)) STORED NOT NULL,
	ALTER COLUMN "facets" SET STORAGE MAIN;--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("facets","search_words","words") WHERE expired_at is null and featured_until is null;
