-- Each word with each cell, as a number. Two may share a number, so who asks looks at the words and the distance, too.
CREATE FUNCTION word_cells(words tsvector, place_words text[]) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array(
	SELECT hashtext(word.lexeme || ' ' || cell) FROM unnest(words) AS word, unnest(place_words) AS cell WHERE cell LIKE 'cell%'
);
--> statement-breakpoint
DROP INDEX "jobs_housed";--> statement-breakpoint
CREATE INDEX "jobs_housed" ON "jobs" USING gin ("facets","search_words",ts_filter(search_words, '{a}'),word_cells(ts_filter(search_words, '{a,c}'), place_words)) WHERE expired_at is null and featured_until is null and facets && '{housing:provided,housing:lives-on-site}';
