CREATE TABLE "closing_emails_off" (
	"user_id" uuid PRIMARY KEY,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "told_closing" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "times_told" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "saved_jobs_job" ON "saved_jobs" ("job_id") WHERE removed_at is null;--> statement-breakpoint
ALTER TABLE "closing_emails_off" ADD CONSTRAINT "closing_emails_off_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;