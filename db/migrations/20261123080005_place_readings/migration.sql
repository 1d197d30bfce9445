ALTER TABLE "jobs" ADD COLUMN "places_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "employer_boards" ADD COLUMN "home_country" char(2);--> statement-breakpoint
ALTER TABLE "employer_boards" ADD COLUMN "home_state" char(2);--> statement-breakpoint
CREATE INDEX "jobs_places_read" ON "jobs" ("places_version") WHERE expired_at is null;