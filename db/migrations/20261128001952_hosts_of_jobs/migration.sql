-- "ude.umat.sboj." of a link to jobs.tamu.edu, so all hosts of a domain are beside each other.
CREATE FUNCTION reversed_host(link text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN reverse(rtrim(lower(substring(link from '(?i)^(?:https?://|mailto:)(?:[^/?#@]*@)?([^/?#:]+)')), '.')) || '.';
--> statement-breakpoint
CREATE INDEX "jobs_host" ON "jobs" (reversed_host(coalesce(apply_url, url)) text_pattern_ops) WHERE featured_until is null;