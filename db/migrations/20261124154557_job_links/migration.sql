CREATE TABLE "job_links" (
	"sighting_id" uuid PRIMARY KEY,
	"host" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"asked_at" timestamp(3) with time zone,
	"outcome" text,
	"status" integer,
	"problem" text,
	"etag" text,
	"last_modified" text,
	"dead_since" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "link_hosts" (
	"host" text PRIMARY KEY,
	"next_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"day" date,
	"asked_that_day" smallint DEFAULT 0 NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"dead" integer DEFAULT 0 NOT NULL,
	"unknown" integer DEFAULT 0 NOT NULL,
	"refusals_in_a_row" smallint DEFAULT 0 NOT NULL,
	"paused_until" timestamp(3) with time zone,
	"robots" text,
	"robots_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE INDEX "job_links_host" ON "job_links" ("host","due_at");--> statement-breakpoint
CREATE INDEX "job_links_due" ON "job_links" ("due_at");--> statement-breakpoint
CREATE INDEX "link_hosts_paused" ON "link_hosts" ("paused_until") WHERE paused_until is not null;--> statement-breakpoint
ALTER TABLE "job_links" ADD CONSTRAINT "job_links_sighting_id_job_sightings_id_fkey" FOREIGN KEY ("sighting_id") REFERENCES "job_sightings"("id") ON DELETE CASCADE;--> statement-breakpoint
INSERT INTO "job_links" ("sighting_id", "host", "due_at")
SELECT "id", "host", greatest("last_seen_at" + interval '3 days', now() + random() * interval '3 days') FROM (
	SELECT "id", "last_seen_at", lower(substring(coalesce("url", "apply_url") from '^https?://([^/?#@]+)(?:[/?#]|$)')) AS "host"
	FROM "job_sightings" WHERE "gone_at" IS NULL
) "live" WHERE "host" IS NOT NULL;--> statement-breakpoint
INSERT INTO "link_hosts" ("host") SELECT DISTINCT "host" FROM "job_links";
