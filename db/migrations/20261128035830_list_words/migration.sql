DROP INDEX "jobs_housed";--> statement-breakpoint
DROP INDEX "jobs_search";--> statement-breakpoint
-- One statement writes the table once.
ALTER TABLE "jobs"
	ADD COLUMN "words" tsvector GENERATED ALWAYS AS (job_search_words(title, company_name, places_text, job_type) || setweight(to_tsvector('pg_catalog.english', plain_words(description)), 'D')) STORED NOT NULL,
	DROP COLUMN "description_words";--> statement-breakpoint
DROP FUNCTION "word_cells";--> statement-breakpoint
CREATE INDEX "jobs_letters" ON "jobs" USING gin (title gin_trgm_ops,places_text gin_trgm_ops) WHERE expired_at is null and featured_until is null;--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("facets","search_words","words") WHERE expired_at is null and featured_until is null;
