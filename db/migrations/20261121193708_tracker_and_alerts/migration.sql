CREATE TABLE "job_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"user_id" uuid,
	"email" text,
	"name" text NOT NULL,
	"search_criteria" jsonb NOT NULL,
	"remote_preference" boolean DEFAULT false NOT NULL,
	"frequency" text DEFAULT 'daily' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"covered_until" timestamp(3) with time zone NOT NULL,
	"next_due_at" timestamp(3) with time zone NOT NULL,
	"last_sent_at" timestamp(3) with time zone,
	"removed_at" timestamp(3) with time zone,
	CONSTRAINT "job_alerts_owner" CHECK ((user_id is null) <> (email is null))
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"job_title" text NOT NULL,
	"company_name" text NOT NULL,
	"location" text NOT NULL,
	"job_url" text NOT NULL,
	"job_type" text,
	"salary" text,
	"description_md" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"removed_at" timestamp(3) with time zone,
	"status" text DEFAULT 'applied' NOT NULL,
	"applied_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"job_title" text NOT NULL,
	"company_name" text NOT NULL,
	"location" text NOT NULL,
	"job_url" text NOT NULL,
	"job_type" text,
	"salary" text,
	"description_md" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"removed_at" timestamp(3) with time zone,
	"saved_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD COLUMN "save_job_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "listed_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "job_alerts_user" ON "job_alerts" ("user_id","created_at") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "job_alerts_email" ON "job_alerts" ("email") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "job_alerts_due" ON "job_alerts" ("next_due_at","id") WHERE is_active and confirmed_at is not null and removed_at is null;--> statement-breakpoint
CREATE INDEX "job_alerts_unconfirmed" ON "job_alerts" ("created_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "job_alerts_removed" ON "job_alerts" ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "jobs_listed" ON "jobs" ("listed_at") WHERE expired_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" ("user_id","job_id");--> statement-breakpoint
CREATE INDEX "applications_list" ON "applications" ("user_id","applied_at","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "applications_removed" ON "applications" ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_jobs_once" ON "saved_jobs" ("user_id","job_id");--> statement-breakpoint
CREATE INDEX "saved_jobs_list" ON "saved_jobs" ("user_id","saved_at","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "saved_jobs_removed" ON "saved_jobs" ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;