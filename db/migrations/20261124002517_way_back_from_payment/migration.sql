ALTER TABLE "checkouts" ADD COLUMN "next" text;--> statement-breakpoint
CREATE INDEX "jobs_ended" ON "jobs" ("expired_at") WHERE expired_at is not null;