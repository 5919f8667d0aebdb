ALTER TABLE "exercise" ADD COLUMN "added_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exercise" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "exercise_search" ON "exercise" USING gin ("search");--> statement-breakpoint
ALTER TABLE "exercise" DROP COLUMN "is_new";--> statement-breakpoint
-- letters as they are searched: small, and without the accents that no Danish letter has
CREATE FUNCTION search_letters(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT translate(lower(given COLLATE "da-x-icu"), 'éèêëáàâäíìîïóòôöúùûüçñ', 'eeeeaaaaiiiioooouuuucn')
$$;--> statement-breakpoint
-- words as they stand and their Danish stems
CREATE FUNCTION search_terms(given text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT to_tsvector('simple', search_letters(given)) || to_tsvector('danish', search_letters(given))
$$;--> statement-breakpoint
-- the later parts of long words, so that »ord« finds »navneord«
CREATE FUNCTION search_parts(given text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(coalesce(array_agg(DISTINCT substr(word, start)), '{}'))
	FROM unnest(regexp_split_to_array(search_letters(given), '[^[:alnum:]æøå]+')) word,
		generate_series(2, length(word) - 2) start
	WHERE length(word) >= 6
$$;--> statement-breakpoint
CREATE FUNCTION exercise_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	place text := (SELECT concat_ws(' ', category.title, level.title)
		FROM course_level level, exercise_category category
		WHERE level.id = NEW.level_id AND category.id = NEW.category_id);
	inside text := (SELECT string_agg(piece #>> '{}', ' ') FROM (
		SELECT jsonb_path_query(NEW.content, '$.instruction') UNION ALL
		SELECT jsonb_path_query(NEW.content, '$.instructions[*].text') UNION ALL
		SELECT jsonb_path_query(NEW.content, '$.task[*].text')) pieces(piece));
BEGIN
	NEW.search := setweight(search_terms(NEW.title), 'A')
		|| setweight(search_terms(coalesce(place, '')), 'B')
		|| setweight(search_terms(concat_ws(' ', NEW.description, inside)), 'C')
		|| search_parts(concat_ws(' ', NEW.title, place, NEW.description));
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER exercise_search BEFORE INSERT OR UPDATE ON "exercise" FOR EACH ROW EXECUTE FUNCTION exercise_search();--> statement-breakpoint
UPDATE "exercise" SET "search" = '';
