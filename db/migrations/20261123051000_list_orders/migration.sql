ALTER TABLE "jobs" ADD COLUMN "starts_on" date;--> statement-breakpoint
CREATE INDEX "jobs_type" ON "jobs" ("job_type","date_posted","id") WHERE expired_at is null and featured_until is null and job_type is not null;--> statement-breakpoint
CREATE INDEX "jobs_closing" ON "jobs" ("valid_through","id") WHERE expired_at is null and featured_until is null and valid_through is not null;--> statement-breakpoint
CREATE INDEX "jobs_starting" ON "jobs" ("starts_on","id") WHERE expired_at is null and featured_until is null and starts_on is not null;