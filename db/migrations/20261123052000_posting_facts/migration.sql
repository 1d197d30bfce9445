ALTER TABLE "posted_jobs" ADD COLUMN "facts" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "posted_jobs" ADD COLUMN "positions_filled" integer DEFAULT 0 NOT NULL;