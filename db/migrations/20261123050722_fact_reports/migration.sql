CREATE TABLE "fact_judgements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"job_id" uuid,
	"claim" text NOT NULL,
	"title" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"proof" text,
	"origin" text NOT NULL,
	"is_unsure" boolean NOT NULL,
	"version" smallint NOT NULL,
	"verdict" text NOT NULL,
	"via" text NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fact_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"job_id" uuid NOT NULL,
	"claim" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"proof" text,
	"note" text DEFAULT '' NOT NULL,
	"user_id" uuid,
	"reporter" text NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp(3) with time zone,
	"settled_by" text,
	"outcome" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "fact_judgements_once" ON "fact_judgements" ("job_id","claim");--> statement-breakpoint
CREATE INDEX "fact_judgements_counted" ON "fact_judgements" ("via","name","is_unsure","verdict");--> statement-breakpoint
CREATE INDEX "fact_judgements_created_at_id_index" ON "fact_judgements" ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "fact_reports_once" ON "fact_reports" ("job_id","claim","reporter") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "fact_reports_open" ON "fact_reports" ("created_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "fact_reports_settled_at_index" ON "fact_reports" ("settled_at");--> statement-breakpoint
CREATE INDEX "fact_reports_user_id_index" ON "fact_reports" ("user_id");--> statement-breakpoint
ALTER TABLE "fact_judgements" ADD CONSTRAINT "fact_judgements_job_id_jobs_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "fact_reports" ADD CONSTRAINT "fact_reports_job_id_jobs_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "fact_reports" ADD CONSTRAINT "fact_reports_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE SET NULL;