ALTER TABLE "applications" ADD COLUMN "stated" jsonb;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "stated" jsonb;