CREATE TABLE "job_scopes" (
	"source" text,
	"scope" text,
	"whole_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "job_scopes_pkey" PRIMARY KEY("source","scope")
);
--> statement-breakpoint
ALTER TABLE "job_sightings" ADD COLUMN "gone_reason" text;--> statement-breakpoint
ALTER TABLE "job_sightings" ADD COLUMN "posted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "reposted_on" date[] DEFAULT '{}'::date[] NOT NULL;--> statement-breakpoint
DROP INDEX "jobs_ended";--> statement-breakpoint
CREATE INDEX "jobs_ended" ON "jobs" ("expired_at","end_reason") WHERE expired_at is not null;