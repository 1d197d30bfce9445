CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- What filters ask for. Words of one or two characters have no trigram, so they are facets too.
CREATE FUNCTION job_facets(
	title text, places_text text, us_states text[], country_codes text[],
	salary_yearly double precision, has_remote boolean, work_arrangement text
) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array(
	SELECT 'state:' || code FROM unnest(us_states) AS code
	UNION SELECT 'country:' || code FROM unnest(country_codes) AS code
	UNION SELECT 'pay:' || step FROM unnest(array[30000, 50000, 75000, 100000]) AS step WHERE salary_yearly >= step
	UNION SELECT CASE WHEN has_remote THEN 'work:remote' ELSE 'work:onsite' END
	UNION SELECT 'work:hybrid' WHERE has_remote AND work_arrangement = 'hybrid'
	UNION SELECT 'word:' || word[1] FROM regexp_matches(lower(title), '\m[[:alnum:]]{1,2}\M', 'g') AS word
	UNION SELECT 'place:' || word[1] FROM regexp_matches(places_text, '\m[[:alnum:]]{1,2}\M', 'g') AS word
	ORDER BY 1
);
--> statement-breakpoint
CREATE TABLE "job_postings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"job_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"scope" text,
	"places" jsonb DEFAULT '[]' NOT NULL,
	"url" text,
	"apply_url" text,
	"content_hash" text NOT NULL,
	"first_seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"missed_fetches" smallint DEFAULT 0 NOT NULL,
	"gone_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"slug" text NOT NULL,
	"url" text,
	"title" text NOT NULL,
	"company_name" text NOT NULL,
	"company_slug" text NOT NULL,
	"company_logo_url" text,
	"company_url" text,
	"location" text NOT NULL,
	"country_code" char(2),
	"state" text,
	"city" text,
	"places" jsonb DEFAULT '[]' NOT NULL,
	"places_text" text DEFAULT '' NOT NULL,
	"us_states" text[] DEFAULT '{}'::text[] NOT NULL,
	"country_codes" text[] DEFAULT '{}'::text[] NOT NULL,
	"has_remote" boolean DEFAULT false NOT NULL,
	"work_arrangement" text DEFAULT 'onsite' NOT NULL,
	"job_type" text,
	"category" text NOT NULL,
	"date_posted" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"valid_through" timestamp(3) with time zone,
	"salary_min" double precision,
	"salary_max" double precision,
	"salary_currency" char(3),
	"salary_unit" text,
	"salary_yearly" double precision,
	"description" text DEFAULT '' NOT NULL,
	"description_md" text DEFAULT '' NOT NULL,
	"apply_url" text,
	"source" text NOT NULL,
	"fingerprint" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"facets" text[] GENERATED ALWAYS AS (job_facets(title, places_text, us_states, country_codes, salary_yearly, has_remote, work_arrangement)) STORED NOT NULL,
	"expired_at" timestamp(3) with time zone,
	"featured_until" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posted_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"title" text NOT NULL,
	"company_name" text NOT NULL,
	"company_logo_url" text,
	"location" text NOT NULL,
	"country_code" char(2) NOT NULL,
	"state" text,
	"city" text,
	"has_remote" boolean DEFAULT false NOT NULL,
	"job_type" text,
	"date_posted" timestamp(3) with time zone,
	"salary_min" double precision,
	"salary_max" double precision,
	"salary_currency" char(3),
	"salary_unit" text,
	"description" text NOT NULL,
	"description_md" text NOT NULL,
	"apply_url" text,
	"apply_email" text,
	"contact_email" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"is_paid" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_usage_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"source" text NOT NULL,
	"mode" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp(3) with time zone,
	"keywords_queried" text[] DEFAULT '{}'::text[] NOT NULL,
	"jobs_fetched" integer DEFAULT 0 NOT NULL,
	"jobs_added" integer DEFAULT 0 NOT NULL,
	"jobs_updated" integer DEFAULT 0 NOT NULL,
	"jobs_expired" integer DEFAULT 0 NOT NULL,
	"jobs_skipped" jsonb DEFAULT '{}' NOT NULL,
	"api_calls_made" integer DEFAULT 0 NOT NULL,
	"requests_remaining" integer,
	"jobs_remaining" integer,
	"quota_resets_at" timestamp(3) with time zone,
	"error" text,
	"warnings" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "job_postings_source" ON "job_postings" ("source","source_id");--> statement-breakpoint
CREATE INDEX "job_postings_job" ON "job_postings" ("job_id");--> statement-breakpoint
CREATE INDEX "job_postings_scope" ON "job_postings" ("source","scope") WHERE gone_at is null and scope is not null;--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" ("date_posted","id") WHERE expired_at is null and featured_until is null;--> statement-breakpoint
CREATE INDEX "jobs_remote" ON "jobs" ("date_posted","id") WHERE expired_at is null and featured_until is null and has_remote;--> statement-breakpoint
CREATE INDEX "jobs_featured" ON "jobs" ("featured_until") WHERE featured_until is not null and expired_at is null;--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" ("company_slug","date_posted","id") WHERE expired_at is null;--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin (title gin_trgm_ops,places_text gin_trgm_ops,"facets") WHERE expired_at is null and featured_until is null;--> statement-breakpoint
CREATE INDEX "jobs_id_suffix" ON "jobs" (right(id::text, 6));--> statement-breakpoint
CREATE INDEX "jobs_fingerprint" ON "jobs" ("fingerprint") WHERE expired_at is null;--> statement-breakpoint
CREATE INDEX "jobs_expiring" ON "jobs" ("expires_at") WHERE expired_at is null;--> statement-breakpoint
CREATE INDEX "jobs_demo" ON "jobs" ("id") WHERE is_demo;--> statement-breakpoint
CREATE INDEX "posted_jobs_live" ON "posted_jobs" ("status","is_paid","expires_at");--> statement-breakpoint
CREATE INDEX "api_usage_log_newest" ON "api_usage_log" ("created_at");--> statement-breakpoint
CREATE INDEX "api_usage_log_source" ON "api_usage_log" ("source","created_at");--> statement-breakpoint
ALTER TABLE "job_postings" ADD CONSTRAINT "job_postings_job_id_jobs_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE;--> statement-breakpoint
-- Sightings update rows in place: leave room for them in each page.
ALTER TABLE "job_postings" SET (fillfactor = 80);
--> statement-breakpoint
-- Keep long texts out of the pages that lists and searches read.
ALTER TABLE "jobs" SET (toast_tuple_target = 768);
