DROP INDEX "jobs_opening";--> statement-breakpoint
-- The distinct words of a title in one order, without numbers and the listing's own places, with the employer. As core/jobs/duplicates/title-likeness.ts reads them.
CREATE OR REPLACE FUNCTION job_opening(company_slug text, title text, places_text text, us_states text[])
RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN hashtextextended(company_slug || '/' || nullif(strip(ts_delete(
	to_tsvector('pg_catalog.simple', regexp_replace(plain_words(title), '\S*[0-9]\S*', '', 'g')),
	'{i,ii,iii,iv,v,vi,vii,a,an,the,in,at,of,for,near,and,us,usa,united,states,req,requisition}'::text[]
		|| string_to_array(plain_words(places_text || ' ' || array_to_string(us_states, ' ')), ' ')
))::text, ''), 0);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "opening" integer GENERATED ALWAYS AS ((job_opening(company_slug, title, places_text, us_states) % 2147483647)::integer) STORED;--> statement-breakpoint
CREATE INDEX "jobs_opening" ON "jobs" ("opening") WHERE expired_at is null and featured_until is null;
