ALTER TABLE "jobs" ADD COLUMN "relevance_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "kind" text DEFAULT 'job' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "kept_because" text;--> statement-breakpoint
DROP INDEX "jobs_aside";--> statement-breakpoint
CREATE INDEX "jobs_aside" ON "jobs" ("company_slug","date_posted","id") WHERE expired_at is null and featured_until is null and aside is not null;--> statement-breakpoint
DROP INDEX "jobs_ended";--> statement-breakpoint
CREATE INDEX "jobs_ended" ON "jobs" ("expired_at","end_reason","aside") WHERE expired_at is not null;--> statement-breakpoint
CREATE INDEX "jobs_judged" ON "jobs" ("relevance_version") WHERE expired_at is null;