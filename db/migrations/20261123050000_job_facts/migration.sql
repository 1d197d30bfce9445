CREATE TABLE "job_facts" (
	"job_id" uuid,
	"position" smallint,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"low" double precision,
	"high" double precision,
	"unit" text,
	"from_day" date,
	"until_day" date,
	"precision" text,
	"proof" text,
	"proof_from" integer,
	"proof_to" integer,
	"origin" text NOT NULL,
	"is_unsure" boolean DEFAULT false NOT NULL,
	"hidden_at" timestamp(3) with time zone,
	CONSTRAINT "job_facts_pkey" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "aside" text;--> statement-breakpoint
CREATE INDEX "job_facts_name" ON "job_facts" ("name","job_id");--> statement-breakpoint
CREATE INDEX "jobs_aside" ON "jobs" ("id") WHERE expired_at is null and featured_until is null and aside is not null;--> statement-breakpoint
CREATE INDEX "jobs_read" ON "jobs" ("read_version") WHERE expired_at is null;--> statement-breakpoint
ALTER TABLE "job_facts" ADD CONSTRAINT "job_facts_job_id_jobs_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE;