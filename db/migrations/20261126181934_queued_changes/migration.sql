CREATE TABLE "applied_changes" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"applied_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "apply_later_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "applied_changes_person" ON "applied_changes" ("user_id");--> statement-breakpoint
CREATE INDEX "applied_changes_age" ON "applied_changes" ("applied_at");--> statement-breakpoint
ALTER TABLE "applied_changes" ADD CONSTRAINT "applied_changes_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;