-- The words of a title without numbers and the listing's own places, in one order, with the employer. As core/jobs/duplicates/title-likeness.ts reads them.
CREATE FUNCTION job_opening(company_slug text, title text, places_text text, us_states text[])
RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
	SELECT hashtextextended(company_slug || '/' || string_agg(word, ' ' ORDER BY word COLLATE "C"), 0)
	FROM (
		SELECT DISTINCT word FROM unnest(string_to_array(plain_words(title), ' ')) AS word
		WHERE word <> '' AND word !~ '[0-9]'
			AND word <> ALL ('{i,ii,iii,iv,v,vi,vii,a,an,the,in,at,of,for,near,and,us,usa,united,states,req,requisition}'::text[])
			AND word <> ALL (string_to_array(plain_words(places_text || ' ' || array_to_string(us_states, ' ')), ' '))
	) AS words
);
--> statement-breakpoint
CREATE TABLE "job_pairs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"job_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"likeness" real NOT NULL,
	"doubts" text[] DEFAULT '{}'::text[] NOT NULL,
	"verdict" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp(3) with time zone,
	"settled_by" text
);
--> statement-breakpoint
ALTER TABLE "job_sightings" ADD COLUMN "own_job_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "compared_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "job_pairs_once" ON "job_pairs" ("job_id","other_id");--> statement-breakpoint
CREATE INDEX "job_pairs_other" ON "job_pairs" ("other_id");--> statement-breakpoint
CREATE INDEX "job_pairs_open" ON "job_pairs" ("created_at") WHERE settled_at is null and cardinality(doubts) > 0;--> statement-breakpoint
CREATE INDEX "job_pairs_merged" ON "job_pairs" ("created_at") WHERE settled_at is null and cardinality(doubts) = 0;--> statement-breakpoint
CREATE INDEX "job_sightings_own" ON "job_sightings" ("own_job_id") WHERE own_job_id is not null;--> statement-breakpoint
CREATE INDEX "jobs_opening" ON "jobs" (job_opening(company_slug, title, places_text, us_states)) WHERE expired_at is null and featured_until is null;--> statement-breakpoint
CREATE INDEX "jobs_merged" ON "jobs" ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "jobs_merged_fingerprint" ON "jobs" ("fingerprint") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "jobs_compared" ON "jobs" ("compared_version") WHERE expired_at is null and featured_until is null;--> statement-breakpoint
ALTER TABLE "job_pairs" ADD CONSTRAINT "job_pairs_job_id_jobs_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "job_pairs" ADD CONSTRAINT "job_pairs_other_id_jobs_id_fkey" FOREIGN KEY ("other_id") REFERENCES "jobs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "job_sightings" ADD CONSTRAINT "job_sightings_own_job_id_jobs_id_fkey" FOREIGN KEY ("own_job_id") REFERENCES "jobs"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_merged_into_jobs_id_fkey" FOREIGN KEY ("merged_into") REFERENCES "jobs"("id") ON DELETE SET NULL;