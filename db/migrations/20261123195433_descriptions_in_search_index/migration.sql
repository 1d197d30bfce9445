DROP INDEX "jobs_descriptions";--> statement-breakpoint
DROP INDEX "jobs_search";--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin (title gin_trgm_ops,places_text gin_trgm_ops,"facets","search_words","description_words") WHERE expired_at is null and featured_until is null;