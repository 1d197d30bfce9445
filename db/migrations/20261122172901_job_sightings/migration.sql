ALTER TABLE "job_postings" RENAME TO "job_sightings";--> statement-breakpoint
ALTER INDEX "job_postings_source" RENAME TO "job_sightings_source";--> statement-breakpoint
ALTER INDEX "job_postings_job" RENAME TO "job_sightings_job";--> statement-breakpoint
ALTER INDEX "job_postings_scope" RENAME TO "job_sightings_scope";--> statement-breakpoint
-- Processes of the release before use the old name until they stop. The migration after this one's release drops it.
CREATE VIEW "job_postings" AS SELECT * FROM "job_sightings";
